import { expect, test } from "vitest";
import { billedVisit as visit } from "#tests/kit/insurers/billed-visit.ts";
import { candidatesOf } from "./candidates.ts";
import { documentsOf, isHeld, type BilledVisit } from "./documents.ts";
import { placeOf } from "./fault-place.ts";
import { reportingLimits } from "./late-care.ts";
import { usualMonth } from "./usual-month.ts";

const sizes = (visits: BilledVisit[]) => documentsOf(visits).map((document) => document.visits.length);

test("a document holds the visits of a voucher in a month", () => {
  expect(sizes([visit(), visit({ day: "2026-03-17" }), visit({ voucher: 2 })])).toEqual([2, 1]);
  expect(sizes([visit(), visit({ day: "2026-04-01" })])).toEqual([1, 1]);
});

test("care without a voucher is a document of a patient, by insured number", () => {
  const care = { kind: "01", voucher: null } as const;
  expect(sizes([visit(care), visit({ ...care, card: 2 }), visit({ ...care, number: "7103192745" })])).toEqual([
    1, 1, 1,
  ]);
  expect(sizes([visit(care), visit(care), visit()])).toEqual([2, 1]);
});

test("insurers, kinds of insurance and contracts are documents of their own", () => {
  expect(
    sizes([
      visit(),
      visit({ insurer: "205" }),
      visit({ variant: "4" }),
      visit({ contract: { id: 2, pointPrice: 74 } }),
    ]),
  ).toEqual([1, 1, 1, 1]);
});

test("points are summed by counts, and their price in whole hellers", () => {
  const [document] = documentsOf([visit(), visit()]);
  expect([document!.points, document!.price]).toEqual([2 * (359 + 484), 2 * (359 + 484) * 74]);
});

test("a fault keeps its document out, and no other", () => {
  const error = { kind: "NO_DIAGNOSIS", code: null, allowed: null } as const;
  const warning = { kind: "FREQUENCY", code: "21221", allowed: 1 } as const;
  expect([isHeld(visit()), isHeld(visit({ faults: [error], reason: "Ano" }))]).toEqual([false, true]);
  expect([isHeld(visit({ faults: [warning] })), isHeld(visit({ faults: [warning], reason: "Ano" }))]).toEqual([
    true,
    false,
  ]);
  const documents = documentsOf([
    visit({ faults: [error] }),
    visit({ day: "2026-03-02" }),
    visit({ voucher: 2, day: "2026-03-20" }),
    visit({ voucher: 3, variant: "4", insurer: "205" }),
    visit({ voucher: 4, contract: null, faults: [{ ...error, kind: "NO_CONTRACT" }] }),
  ]);
  expect(candidatesOf("2026-03-01", documents)).toMatchObject([
    {
      insurer: "111",
      documents: 1,
      visits: 1,
      heldDocuments: 1,
      points: 843,
      price: 843 * 74,
      period: { from: "2026-03-02", to: "2026-03-20" },
    },
    { insurer: "205", variant: "4", documents: 1, heldDocuments: 0 },
  ]);
});

test("faults are corrected by the author unless they are of a card, a contract or a list", () => {
  expect((["NO_DIAGNOSIS", "FREQUENCY", "NO_INSURER", "NO_CONTRACT", "NO_POINTS"] as const).map(placeOf)).toEqual([
    "report",
    "report",
    "card",
    "contract",
    "list",
  ]);
});

test("the limits of a year are those of its decree", () => {
  expect(reportingLimits(2026)).toEqual({ reportBy: "2027-02-28", full: { until: "2027-03-31", then: 95 } });
  expect([reportingLimits(2025)?.full, reportingLimits(2024)]).toEqual([null, null]);
});

test("care is billed from the last days of its month until the twentieth of the next", () => {
  expect((["2026-03-20", "2026-03-21", "2026-03-31", "2027-01-01"] as const).map(usualMonth)).toEqual([
    "2026-02-01",
    "2026-03-01",
    "2026-03-01",
    "2026-12-01",
  ]);
});

import { expect, test } from "vitest";
import { billedVisit as visit } from "#tests/kit/insurers/billed-visit.ts";
import { documentsOf } from "../billing/documents.ts";
import { correctionObstacle } from "./correction-obstacle.ts";

const batch = { kind: "06", insurer: "111", insuranceVariant: "1", contractId: 1 } as const;
const of = (...visits: ReturnType<typeof visit>[]) => correctionObstacle(batch, documentsOf(visits));

test("care as it was, with other operations or by another voucher, is corrected in the batch of its insurer", () => {
  expect(of(visit(), visit({ day: "2026-03-12", operations: [] }))).toBeNull();
  expect(of(visit({ voucher: 2 }))).toBeNull();
});

test("care that is gone, has faults, or belongs to another batch is not", () => {
  expect(of()).toBe("NOTHING_LEFT");
  expect(of(visit({ faults: [{ kind: "NO_DIAGNOSIS", code: null, allowed: null }] }))).toBe("HELD");
  expect(of(visit(), visit({ insurer: "205" }))).toBe("ELSEWHERE");
  expect(of(visit({ variant: "4" }))).toBe("ELSEWHERE");
  expect(of(visit({ kind: "01", voucher: null }))).toBe("ELSEWHERE");
  expect(of(visit({ contract: { id: 2, pointPrice: 74 } }))).toBe("ELSEWHERE");
});

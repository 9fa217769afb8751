import { expect, test } from "vitest";
import { gridColumns, type GridName } from "#rules/grids/columns.ts";
import { ids } from "#tests/cast/people.ts";
import { testDatabase } from "#tests/kit/database.ts";
import { plansOf } from "#tests/kit/queries/plans.ts";
import type { ProfileCtx } from "../core/context.ts";
import { gridNamed } from "./all.ts";
import { readGridPage } from "./read-page.ts";

const database = await testDatabase();

/** Lists, and columns of others, whose few rows are sorted whole, by the reason; the rest is sorted by an index. */
const short: Record<string, string> = {
  months: "a row a month",
  voucherPresets: "a price list",
  procedures: "a price list",
  additionalProcedures: "a price list",
  prices: "a price list",
  facilities: "rooms and equipment of one centre",
  profiles: "colleagues",
  "reportTemplates.procedure": "texts of one centre",
  insuranceCompanyContracts: "a few of each insurer",
  medicalOperations: "operations of the centre's expertises",
  ftVoucherApplicants: "doctors who send patients here",
  "ftVouchers.limit": "open FT vouchers, whose next limit follows from their visits",
  batches: "a few of each insurer a month",
  batchCandidates: "batches of one month",
  kBatchDocuments: "at most 999 of a batch",
  visits: "visits of one card",
  attachments: "files of one card",
  accessLog: "readers of one card",
  waitingPatients: "patients who wait now",
};
const names = Object.keys(gridColumns) as GridName[];
const requiredBy = (name: GridName) => {
  const { filters } = gridNamed(name);
  if ("month" in filters) return "month=2026-03&";
  return "patientCard" in filters ? `patientCard=${ids.patients.karel}&` : "";
};

const sorted = names.flatMap((name) =>
  gridColumns[name]
    .filter(({ enableSorting, accessorKey }) => enableSorting && !short[name] && !short[`${name}.${accessorKey}`])
    .map(({ accessorKey }) => ({ name, sort: accessorKey })),
);

test.each(sorted)("the list $name is sorted by $sort on an index, both ways", async ({ name, sort }) => {
  for (const direction of ["asc", "desc"]) {
    const parameters = new URLSearchParams(`${requiredBy(name)}sort=${sort}&direction=${direction}`);
    const read = (ctx: ProfileCtx) => readGridPage(ctx, name, parameters);
    const { plans } = await plansOf(database.app, read, ["enable_sort = off"]);
    const pages = plans.filter(({ text }) => /\border by\b.*\blimit\b/s.test(text));
    expect(pages.length).toBeGreaterThan(0);
    expect([direction, pages.flatMap(({ nodes }) => nodes).filter((node) => node === "Sort")]).toEqual([direction, []]);
  }
});

test("each list that is sorted whole, and each such column, is one of the lists", () => {
  const known = names.flatMap((name) => [
    name,
    ...gridColumns[name].map(({ accessorKey }) => `${name}.${accessorKey}`),
  ]);
  expect(Object.keys(short).filter((name) => !known.includes(name))).toEqual([]);
});

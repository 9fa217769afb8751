import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { sortFields } from "#rules/grids/column.ts";
import { columnsFor, gridColumns, type GridName } from "#rules/grids/columns.ts";
import { gridWords } from "#rules/grids/words/all.ts";
import type { Actor } from "#rules/permissions.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";
import { fileColumns } from "./files/file-columns.ts";

const api = await testApi();

/** The roles of the cast by a letter; the manager is an administrator without a health profession. */
const people = {
  A: { cast: "admin", actor: { role: "ROLE_ADMIN", profession: "PHYSIOTHERAPIST" } },
  M: { cast: "manager", actor: { role: "ROLE_ADMIN", profession: "OTHER" } },
  P: { cast: "paramedic", actor: { role: "ROLE_PARAMEDIC", profession: "PHYSIOTHERAPIST" } },
  R: { cast: "receptionist", actor: { role: "ROLE_RECEPTIONIST", profession: "OTHER" } },
} as const satisfies Record<string, { cast: Role; actor: Actor }>;

/** The roles that see a list, and those that save its files. */
const matrix: Record<GridName, [seen: string, saved: string]> = {
  payments: ["AMPR", "AMPR"],
  unpaidPayments: ["AMPR", "AM"],
  bankStatements: ["AMR", "AMR"],
  bankMovements: ["AMR", "AM"],
  months: ["AM", "AM"],
  paymentEntries: ["AMPR", "AMPR"],
  cashEntries: ["AMR", "AMR"],
  invoices: ["AMPR", "AMPR"],
  vouchers: ["AMPR", "AM"],
  unusedVouchers: ["AM", "AM"],
  voucherPresets: ["AMPR", "AMPR"],
  invoiceExports: ["AM", "AM"],
  insuranceCompanyContracts: ["AMP", "AMP"],
  medicalOperations: ["AMP", "AMP"],
  ftVoucherApplicants: ["AMPR", "AMPR"],
  ftVouchers: ["AMPR", "AM"],
  batches: ["AMP", "AMP"],
  batchCandidates: ["AMP", "AMP"],
  kBatchDocuments: ["AMP", "AM"],
  returnedDocuments: ["AMP", "AM"],
  patients: ["AMPR", "AM"],
  waitingPatients: ["AMPR", "AM"],
  bookings: ["AMPR", "AMP"],
  visits: ["AMPR", "AMPR"],
  medicalReports: ["AMPR", "AMPR"],
  attachments: ["AMPR", "AMPR"],
  accessLog: ["AM", "AM"],
  procedures: ["AM", "AM"],
  additionalProcedures: ["AM", "AM"],
  facilities: ["AM", "AM"],
  profiles: ["AM", "AM"],
  reportTemplates: ["AP", "AP"],
  prices: ["AM", "AM"],
  auditLog: ["AM", "AM"],
  mails: ["AM", "AM"],
  notices: ["AMPR", "AMPR"],
  refusedNotices: ["AM", "AM"],
  cardsPastTime: ["AM", "AM"],
  disposalRecord: ["AM", "AM"],
};
/** Columns that not all who see the list see: the roles that do. */
const ofSome: Record<string, string> = { "medicalReports.summary": "AP" };

const cases = (Object.keys(gridColumns) as GridName[]).flatMap((name) =>
  (Object.keys(people) as (keyof typeof people)[]).map((who) => [name, who] as const),
);
/** The filter of lists that belong to a card or a month. */
const belongTo: Partial<Record<GridName, string>> = {
  batches: "month=2026-03",
  batchCandidates: "month=2026-03",
  visits: `patientCard=${ids.patients.jana}`,
  medicalReports: `patientCard=${ids.patients.jana}`,
  attachments: `patientCard=${ids.patients.jana}`,
  accessLog: `patientCard=${ids.patients.jana}`,
  notices: `patientCard=${ids.patients.jana}`,
};
const lists = listsOf(api);
const serve = (name: GridName, who: keyof typeof people, ...parameters: string[]) =>
  lists.serve(people[who].cast, name, [belongTo[name], ...parameters].filter(Boolean).join("&"));
const seenBy = (name: GridName, who: string) =>
  gridColumns[name]
    .map(({ accessorKey }) => accessorKey)
    .filter((key) => (ofSome[`${name}.${key}`] ?? "AMPR").includes(who));

test.each(cases)("the list %s has for %s the rows, columns, sorts and files of the role alone", async (name, who) => {
  const [seen, saved] = matrix[name];
  if (!seen.includes(who)) {
    expect(await refusal(serve(name, who))).toBe("forbidden");
    expect(await refusal(serve(name, who, "format=csv"))).toBe("forbidden");
    return;
  }
  const columns = seenBy(name, who);
  expect(columnsFor(name, people[who].actor).map(({ accessorKey }) => accessorKey)).toEqual(columns);
  const { items } = await (await serve(name, who)).json();
  for (const row of items) expect(Object.keys(row).sort()).toEqual(["id", ...columns].sort());
  const sorted = gridColumns[name]
    .filter(({ accessorKey, enableSorting }) => enableSorting && columns.includes(accessorKey))
    .flatMap(({ accessorKey, meta: { sortField } }): string[] => [accessorKey, ...(sortField ? [sortField] : [])]);
  for (const field of [...sortFields, ...gridColumns[name].map(({ accessorKey }): string => accessorKey)]) {
    const refused = await refusal(serve(name, who, `sort=${field}`));
    expect([field, refused]).toEqual([field, sorted.includes(field) ? null : "invalidInput"]);
  }
  if (!saved.includes(who)) return expect(await refusal(serve(name, who, "format=csv"))).toBe("forbidden");
  const bytes = Buffer.from(await (await serve(name, who, "format=csv", "language=en")).arrayBuffer());
  const [head, ...rows] = parse(bytes, { bom: true, delimiter: ";" });
  expect(head).toHaveLength(fileColumns(name, gridWords.en, people[who].actor).length);
  expect(rows.length).toBeGreaterThanOrEqual(items.length);
});

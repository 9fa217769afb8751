import { expect, test } from "vitest";
import { sortFields } from "#rules/grids/column.ts";
import { gridColumns } from "#rules/grids/columns.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";
import { gridNamed } from "./all.ts";

const api = await testApi();
/** The month or the card of a list that has no rows without. */
function requiredBy(name: string): string {
  const { filters } = gridNamed(name);
  if ("month" in filters) return "month=2026-03&";
  return "patientCard" in filters ? `patientCard=${ids.patients.karel}&` : "";
}
const lists = listsOf(api);
const serve = (name: string, parameters: string) => lists.serve("admin", name, `${requiredBy(name)}${parameters}`);
const idsOf = (name: string, parameters: string) => lists.idsOf("admin", name, `${requiredBy(name)}${parameters}`);

test("a list sorts by each of its sorted columns, both ways", async () => {
  for (const [name, columns] of Object.entries(gridColumns))
    for (const { accessorKey } of columns.filter(({ enableSorting }) => enableSorting))
      for (const direction of ["asc", "desc"]) {
        const asked = `sort=${accessorKey}&direction=${direction}`;
        expect([name, asked, await refusal(serve(name, asked))]).toEqual([name, asked, null]);
      }
});

test("a list sorts by the fields that every list has as by its own columns, and refuses those that it lacks", async () => {
  const order = "direction=desc";
  expect(await idsOf("payments", `sort=publishedAt&${order}`)).toEqual(
    await idsOf("payments", `sort=created&${order}`),
  );
  expect(await idsOf("vouchers", `sort=name&${order}`)).toEqual(await idsOf("vouchers", `sort=voucher&${order}`));
  for (const [name, columns] of Object.entries(gridColumns))
    for (const field of sortFields) {
      const has = columns.some(({ meta }) => meta.sortField === field);
      const refused = await refusal(serve(name, `sort=${field}`));
      expect([name, field, refused]).toEqual([name, field, has ? null : "invalidInput"]);
    }
});

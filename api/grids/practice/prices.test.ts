import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";

const api = await testApi();
const { owner } = api.database;
const lists = listsOf(api);
const serve = (who: Role, parameters = "") => lists.serve(who, "prices", parameters);
type Row = { id: number; priced: { target: string; name: string }; price: { amount: number } };
const rowsOf = (who: Role, parameters = ""): Promise<Row[]> => lists.rowsOf(who, "prices", parameters);
const namesOf = async (who: Role, parameters = "") => (await rowsOf(who, parameters)).map(({ priced }) => priced.name);
const { therapy } = ids.procedures;

await owner.query(
  `insert into prices (medical_center_id, target, target_id, valid_from, amount, created_by)
   select $1, 'PROCEDURE', $2, day::date, amount, $3
   from (values ('2026-03-01', 96000), ('2026-12-01', 120000), ('2026-07-01', 99800)) as price(day, amount)`,
  [ids.center, therapy, ids.profiles.admin],
);

test("the price list is in the order of kinds and names, with the price of today and the next one", async () => {
  const rows = await rowsOf("admin");
  expect(rows.map(({ priced }) => priced.target)).toEqual(
    ["PROCEDURE", "ADDITIONAL_PROCEDURE", "VOUCHER_PRESET"].flatMap((target) =>
      rows.filter(({ priced }) => priced.target === target).map(() => target),
    ),
  );
  expect(rows[0]).toEqual({
    id: expect.any(Number),
    priced: { target: "PROCEDURE", id: therapy, name: "Individuální LTV" },
    kind: "PROCEDURE",
    price: { amount: 96_000, currency: "CZK" },
    next: { price: { amount: 99_800, currency: "CZK" }, from: "2026-07-01" },
    currency: "CZK",
  });
  const names = await namesOf("admin", "sort=name");
  expect(names).toEqual(names.toSorted(new Intl.Collator("cs").compare));
  expect(await namesOf("admin", "sort=name&direction=desc")).toEqual(names.toReversed());
  const amounts = (await rowsOf("admin", "sort=price&direction=desc")).map(({ price }) => price.amount);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  expect(await namesOf("foreign")).not.toContain("Individuální LTV");
});

test("its file has the day of the next price, and is administrators'", async () => {
  const file = parse(await (await serve("admin", "format=csv")).text(), { bom: true, delimiter: ";" });
  expect(file[0]!.join()).toBe("Název,Druh,Cena dnes,Další cena,Další cena: od,Měna");
  expect(file[1]).toEqual(["Individuální LTV", "služba", "960,00", "998,00", "1.7.2026", "CZK"]);
  expect(file).toHaveLength((await rowsOf("admin")).length + 1);
  for (const who of ["paramedic", "receptionist"] as const)
    for (const parameters of ["", "format=csv"]) {
      expect([who, parameters, await refusal(serve(who, parameters))]).toEqual([who, parameters, "forbidden"]);
    }
});

test("a page takes as many queries whatever it holds", async () => {
  const few = await lists.queriesOf("prices");
  await owner.query(
    "insert into additional_procedures (medical_center_id, name, price_amount) select $1, 'Zboží ' || n, 100 from generate_series(1, 60) as n",
    [ids.center],
  );
  expect(await lists.queriesOf("prices")).toBe(few);
});

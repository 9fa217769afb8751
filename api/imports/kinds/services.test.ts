import { expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";
import { importsOf } from "#tests/kit/imports/import-table.ts";

const api = await testApi();
const { step, checked, counts, rowsOf, one, tables } = importsOf(api);

test("services come with lengths, prices, rates and groups; one of the same name is asked about", async () => {
  const before = await tables();
  const result = await checked(
    "sluzby.csv",
    [
      "Název;Délka;Cena;DPH;Kapacita",
      "Lymfodrenáž;60;1 200,50;0 %;",
      "Skupina záda;45;250 Kč;12;8",
      "Lymfodrenáž;30;700;;",
      "Taping;abc;-5;99;",
    ].join("\n"),
    "SERVICES",
  );
  expect(counts(result)).toEqual({ READY: 2, DUPLICATE: 1, FAULTY: 1 });
  expect((await rowsOf(result.id, "FAULTY")).items[0]!.faults).toEqual([
    { column: 1, error: "notANumber" },
    { column: 2, error: "priceInvalid" },
    { column: 3, error: "choiceInvalid" },
  ]);
  expect((await rowsOf(result.id, "DUPLICATE")).items).toMatchObject([{ line: 4, twin: 2 }]);
  const written = await step("importConfirm", result);
  expect(counts(written)).toEqual({ WRITTEN: 2, LEFT_OUT: 1, FAULTY: 1 });
  expect(
    await one(
      "select name, type, capacity, duration_minutes as minutes, price_amount::int as price, vat_rate as rate from procedures p join import_rows r on r.made_id = p.id where r.import_id = $1 order by p.id",
      result.id,
    ),
  ).toEqual([
    { name: "Lymfodrenáž", type: "INDIVIDUAL", capacity: 1, minutes: 60, price: 120_050, rate: "ZERO" },
    { name: "Skupina záda", type: "GROUP", capacity: 8, minutes: 45, price: 25_000, rate: "REDUCED" },
  ]);
  const undone = await step("importUndo", written);
  expect([undone.state, await tables()]).toEqual(["UNDONE", before]);
});

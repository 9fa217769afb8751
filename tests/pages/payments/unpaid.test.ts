import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { testPages } from "#tests/kit/pages.ts";
import { onEmbedded } from "#tests/kit/database.ts";

onEmbedded();
const { visitor, database } = await testPages();
const queries: string[] = [];
countQueries(database.app, queries);
const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const address = "/platby/nezaplacene";
/** The sums of the head and those of the listed rows, which are on one page. */
const sums = (page: { all(selector: string): { structuredText: string }[] }) =>
  page.all("dl.cells dd").map((cell) => spaced(cell.structuredText));

test("unpaid payments are summed by age, and the sums are those of the rows", async () => {
  await database.owner.query(
    `insert into payments (medical_center_id, payer, currency, price, paid, variable_symbol, created_at)
     select ${ids.center}, 'Plátce', 'CZK', 10000, 1000, 'u' || days, timestamptz '2026-03-16 00:30 Europe/Prague' - days * interval '1 day'
     from unnest(array[14, 15, 30, 31, 60, 61, 90, 91]) as days`,
  );
  const someone = visitor("admin");
  const page = await someone.get(address);
  expect(page.title).toBe("Nezaplacené platby podle stáří | Motus");
  // Two of the cast are owed today.
  expect(sums(page)).toEqual(["1 240 Kč (3)", "180 Kč (2)", "180 Kč (2)", "180 Kč (2)", "90 Kč (1)"]);
  expect(page.all("tbody tr").length).toBe(10);
  const ages = ["do-14-dnu", "do-30-dnu", "do-60-dnu", "do-90-dnu", "starsi"];
  const symbols = await Promise.all(
    ages.map(async (age) =>
      (await someone.get(`${address}?age=${age}`)).all("tbody th").map((cell) => cell.structuredText.trim()),
    ),
  );
  expect(symbols).toEqual([["u14", "26900001", "26900004"], ["u30", "u15"], ["u60", "u31"], ["u90", "u61"], ["u91"]]);
});

test("reception sees all that is owed, a paramedic the own ones, and an administrator saves them", async () => {
  const files = "a[href^='/api/cms/datagrid/unpaidPayments?']";
  const all = await visitor("receptionist").get(address);
  expect([all.all("tbody tr").length, all.all(files).length]).toEqual([10, 0]);
  const older = (await visitor("admin").get(`${address}?age=starsi&sort=owed&direction=desc`)).all(files);
  expect(older.map((link) => link.getAttribute("href"))).toEqual([
    "/api/cms/datagrid/unpaidPayments?age=OLDER&format=csv&language=cs",
    "/api/cms/datagrid/unpaidPayments?age=OLDER&format=xlsx&language=cs",
  ]);
  const own = await visitor("paramedic").get(address);
  expect(own.all("tbody th").map((cell) => cell.structuredText.trim())).toEqual(["26900004"]);
});

test("the page takes as few queries for many payments as for ten, and reads fifty by index", async () => {
  const someone = visitor("admin");
  const asked = async () => {
    await someone.get(address);
    queries.length = 0;
    const page = await someone.get(address);
    return { rows: page.all("tbody tr").length, about: queries.filter((query) => /payment/.test(query)).length };
  };
  const few = await asked();
  await database.owner.query(
    `insert into payments (medical_center_id, payer, currency, price, variable_symbol, created_at)
     select ${ids.center}, 'Plátce', 'CZK', 100, 'm' || n, timestamptz '2026-03-16 08:00Z' - n * interval '10 minutes' from generate_series(1, $1::int) n`,
    [Number(process.env.MOTUS_PAYMENTS ?? 2_000)],
  );
  await database.owner.query("analyze payments");
  const many = await asked();
  expect([few.rows, many.rows, many.about]).toEqual([10, 50, few.about]);
  const { rows } = await database.owner.query(
    `explain (format json) select * from payments where medical_center_id = ${ids.center} and payed_at is null and canceled_at is null order by created_at, id limit 50`,
  );
  expect(JSON.stringify(rows[0])).toContain('"Index Name":"payments_unpaid"');
});

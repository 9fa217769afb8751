import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { therapy } = ids.procedures;

const version = async (who: Role = "admin"): Promise<number> =>
  (await api.call(who, "{ priceList { version } }")).data?.priceList.version;
const change = async (validFrom: string, hundredths: number, basis?: number, who: Role = "admin") =>
  api.call(
    who,
    "mutation ($validFrom: String!, $change: Int!, $version: Int!) { pricesChange(validFrom: $validFrom, change: $change, version: $version) }",
    { validFrom, change: hundredths, version: basis ?? (await version()) },
  );
const refusal = ({ status, errors }: Awaited<ReturnType<typeof change>>) => [
  status,
  (errors?.[0]?.extensions.fields as { code: string }[] | undefined)?.[0]?.code ?? errors?.[0]?.extensions.code,
];
/** All prices of a day, by kind and id, of each page. */
async function pricesOn(on: string) {
  const found: Record<string, { before: number; price: number }> = {};
  for (let page = 1, total = 1; (page - 1) * 100 < total; page++) {
    const { data } = await api.call(
      "admin",
      `{ priceList(on: "${on}", page: ${page}) { total items { target id before { amount } price { amount } } } }`,
    );
    total = data.priceList.total;
    for (const { target, id, before, price } of data.priceList.items)
      found[`${target} ${id}`] = { before: before.amount, price: price.amount };
  }
  return found;
}
const addServices = (count: number) =>
  owner.query(
    "insert into procedures (medical_center_id, name, duration_minutes, price_amount) select $1, 'Služba ' || n, 30, 100000 from generate_series(1, $2::int) as n",
    [ids.center, count],
  );

test("a percentage changes all prices, however many, by those of the day before", async () => {
  await addServices(110);
  const before = await version();
  const { data } = await change("2027-01-01", 500);
  const prices = Object.values(await pricesOn("2027-01-01"));
  expect(prices.length).toBeGreaterThan(110);
  expect(data.pricesChange).toBe(prices.filter(({ before, price }) => before !== price).length);
  expect(await version()).toBe(before + data.pricesChange);
  expect((await pricesOn("2027-01-01"))[`PROCEDURE ${therapy}`]).toEqual({ before: 95_000, price: 99_800 });
  expect(prices.filter(({ before, price }) => before === 100_000 && price === 105_000)).toHaveLength(110);
});

test("the same change again changes nothing, and another one replaces it and what was set by hand", async () => {
  expect((await change("2027-01-01", 500)).data.pricesChange).toBe(0);
  await owner.query("update prices set amount = 1 where target = 'PROCEDURE' and target_id = $1", [therapy]);
  await change("2027-01-01", 600);
  const prices = await pricesOn("2027-01-01");
  expect(prices[`PROCEDURE ${therapy}`]).toEqual({ before: 95_000, price: 100_700 });
  expect(Object.values(prices).filter(({ price }) => price === 105_000)).toEqual([]);
});

test("a change is refused for a day before today, out of bounds, and where the list has changed since", async () => {
  expect(refusal(await change("2026-03-15", 500))).toEqual([400, "E212"]);
  expect(refusal(await change("2027-02-01", -10_001))).toEqual([400, "E1F8"]);
  expect(refusal(await change("2027-02-01", 100_000))).toEqual([400, "E1F8"]);
  expect(refusal(await change("2027-02-01", 500, undefined, "receptionist"))).toEqual([403, "E002"]);
  await owner.query("update procedures set price_amount = 900000000 where name = 'Služba 1'");
  await owner.query("delete from prices where target_id = (select id from procedures where name = 'Služba 1')");
  expect(refusal(await change("2027-02-01", 5_000))).toEqual([400, "E1S1"]);
  const basis = await version();
  const { rows } = await owner.query("select id from prices where valid_from = '2027-01-01' limit 1");
  await api.call("manager", `mutation { priceRemove(price: ${rows[0].id}, version: 2) { id } }`);
  expect(refusal(await change("2027-02-01", 500, basis))).toEqual([409, "E012"]);
  expect((await owner.query("select from prices where valid_from = '2027-02-01'")).rows).toEqual([]);
});

test("a change of prices costs the same number of queries for a few as for many", async () => {
  await owner.query("update procedures set removed_at = now() where name like 'Služba %'");
  const cost = async (day: string) => {
    const basis = await version();
    api.queries.length = 0;
    await change(day, 500, basis);
    return api.queries.length;
  };
  await cost("2027-04-01");
  const few = await cost("2027-05-01");
  await addServices(50);
  expect(await cost("2027-06-01")).toBe(few);
});

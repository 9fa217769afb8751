import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { first, gym, foreign } = ids.cashBoxes;
const march = `from: "2026-02-28T23:00:00Z", to: "2026-03-31T22:00:00Z"`;

const enter = (direction: string, amount: number, who: Role = "admin", box: number | null = null) =>
  api.call(
    who,
    `mutation { cashEntryCreate(cashBox: ${box}, input: { direction: ${direction}, amount: { amount: ${amount}, currency: "CZK" }, reason: "Banka" }) { id number amount { amount } reason } }`,
  );
const book = (who: Role = "admin", period = march, more = "") =>
  api.call(
    who,
    `{ cashBook(${period} ${more}) { cashBox { id } from opening income expense total items { balance entry { number amount { amount currency } reason payment { id patientCard { surname } } } } } }`,
  );
type Item = { balance: number; entry: { number: string; amount: { amount: number } } };
type Answer = Awaited<ReturnType<typeof book>>;
const refusal = ({ status, errors }: Answer) => [status, errors?.[0]?.extensions.code];
const faults = ({ errors = [] }: Answer) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: string[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);

test("the book runs a balance over deposits, withdrawals and payments, and its sums equal its rows", async () => {
  expect((await enter("IN", 100_000)).data.cashEntryCreate).toMatchObject({ number: "P1-2026-0001", reason: "Banka" });
  expect(faults(await enter("OUT", 100_100))).toEqual(["amount E1Q9"]);
  expect(faults(await enter("OUT", 50))).toEqual(["amount E1Q7"]);
  expect(faults(await enter("IN", 0))).toEqual(["amount E1F1"]);
  await enter("OUT", 30_000);
  await api.call(
    "receptionist",
    `mutation { paymentUpdate(payment: ${ids.payments.jana}, version: 1, input: { paymentMethod: CASH }) { id } }`,
  );
  const { items, ...sums } = (await book()).data.cashBook;
  expect(sums).toMatchObject({ opening: 0, income: 185_000, expense: -30_000, total: 3, cashBox: { id: first } });
  expect(items.map(({ balance, entry }: Item) => [entry.number, entry.amount.amount, balance])).toEqual([
    ["P1-2026-0002", 85_000, 155_000],
    ["V1-2026-0001", -30_000, 70_000],
    ["P1-2026-0001", 100_000, 100_000],
  ]);
  expect(items[0].entry.payment).toMatchObject({ id: ids.payments.jana, patientCard: { surname: "Dvořáčková" } });
  const april = (await book("admin", `from: "2026-03-31T22:00:00Z", to: "2026-04-30T22:00:00Z"`)).data.cashBook;
  expect(april).toMatchObject({ opening: 155_000, income: 0, expense: 0, total: 0, items: [] });
});

test("reception has the book of its own box and day, and a paramedic none", async () => {
  await owner.query(
    `insert into cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id)
     values ($1, $2, 'IN', 2026, 900, '2026-03-10 09:00Z', 1000, 'Dřív', $3)`,
    [ids.center, first, ids.profiles.admin],
  );
  const { total, opening, from } = (await book("receptionist")).data.cashBook;
  expect({ total, opening, from }).toEqual({ total: 3, opening: 1000, from: "2026-03-15T23:00:00.000Z" });
  expect(refusal(await book("receptionist", march, `cashBox: ${gym}`))).toEqual([403, "E002"]);
  expect(refusal(await enter("IN", 100, "receptionist", gym))).toEqual([403, "E002"]);
  expect(refusal(await book("paramedic"))).toEqual([403, "E002"]);
  expect(refusal(await book("admin", march, `cashBox: ${foreign}`))).toEqual([404, "E003"]);
  expect(refusal(await book("receptionist", march, `cashBox: ${foreign}`))).toEqual([404, "E003"]);
});

test("a receipt by hand is read by those who have the book, and one of another centre by none", async () => {
  const { rows } = await owner.query("select min(id) as id from cash_entries where payment_entry_id is null");
  const earlier = await owner.query("select id from cash_entries where number = 900");
  const receipt = (who: Role, id = rows[0].id) =>
    api.call(who, `{ cashReceipt(cashEntry: ${id}) { entry { reason } content } }`);
  expect((await receipt("receptionist")).data.cashReceipt.entry).toEqual({ reason: "Banka" });
  expect(refusal(await receipt("paramedic"))).toEqual([403, "E002"]);
  expect(refusal(await receipt("receptionist", earlier.rows[0].id))).toEqual([403, "E002"]);
  expect((await receipt("admin", earlier.rows[0].id)).status).toBe(200);
  expect(refusal(await receipt("foreign"))).toEqual([404, "E003"]);
});

test("a page of the book costs the same number of queries whatever it lists", async () => {
  const cost = async () => {
    api.queries.length = 0;
    await book();
    return api.queries.length;
  };
  const few = await cost();
  await owner.query(
    `insert into cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id)
     select $1, $2, 'IN', 2026, 1000 + n, '2026-03-12 09:00Z', 100, 'Drobné', $3 from generate_series(1, 60) as n`,
    [ids.center, first, ids.profiles.admin],
  );
  expect(await cost()).toBe(few);
  expect((await book()).data.cashBook.items.length).toBe(50);
});

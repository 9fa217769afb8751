import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { first, gym } = ids.cashBoxes;
const czk = (amount: number) => ({ amount, currency: "CZK" });
const close = (counted: number, reason: string | null = null, who: Role = "receptionist", cashBox?: number) =>
  api.call(
    who,
    `mutation ($cashBox: Int, $input: CashCloseInput!) { cashBoxClose(cashBox: $cashBox, input: $input) { counted difference reason profile { id } } }`,
    { cashBox, input: { counted: czk(counted), reason } },
  );
async function paid(amount: number) {
  const item = { name: "Tejp", price: czk(amount), vatRate: "ZERO", targetType: "ADDITIONAL_PROCEDURE" };
  const { data } = await api.call(
    "receptionist",
    `mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id } }`,
    { input: { payer: "Sportovní klub", items: [item] } },
  );
  const { id } = data.paymentCreate;
  const taken = await api.call(
    "receptionist",
    `mutation { paymentUpdate(payment: ${id}, version: 1, input: { paymentMethod: CASH }) { id version cancelable entries { id reversible } } }`,
  );
  return taken.data.paymentUpdate as { id: number; version: number; entries: { id: number; reversible: boolean }[] };
}
const reverse = (payment: { id: number; entries: { id: number }[] }, who: Role) =>
  api.call(
    who,
    `mutation { paymentEntryReverse(payment: ${payment.id}, version: 2, entry: ${payment.entries[0]!.id}, reason: "Omyl") { id entries { cashEntry { at } } } }`,
  );
const book = async () =>
  (
    await api.call(
      "admin",
      `{ cashBook(from: "2026-02-28T23:00:00Z", to: "2026-03-31T22:00:00Z") { opening income expense closes { counted difference } items { entry { reason amount { amount } } } } }`,
    )
  ).data.cashBook;
type Answer = Awaited<ReturnType<typeof close>>;
const refusal = ({ status, errors }: Answer) => [status, errors?.[0]?.extensions.code];
const faults = ({ errors = [] }: Answer) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: string[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);

test("a box is closed by its counted cash, and a difference with a reason becomes an entry of the book", async () => {
  await paid(50_000);
  expect((await close(50_000)).data.cashBoxClose).toEqual({
    counted: 50_000,
    difference: 0,
    reason: null,
    profile: { id: ids.profiles.receptionist },
  });
  expect(faults(await close(48_000))).toEqual(["reason E1F1"]);
  expect(faults(await close(48_050, "Drobné"))).toEqual(["counted E1Q7"]);
  expect((await close(48_000, "Chyběla bankovka")).data.cashBoxClose).toMatchObject({ difference: -2_000 });
  const { opening, income, expense, closes, items } = await book();
  expect(opening + income + expense).toBe(48_000);
  expect(closes).toEqual([
    { counted: 48_000, difference: -2_000 },
    { counted: 50_000, difference: 0 },
  ]);
  expect(items[0].entry).toEqual({ reason: "Chyběla bankovka", amount: { amount: -2_000 } });
});

test("cash that was counted is given back by administrators alone; what came after the close, as before", async () => {
  const before = await paid(10_000);
  expect(before.entries[0]!.reversible).toBe(true);
  await close(58_000);
  const { data } = await api.call(
    "receptionist",
    `{ payment(payment: ${before.id}) { cancelable entries { reversible } } }`,
  );
  expect(data.payment).toEqual({ cancelable: false, entries: [{ reversible: false }] });
  expect(refusal(await reverse(before, "receptionist"))).toEqual([403, "E002"]);
  expect((await reverse(before, "admin")).status).toBe(200);
  expect((await reverse(await paid(10_000), "receptionist")).status).toBe(200);
});

test("reception closes its own box, a paramedic none, and another centre's is not found", async () => {
  expect(refusal(await close(0, null, "receptionist", gym))).toEqual([403, "E002"]);
  expect((await close(0, null, "admin", gym)).status).toBe(200);
  expect(refusal(await close(0, null, "paramedic"))).toEqual([403, "E002"]);
  expect(refusal(await close(0, null, "admin", ids.cashBoxes.foreign))).toEqual([404, "E003"]);
});

test("nothing is entered before a close, also where the clock was set back, and a close stays as it is", async () => {
  const { rows } = await owner.query("select max(at) as at from cash_closes");
  const now = api.clock.now;
  api.clock.now = new Date(rows[0].at.getTime() - 3_600_000);
  await owner.query("update sessions set last_seen_at = $1", [api.clock.now]);
  const { id } = await paid(10_000);
  const entry = await owner.query(
    "select at from cash_entries where payment_entry_id in (select id from payment_entries where payment_id = $1)",
    [id],
  );
  expect(entry.rows[0].at).toEqual(rows[0].at);
  api.clock.now = now;
  await expect(
    owner.query(
      "insert into cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id) values ($1, $2, 'IN', 2026, 900, '2026-03-10 09:00Z', 100, 'Dřív', $3)",
      [ids.center, first, ids.profiles.admin],
    ),
  ).rejects.toThrow("closed");
  await expect(owner.query("update cash_closes set counted = 0")).rejects.toThrow("only added");
});

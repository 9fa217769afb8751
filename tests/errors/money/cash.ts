import { ids } from "#tests/cast/people.ts";
import { ask, field, owner, whole } from "../ask.ts";

const { first, gym } = ids.cashBoxes;
const archive = (id: number) =>
  ask("admin", `mutation { cashBoxArchive(cashBox: ${id}, archived: true, version: 1) { id } }`);

/** Cash that somebody took into a box of the cast. */
const fill = (box: number) =>
  owner.query(
    `insert into cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id)
     values ($1, $2, 'IN', 2000, (select coalesce(max(number), 0) + 1 from cash_entries), '2000-01-01', 100, 'Vklad', $3)`,
    [ids.center, box, ids.profiles.admin],
  );

const czk = (amount: number) => `{ amount: ${amount}, currency: "CZK" }`;
/** A payment of somebody without a card that is taken in cash. */
async function takeInCash(price: number) {
  await ask(
    "admin",
    `mutation { paymentCreate(input: { payer: "Klub", items: [{ name: "Kurz", price: ${czk(price)}, targetType: ADDITIONAL_PROCEDURE }] }) { id } }`,
  );
  const { rows } = await owner.query("select max(id) as id from payments");
  return ask(
    "admin",
    `mutation { paymentUpdate(payment: ${rows[0].id}, version: 1, input: { paymentMethod: CASH }) { id } }`,
  );
}
async function paidInCash(price: number): Promise<{ id: number; entry: number }> {
  await takeInCash(price);
  const { rows } = await owner.query(
    "select payment_id as id, id as entry from payment_entries order by id desc limit 1",
  );
  return rows[0];
}
const withdraw = (amount: number) =>
  ask(
    "admin",
    `mutation { cashEntryCreate(input: { direction: OUT, amount: ${czk(amount)}, reason: "Banka" }) { id } }`,
  );

/** The refusals of cash boxes. */
export const cash = {
  notEnoughCash: () =>
    field(
      "amount",
      ask(
        "admin",
        `mutation { cashEntryCreate(cashBox: ${gym}, input: { direction: OUT, amount: { amount: 100, currency: "CZK" }, reason: "Banka" }) { id } }`,
      ),
    ),
  cashBoxShort: async () => {
    const { id, entry } = await paidInCash(95_000);
    await withdraw(95_000);
    return whole(
      ask(
        "admin",
        `mutation { paymentEntryReverse(payment: ${id}, version: 2, entry: ${entry}, reason: "Omyl") { id } }`,
      ),
    );
  },
  cashAboveLimit: () => field("paymentMethod", takeInCash(27_000_100)),
  cashBoxNotEmpty: async () => {
    await fill(first);
    return whole(archive(first));
  },
  lastCashBox: async () => {
    await archive(gym);
    return whole(archive(first));
  },
};

import { ids } from "#tests/cast/people.ts";
import { ask, field, owner, whole } from "./ask.ts";

const line = {
  name: "Individuální LTV",
  price: { amount: 95_000, currency: "CZK" },
  vatRate: "ZERO",
  targetType: "PROCEDURE",
  targetId: ids.procedures.therapy,
};
const create = (item: object, who: "admin" | "receptionist" = "admin") =>
  ask(who, `mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id } }`, {
    input: { items: [{ ...line, ...item }] },
  });

/** A new payment of 950 crowns, by its id. */
async function payment(): Promise<number> {
  await create({});
  return (await owner.query("select max(id) as id from payments")).rows[0].id;
}
const take = (id: number, version: number, input: object) =>
  ask(
    "admin",
    `mutation ($id: Int!, $version: Int!, $input: PaymentUpdateInput!) { paymentUpdate(payment: $id, version: $version, input: $input) { id } }`,
    { id, version, input },
  );
const paid = async () => {
  const id = await payment();
  await take(id, 1, { paymentMethod: "CARD" });
  return id;
};
const reverse = async (id: number, version: number) => {
  const { rows } = await owner.query("select min(id) as id from payment_entries where payment_id = $1", [id]);
  return ask(
    "admin",
    `mutation { paymentEntryReverse(payment: ${id}, version: ${version}, entry: ${rows[0].id}, reason: "Omyl") { id } }`,
  );
};
const cancel = (id: number, version: number) =>
  ask("admin", `mutation { paymentCancel(payment: ${id}, version: ${version}, reason: "Omyl") { id } }`);

/** The refusals of payments. */
export const payments = {
  moreThanOwed: async () =>
    field("amount", take(await payment(), 1, { paymentMethod: "CARD", amount: { amount: 95_001, currency: "CZK" } })),
  cashNotPayable: async () =>
    field("amount", take(await payment(), 1, { paymentMethod: "CASH", amount: { amount: 10_050, currency: "CZK" } })),
  discountNotAllowed: () =>
    field(
      "items.0.price",
      create({ price: { amount: 94_900, currency: "CZK" }, discountReason: "Věrnost" }, "receptionist"),
    ),
  paymentPaid: async () => whole(take(await paid(), 2, { paymentMethod: "CARD" })),
  paymentCanceled: async () => {
    const id = await payment();
    await cancel(id, 1);
    return whole(take(id, 2, { paymentMethod: "CARD" }));
  },
  entryReversed: async () => {
    const id = await paid();
    await reverse(id, 2);
    return whole(reverse(id, 3));
  },
  paymentByVoucher: async () => {
    const id = await paid();
    await owner.query(
      "insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id) values ($1, $2, now(), 'VOUCHER', 1, $3)",
      [ids.center, id, ids.profiles.admin],
    );
    return whole(cancel(id, 2));
  },
};

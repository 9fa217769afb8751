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

/** Jana's visit, paid by a voucher that is sold to her. */
async function visitByVoucher() {
  const sold = await ask(
    "admin",
    `mutation { procedureVoucherCreate(patientCard: ${ids.patients.jana}, input: { procedureVoucherPreset: ${ids.voucherPresets.therapy} }) { id payment { id version } } }`,
  );
  const used = await ask(
    "admin",
    `mutation { patientAttendanceUseVoucher(patientAttendance: ${ids.attendances.jana}, procedureVoucher: ${sold.data.procedureVoucherCreate.id}) { id version } }`,
  );
  return { sold: sold.data.procedureVoucherCreate, payment: used.data.patientAttendanceUseVoucher };
}

/** The refusals of payments and vouchers. */
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
    const { payment } = await visitByVoucher();
    return whole(cancel(payment.id, payment.version));
  },
  voucherUsed: async () => {
    const { sold } = await visitByVoucher();
    return whole(cancel(sold.payment.id, sold.payment.version));
  },
  voucherNotUsable: () =>
    whole(
      ask(
        "admin",
        `mutation { patientAttendanceUseVoucher(patientAttendance: ${ids.attendances.jana}, procedureVoucher: ${ids.vouchers.karel}) { id } }`,
      ),
    ),
};

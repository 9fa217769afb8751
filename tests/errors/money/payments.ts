import { ids } from "#tests/cast/people.ts";
import { ask, field, owner, whole } from "../ask.ts";

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

const latest = async (table: "procedure_vouchers" | "payments" | "patient_attendances", where = "true") =>
  (await owner.query(`select * from ${table} where ${where} order by id desc limit 1`)).rows[0];

/** Jana's visit, paid by a voucher that is sold to her unless one has paid it. */
async function visitByVoucher() {
  await ask(
    "admin",
    `mutation { procedureVoucherCreate(patientCard: ${ids.patients.jana}, input: { procedureVoucherPreset: ${ids.voucherPresets.therapy} }) { id } }`,
  );
  const voucher = await latest("procedure_vouchers");
  await ask(
    "admin",
    `mutation { patientAttendanceUseVoucher(patientAttendance: ${ids.attendances.jana}, procedureVoucher: ${voucher.id}) { id } }`,
  );
  return latest("payments", `attendance_id = ${ids.attendances.jana}`);
}

const transfer = (voucher: number, { count }: { count: number }) =>
  ask(
    "admin",
    `mutation { procedureVoucherTransfer(procedureVoucher: ${voucher}, patientCard: ${ids.patients.jana}, version: 1, input: { proceduresWithCount: [{ procedure: ${ids.procedures.group}, count: ${count} }], reason: "Dárek" }) { id } }`,
  );

const refund = (voucher: number, version = 1) =>
  ask(
    "admin",
    `mutation { procedureVoucherRefund(procedureVoucher: ${voucher}, version: ${version}, input: { paymentMethod: CARD, reason: "Stěhuje se" }) { id } }`,
  );

/** The refusals of payments and vouchers. */
export const payments = {
  visitOwed: async () => {
    await ask(
      "receptionist",
      `mutation { eventCreate(input: { eventType: EVENT, procedure: ${ids.procedures.therapy}, owner: ${ids.profiles.paramedic}, beginAt: "2026-09-01T08:00:00Z", patientCards: [${ids.patients.karel}] }) { id } }`,
    );
    const { id } = await latest("patient_attendances");
    await ask("receptionist", `mutation { patientAttendanceCharge(patientAttendance: ${id}) { id } }`);
    const payment = await latest("payments");
    return whole(
      ask(
        "receptionist",
        `mutation { paymentCancel(payment: ${payment.id}, version: ${payment.version}, reason: "Omyl") { id } }`,
      ),
    );
  },
  pastChange: () =>
    field(
      "validFrom",
      ask(
        "admin",
        `mutation { pricesSet(validFrom: "2026-01-01", prices: [{ target: PROCEDURE, id: ${ids.procedures.therapy}, version: 1, price: { amount: 1, currency: "CZK" } }]) { id } }`,
      ),
    ),
  changeTooFar: () =>
    field(
      "validFrom",
      ask(
        "admin",
        `mutation { pricesSet(validFrom: "2040-01-01", prices: [{ target: PROCEDURE, id: ${ids.procedures.therapy}, version: 1, price: { amount: 1, currency: "CZK" } }]) { id } }`,
      ),
    ),
  moreThanOwed: async () =>
    field("amount", take(await payment(), 1, { paymentMethod: "CARD", amount: { amount: 95_001, currency: "CZK" } })),
  lessThanDue: async () =>
    field(
      "received",
      take(await payment(), 1, { paymentMethod: "CASH", received: { amount: 94_900, currency: "CZK" } }),
    ),
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
    const { id, version } = await visitByVoucher();
    return whole(cancel(id, version));
  },
  voucherUsed: async () => {
    await visitByVoucher();
    const { payment_id } = await latest(
      "procedure_vouchers",
      "id in (select voucher_id from procedure_voucher_services where used > 0)",
    );
    return whole(cancel(payment_id, 1));
  },
  moreThanLeft: async () => field("proceduresWithCount.0.count", transfer(ids.vouchers.karel, { count: 4 })),
  voucherOver: async () => {
    await owner.query("update procedure_vouchers set archived_at = now() where id = $1", [ids.vouchers.karel]);
    return whole(transfer(ids.vouchers.karel, { count: 1 })).finally(() =>
      owner.query("update procedure_vouchers set archived_at = null where id = $1", [ids.vouchers.karel]),
    );
  },
  voucherNotPaid: async () => whole(refund(ids.vouchers.karel)),
  nothingLeft: async () => {
    await visitByVoucher();
    const voucher = await latest("procedure_vouchers", "payment_id is not null");
    await take(voucher.payment_id, 1, { paymentMethod: "CARD" });
    await refund(voucher.id);
    return whole(refund(voucher.id, 2));
  },
  visitCharged: async () => {
    await ask(
      "admin",
      `mutation { eventCreate(input: { eventType: EVENT, procedure: ${ids.procedures.therapy}, owner: ${ids.profiles.paramedic}, beginAt: "2026-04-22T08:00:00+02:00", patientCards: [${ids.patients.karel}] }) { id } }`,
    );
    const visit = await latest("patient_attendances");
    await ask("admin", `mutation { patientAttendanceCharge(patientAttendance: ${visit.id}) { id } }`);
    const charged = await latest("payments");
    await take(charged.id, 1, { paymentMethod: "CARD" });
    return whole(
      ask("admin", `mutation { eventUpdate(event: ${visit.event_id}, detailsInput: { patientCards: [] }) { id } }`),
    );
  },
  voucherServiceGone: async () => {
    await owner.query("update procedures set removed_at = now() where id = $1", [ids.procedures.group]);
    return whole(
      ask(
        "admin",
        `mutation { procedureVoucherCreate(patientCard: ${ids.patients.jana}, input: { procedureVoucherPreset: ${ids.voucherPresets.group} }) { id } }`,
      ),
    ).finally(() => owner.query("update procedures set removed_at = null where id = $1", [ids.procedures.group]));
  },
  voucherNotUsable: async () => {
    await ask(
      "admin",
      `mutation { eventCreate(input: { eventType: EVENT, procedure: ${ids.procedures.therapy}, owner: ${ids.profiles.paramedic}, beginAt: "2026-04-21T08:00:00+02:00", patientCards: [${ids.patients.karel}] }) { id } }`,
    );
    const { id } = await latest("patient_attendances");
    return whole(
      ask(
        "admin",
        `mutation { patientAttendanceUseVoucher(patientAttendance: ${id}, procedureVoucher: ${ids.vouchers.karel}) { id } }`,
      ),
    );
  },
};

import { ids, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";

const { patients, procedures, profiles, voucherPresets } = ids;
const paymentFields = `id version price { amount } paid { amount } payedAt paymentMethod paymentItems { name price { amount } vatRate } entries { id amount { amount } method reason reversible cashEntry { number } } invoiceable`;
export const czk = (amount: number) => ({ amount: { amount, currency: "CZK" } });

/** Vouchers of Jana's that are sold, used and given back, from a box that holds the cash for it. */
export async function refundsOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  await owner.query("update sessions set expires_at = '2027-01-01'");
  // The box has to hold the cash that is given back.
  await api.call(
    "admin",
    `mutation { cashEntryCreate(input: { direction: IN, amount: { amount: 2000000, currency: "CZK" }, reason: "Drobné" }) { id } }`,
  );
  const read = async (id: number) =>
    (
      await api.call(
        "admin",
        `{ procedureVoucher(procedureVoucher: ${id}) { archived availableProceduresWithCount { count } entries { kind count reason } unusedValue { amount } version payment { ${paymentFields} } } }`,
      )
    ).data.procedureVoucher;
  async function sold({ paid = true } = {}): Promise<{ id: number; payment: number }> {
    const { data } = await api.call(
      "admin",
      `mutation { procedureVoucherCreate(patientCard: ${patients.jana}, input: { procedureVoucherPreset: ${voucherPresets.therapy} }) { id payment { id } } }`,
    );
    const { id, payment } = data.procedureVoucherCreate;
    if (paid)
      await api.call(
        "admin",
        `mutation { paymentUpdate(payment: ${payment.id}, version: 1, input: { paymentMethod: CARD }) { id } }`,
      );
    return { id, payment: payment.id };
  }
  /** A visit of Jana's that a voucher pays. */
  let week = 0;
  async function use(voucher: number) {
    const begin = new Date(Date.UTC(2026, 3, 14 + 7 * week++, 8)).toISOString();
    const { data } = await api.call(
      "receptionist",
      `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${begin}", patientCards: [${patients.jana}] }) { patientAttendances { id } } }`,
    );
    const { id } = data.eventCreate.patientAttendances[0];
    await api.call(
      "receptionist",
      `mutation { patientAttendanceUseVoucher(patientAttendance: ${id}, procedureVoucher: ${voucher}) { id } }`,
    );
  }
  const giveBack = async (
    id: number,
    input: object = {},
    { version, who = "admin" }: { version?: number; who?: Role } = {},
  ) =>
    api.call(
      who,
      `mutation ($input: ProcedureVoucherRefundInput!) { procedureVoucherRefund(procedureVoucher: ${id}, version: ${version ?? (await read(id)).version}, input: $input) { ${paymentFields} } }`,
      { input: { paymentMethod: "CARD", reason: "Stěhuje se", ...input } },
    );
  const undo = async (payment: { id: number; version: number }, entry: number, who: Role = "admin") =>
    api.call(
      who,
      `mutation { paymentEntryReverse(payment: ${payment.id}, version: ${payment.version}, entry: ${entry}, reason: "Omyl") { ${paymentFields} } }`,
    );
  /** Sets the clock, with nobody away. */
  async function goTo(moment: string) {
    api.clock.now = new Date(moment);
    await owner.query("update sessions set last_seen_at = $1", [moment]);
  }
  return { read, sold, use, giveBack, undo, goTo };
}
type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof refundsOf>>["giveBack"]>>;
export const refusal = ({ errors }: Answer) => errors?.[0]?.extensions.code;

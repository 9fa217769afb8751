import { beforeEach, expect, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import { sumMonths } from "#api/months/sums.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles, voucherPresets } = ids;
await owner.query("update sessions set expires_at = '2027-01-01'");
const paymentFields = `id version price { amount } paid { amount } payedAt paymentMethod paymentItems { name price { amount } vatRate } entries { id amount { amount } method reason reversible cashEntry { number } } invoiceable`;
const read = async (id: number) =>
  (
    await api.call(
      "admin",
      `{ procedureVoucher(procedureVoucher: ${id}) { archived availableProceduresWithCount { count } entries { kind count reason } unusedValue { amount } version payment { ${paymentFields} } } }`,
    )
  ).data.procedureVoucher;

// The box has to hold the cash that is given back.
await api.call(
  "admin",
  `mutation { cashEntryCreate(input: { direction: IN, amount: { amount: 2000000, currency: "CZK" }, reason: "Drobné" }) { id } }`,
);

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
const czk = (amount: number) => ({ amount: { amount, currency: "CZK" } });
type Answer = Awaited<ReturnType<typeof giveBack>>;
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const faults = ({ errors = [] }: Answer) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: unknown[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);

/** Sets the clock, with nobody away. */
async function goTo(moment: string) {
  api.clock.now = new Date(moment);
  await owner.query("update sessions set last_seen_at = $1", [moment]);
}
beforeEach(() => goTo("2026-03-16T09:00:00Z"));

test("the share of unused visits is given back, and the sale is what was used; it stays paid as it was", async () => {
  const { id } = await sold();
  for (let n = 0; n < 3; n++) await use(id);
  const { unusedValue } = await read(id);
  // Three of eleven are gone: 231 818 of 850 000, rounded down.
  expect(unusedValue).toEqual({ amount: 618_182 });
  await goTo("2026-04-30T09:00:00Z");
  const payment = (await giveBack(id)).data.procedureVoucherRefund;
  expect(payment).toMatchObject({
    price: { amount: 231_818 },
    paid: { amount: 231_818 },
    payedAt: "2026-03-16T09:00:00.000Z",
    paymentMethod: "CARD",
    paymentItems: [
      { name: "10× Individuální LTV", price: { amount: 850_000 } },
      { name: "Nevyužité návštěvy: 10× Individuální LTV", price: { amount: -618_182 } },
    ],
    entries: [
      { amount: { amount: 850_000 }, reversible: false },
      { amount: { amount: -618_182 }, reason: "Stěhuje se", reversible: true },
    ],
  });
  expect(await read(id)).toMatchObject({
    archived: true,
    availableProceduresWithCount: [{ count: 0 }, { count: 0 }],
    unusedValue: null,
    entries: expect.arrayContaining([expect.objectContaining({ kind: "REFUNDED", count: -7, reason: "Stěhuje se" })]),
  });
  expect(refusal(await undo(payment, payment.entries[0].id))).toBe("E187");
});

test("money that was given back by mistake comes back, and the visits go back on the voucher", async () => {
  const { id } = await sold();
  await use(id);
  const before = await read(id);
  await goTo("2026-04-30T09:00:00Z");
  const refunded = (await giveBack(id, { ...czk(700_050), paymentMethod: "CASH" })).data.procedureVoucherRefund;
  const refund = refunded.entries.at(-1).id;
  expect(refusal(await undo(refunded, refund, "receptionist"))).toBe("E002");
  await goTo("2026-07-02T09:00:00Z");
  const restored = (await undo(refunded, refund)).data.paymentEntryReverse;
  expect(restored).toMatchObject({
    price: { amount: 850_000 },
    paid: { amount: 850_000 },
    payedAt: "2026-03-16T09:00:00.000Z",
    paymentMethod: "CARD",
    paymentItems: [{ price: { amount: 850_000 } }, { price: { amount: -700_050 } }, { price: { amount: 700_050 } }],
    entries: [
      { amount: { amount: 850_000 }, reversible: true },
      { amount: { amount: -700_050 }, reversible: false },
      {
        method: "CASH",
        amount: { amount: 700_050 },
        reason: "Omyl",
        reversible: false,
        cashEntry: { number: expect.stringMatching(/^P/) },
      },
    ],
  });
  const { version, entries, payment: _sale, ...rest } = before;
  const after = await read(id);
  expect(after).toMatchObject(rest);
  expect(after.entries).toHaveLength(entries.length + 2 * before.availableProceduresWithCount.length);
  expect(after.version).toBeGreaterThan(version);
  expect(refusal(await undo(restored, refund))).toBe("E187");
  expect(refusal(await undo(restored, restored.entries[2].id))).toBe("E187");
  // As if nothing had been given back: its share goes back once more, and a used voucher is not canceled.
  await goTo("2026-07-03T09:00:00Z");
  const again = (await giveBack(id)).data.procedureVoucherRefund;
  expect(again.paid).toEqual({ amount: 850_000 - before.unusedValue.amount });
  const twice = (await undo(again, again.entries.at(-1).id)).data.paymentEntryReverse;
  expect(twice.paid).toEqual({ amount: 850_000 });
  await goTo("2026-07-04T09:00:00Z");
  const { version: current, id: payment } = twice;
  const canceled = await api.call(
    "admin",
    `mutation { paymentCancel(payment: ${payment}, version: ${current}, reason: "Omyl", paymentMethod: CARD) { id } }`,
  );
  expect(refusal(canceled)).toBe("E197");
});

test("two refunds of one moment are undone apart, and so is one whose visits are older than the key of their entry", async () => {
  const { id } = await sold();
  await use(id);
  const { availableProceduresWithCount: left } = await read(id);
  const refunds: number[] = [];
  for (const withoutKey of [false, true]) {
    const refunded = (await giveBack(id)).data.procedureVoucherRefund;
    refunds.push(refunded.entries.at(-1).id);
    if (withoutKey)
      await owner.query(
        `alter table procedure_voucher_entries disable trigger user;
         update procedure_voucher_entries set payment_entry_id = null where payment_entry_id = ${refunds[1]};
         alter table procedure_voucher_entries enable trigger user`,
      );
    expect(await undo(refunded, refunds.at(-1)!)).toMatchObject({ data: { paymentEntryReverse: { id: refunded.id } } });
    expect((await read(id)).availableProceduresWithCount).toEqual(left);
  }
});

test("a refund whose sale was invoiced since is not undone, and the value of each day is what was left on it", async () => {
  const valueOn = async (day: IsoDate) =>
    (await api.call("admin", `{ procedureVouchersUnused(day: "${day}") { value { amount } paid { amount } } }`)).data
      .procedureVouchersUnused[0] ?? { value: { amount: 0 }, paid: { amount: 0 } };
  await goTo("2026-06-01T09:00:00Z");
  const rest = await valueOn("2026-06-01");
  const { id, payment } = await sold();
  await goTo("2026-06-03T09:00:00Z");
  const refunded = (await giveBack(id, czk(600_000))).data.procedureVoucherRefund;
  await owner.query("update payments set invoiced_at = now() where id = $1", [payment]);
  expect(refusal(await undo(refunded, refunded.entries.at(-1).id))).toBe("E193");
  await owner.query("update payments set invoiced_at = null where id = $1", [payment]);
  await goTo("2026-06-05T09:00:00Z");
  expect((await undo(refunded, refunded.entries.at(-1).id)).errors).toBeUndefined();
  const added = async (day: IsoDate) => {
    const { value, paid } = await valueOn(day);
    return [value.amount - rest.value.amount, paid.amount - rest.paid.amount];
  };
  expect(await added("2026-06-02")).toEqual([850_000, 850_000]);
  expect(await added("2026-06-04")).toEqual([0, 0]);
  expect(await added("2026-06-05")).toEqual([850_000, 850_000]);
  const june = (await sumMonths(createDb(owner), { from: "2026-06-01", to: "2026-07-01", center: ids.center }))[0]!
    .sums;
  expect(june).toMatchObject({ charged: 850_000, canceled: 0, card: 850_000 });
});

test("less is given back where a fee is charged, in cash with a receipt, and more is not", async () => {
  const { id } = await sold();
  await use(id);
  expect(faults(await giveBack(id, czk(772_729)))).toEqual(["amount E204"]);
  expect(faults(await giveBack(id, czk(0)))).toEqual(["amount E1F1"]);
  const payment = (await giveBack(id, { ...czk(700_050), paymentMethod: "CASH" })).data.procedureVoucherRefund;
  expect(payment).toMatchObject({
    price: { amount: 149_950 },
    paid: { amount: 149_950 },
    entries: [{}, { method: "CASH", cashEntry: { number: expect.stringMatching(/^V/) } }],
  });
});

test("visits that a correction adds after money was given back have no more than what is left of the price", async () => {
  const { id } = await sold();
  await use(id);
  await giveBack(id, czk(700_000));
  const { version } = await read(id);
  await api.call("admin", `mutation { procedureVoucherUnarchive(procedureVoucher: ${id}) { id } }`);
  const corrected = await api.call(
    "admin",
    `mutation { procedureVoucherUpdate(procedureVoucher: ${id}, version: ${version + 1}, input: { availableProceduresWithCount: [{ procedure: ${procedures.therapy}, count: 9 }, { procedure: ${procedures.examination}, count: 1 }], reason: "Omyl" }) { id } }`,
  );
  expect(corrected.errors).toBeUndefined();
  expect(faults(await giveBack(id, czk(150_001)))).toEqual(["amount E204"]);
  expect((await giveBack(id)).data.procedureVoucherRefund).toMatchObject({ paid: { amount: 0 }, price: { amount: 0 } });
});

test("an invoice of what was used prints the voucher in one line", async () => {
  await owner.query(
    `insert into billing_information (medical_center_id, company_name, company_number, street, house_number, postcode, town, account_number_cze, iban, invoicing_active)
     values ($1, 'Rehabilitace U Lípy s.r.o.', '10000071', 'Lipová', '7', '37001', 'České Budějovice', '19-2000145399/0800', 'CZ6508000000192000145399', true)`,
    [ids.center],
  );
  const { id, payment } = await sold();
  await use(id);
  const { version } = (await giveBack(id)).data.procedureVoucherRefund;
  const { errors } = await api.call(
    "admin",
    `mutation { invoiceCreate(payment: ${payment}, version: ${version}) { id } }`,
  );
  expect(errors).toBeUndefined();
  const { rows } = await owner.query(
    "select content -> 'lines' as lines from invoices join invoice_payments on invoice_id = id where payment_id = $1",
    [payment],
  );
  expect(rows[0].lines).toMatchObject([{ name: "10× Individuální LTV", price: 77_272 }]);
});

test("an unpaid, an invoiced, an ended and an empty voucher are refused; of two at once one gives money back", async () => {
  const unpaid = await sold({ paid: false });
  expect(refusal(await giveBack(unpaid.id))).toBe("E206");
  const { id, payment } = await sold();
  await owner.query("update payments set invoiced_at = now() where id = $1", [payment]);
  expect(refusal(await giveBack(id))).toBe("E193");
  await owner.query("update payments set invoiced_at = null where id = $1", [payment]);
  expect(refusal(await giveBack(id, {}, { who: "receptionist" }))).toBe("E002");
  expect(refusal(await giveBack(ids.vouchers.foreign, {}, { version: 1 }))).toBe("E003");
  const { version } = await read(id);
  const both = await Promise.all([giveBack(id, {}, { version }), giveBack(id, {}, { version })]);
  expect(both.map(refusal).toSorted()).toEqual(["E012", undefined]);
  expect(refusal(await giveBack(id, {}, { version: 2 }))).toBe("E207");
  const ended = await sold();
  await owner.query("update procedure_vouchers set valid_to = '2026-03-15' where id = $1", [ended.id]);
  expect(refusal(await giveBack(ended.id))).toBe("E205");
});

test("a transferred voucher gives back its own share and gets it again, and the rest of the sale keeps its value", async () => {
  const { id, payment } = await sold();
  const { data } = await api.call(
    "admin",
    `mutation { procedureVoucherTransfer(procedureVoucher: ${id}, patientCard: ${patients.karel}, version: 1, input: { proceduresWithCount: [{ procedure: ${procedures.therapy}, count: 5 }], reason: "Dárek" }) { id unusedValue { amount } } }`,
  );
  const { id: other, unusedValue: theirs } = data.procedureVoucherTransfer;
  const { unusedValue: mine } = await read(id);
  const sale = (await giveBack(other)).data.procedureVoucherRefund;
  expect(sale).toMatchObject({ id: payment, price: { amount: 850_000 - theirs.amount } });
  expect((await read(id)).unusedValue).toEqual(mine);
  const sums = await api.call("admin", `{ procedureVouchersUnused { value { amount } paid { amount } } }`);
  const [{ value, paid }] = sums.data.procedureVouchersUnused;
  // Of the vouchers that are left one was never paid.
  expect(value.amount - paid.amount).toBe(850_000);
  const restored = (await undo(sale, sale.entries.at(-1).id)).data.paymentEntryReverse;
  expect(restored.price).toEqual({ amount: 850_000 });
  expect([(await read(other)).unusedValue, (await read(id)).unusedValue]).toEqual([theirs, mine]);
});

test("money of a sale in a closed month is given back and comes back, and counts in the month in which that happens", async () => {
  const { id } = await sold();
  await use(id);
  await owner.query("update sessions set expires_at = '2027-01-01'");
  await goTo("2026-05-04T09:00:00Z");
  const sums = async (from: IsoDate, to: IsoDate) =>
    (await sumMonths(createDb(owner), { from, to, center: ids.center }))[0]!.sums;
  const march = await sums("2026-03-01", "2026-04-01");
  await owner.query(
    "insert into month_closes (medical_center_id, month, sums, closed_at, closed_by) values ($1, '2026-03-01', '{}', '2026-05-04', $2)",
    [ids.center, profiles.admin],
  );
  const refunded = (await giveBack(id)).data.procedureVoucherRefund;
  expect(await sums("2026-03-01", "2026-04-01")).toEqual(march);
  expect(await sums("2026-05-01", "2026-06-01")).toMatchObject({ charged: 0, canceled: 772_728, card: -772_728 });
  await goTo("2026-05-05T09:00:00Z");
  expect((await undo(refunded, refunded.entries.at(-1).id)).errors).toBeUndefined();
  expect(await sums("2026-03-01", "2026-04-01")).toEqual(march);
  expect(await sums("2026-05-01", "2026-06-01")).toMatchObject({ charged: 0, canceled: 0, card: 0 });
});

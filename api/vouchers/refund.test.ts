import { beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { faults } from "#tests/kit/money/payment-calls.ts";
import { czk, refundsOf, refusal } from "#tests/kit/vouchers/refunds.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures } = ids;
const { read, sold, use, giveBack, undo, goTo } = await refundsOf(api);

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

import { expect, test } from "vitest";
import { serveGrid } from "#api/grids/serve-grid.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { center, patients, procedures, profiles, voucherPresets } = ids;

await owner.query("update sessions set expires_at = '2027-01-01'");
await owner.query(
  `insert into billing_information (medical_center_id, company_name, company_number, vat_number, vat_payer, street, house_number, postcode, town, account_number_cze, iban, invoicing_active, version)
   values ($1, 'Rehabilitace U Lípy s.r.o.', '10000071', 'CZ10000071', true, 'Lipová', '7', '37001', 'České Budějovice', '19-2000145399/0800', 'CZ6508000000192000145399', true, 1)`,
  [center],
);
// Ten visits of 21 % and one of exempt care; the voucher of three visits of a group is of 12 %.
await owner.query("update procedures set vat_rate = 'PRIMARY', price_amount = 100000 where id = $1", [
  procedures.therapy,
]);
await owner.query("update procedures set price_amount = 150000 where id = $1", [procedures.examination]);
await owner.query("update procedures set vat_rate = 'REDUCED' where id = $1", [procedures.group]);

/** The answer of an operation, or the code of its refusal. */
async function ask(document: string, variables: object = {}) {
  const { data, errors } = await api.call("admin", document, variables);
  return errors ? errors[0]!.extensions.code : data[Object.keys(data)[0]!];
}
async function tax(voucherVat: string) {
  const { version } = (await ask("{ billingInformation { version } }")) as { version: number };
  return ask(
    `mutation { billingInformationUpdate(version: ${version}, input: { voucherVat: ${voucherVat} }) { voucherVat } }`,
  );
}
async function sell(preset: number = voucherPresets.therapy) {
  const sale = await ask(
    `mutation { procedureVoucherCreate(patientCard: ${patients.jana}, input: { procedureVoucherPreset: ${preset} }) { id payment { id paymentItems { price { amount } vatRate vatWhenUsed } } } }`,
  );
  await ask(
    `mutation { paymentUpdate(payment: ${sale.payment.id}, version: 1, input: { paymentMethod: CARD }) { id } }`,
  );
  const lines = sale.payment.paymentItems as { price: { amount: number }; vatRate: string; vatWhenUsed: boolean }[];
  return {
    id: sale.id as number,
    payment: sale.payment.id as number,
    lines: lines.map(({ price, vatRate, vatWhenUsed }) => [price.amount, vatRate, vatWhenUsed]),
  };
}
/** A visit of Jana's that a voucher pays, by its payment and attendance; taxed visits are invoiced from their day on. */
let visits = 0;
async function use(voucher: number): Promise<{ id: number; visit: number; invoiceable: boolean }> {
  const workingDay = 7 * Math.floor(visits / 5) + (visits % 5);
  visits++;
  const begin = new Date(Date.UTC(2026, 1, 2 + workingDay, 8)).toISOString();
  const event = await ask(
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${begin}", patientCards: [${patients.jana}] }) { patientAttendances { id } } }`,
  );
  const visit = event.patientAttendances[0].id;
  const paid = await ask(
    `mutation { patientAttendanceUseVoucher(patientAttendance: ${visit}, procedureVoucher: ${voucher}) { id invoiceable } }`,
  );
  return { ...paid, visit };
}
async function issue(payment: number, further: number[] = []) {
  const versionOf = async (id: number) =>
    ((await ask(`{ payment(payment: ${id}) { version } }`)) as { version: number }).version;
  const more = await Promise.all(further.map(async (id) => ({ payment: id, version: await versionOf(id) })));
  return ask(
    `mutation ($further: [InvoicedPaymentInput!]) { invoiceCreate(payment: ${payment}, version: ${await versionOf(payment)}, further: $further, customer: { name: "Jana", address: { cisloDomovni: "12", obecNazev: "Písek", psc: "39701" } }) { id version invoiceCacheUuid } }`,
    { further: more },
  ) as Promise<{ id: number; version: number; invoiceCacheUuid: string }>;
}
async function linesOf({ invoiceCacheUuid }: Awaited<ReturnType<typeof issue>>) {
  const { items, content } = await ask(
    `{ dataForInvoice(invoiceCacheUuid: "${invoiceCacheUuid}") { content items { price vatPrice percent zeroReason } } }`,
  );
  const { suppliedOn, payment } = content;
  return { items, suppliedOn, method: payment.method };
}

test("a voucher of several rates is outside of VAT when sold, and its visits divide what was paid for it, with their rates", async () => {
  const { id, payment, lines } = await sell();
  expect(lines).toEqual([[850_000, "ZERO", true]]);
  expect(await linesOf(await issue(payment))).toMatchObject({
    items: [{ price: 850_000, vatPrice: 0, percent: 0, zeroReason: "WHEN_USED" }],
  });
  const caller = { token: tokens.admin, address: "", requestId: "" };
  const listed = await serveGrid(api.services, caller, "invoices", new URLSearchParams());
  expect((await listed.json()).items).toMatchObject([
    { total: { amount: 850_000 }, withoutVat: { amount: 0 }, vat: { amount: 0 }, outsideVat: { amount: 850_000 } },
  ]);
  const visits = [await use(id), await use(id), await use(id)];
  expect(visits.map(({ invoiceable }) => invoiceable)).toEqual([true, true, true]);
  expect(await issue(visits[0]!.id, [visits[1]!.id])).toBe("E186");
  const taxed = [];
  for (const visit of visits) taxed.push(await linesOf(await issue(visit.id)));
  // Elevenths of 850 000: three of them are 231 818.
  expect(taxed.map(({ items }) => [items[0].price, items[0].percent])).toEqual([
    [77_272, 21],
    [77_273, 21],
    [77_273, 21],
  ]);
  expect(taxed[0]).toMatchObject({ suppliedOn: "2026-02-02", method: "VOUCHER" });
});

test("an invoiced visit stays on its pass until a credit note, also where it is excused", async () => {
  const { id } = await sell();
  const { id: payment, visit } = await use(id);
  const invoice = await issue(payment);
  const read = () =>
    ask(`{ payment(payment: ${payment}) { version payedAt canceledAt entries { id } } }`) as Promise<{
      version: number;
      payedAt: string | null;
      canceledAt: string | null;
      entries: { id: number }[];
    }>;
  await ask(`mutation { patientAttendanceSetState(patientAttendance: ${visit}, state: EXCUSED) { id } }`);
  const { version, entries, ...state } = await read();
  expect(state).toEqual({ payedAt: expect.any(String), canceledAt: null });
  const reverse = (seen: number) =>
    ask(
      `mutation { paymentEntryReverse(payment: ${payment}, version: ${seen}, entry: ${entries[0]!.id}, reason: "Omyl") { payedAt } }`,
    );
  expect(await reverse(version)).toBe("E193");
  await ask(
    `mutation { invoiceCreditNoteCreate(invoice: ${invoice.id}, version: ${invoice.version}, lines: [0], reason: "Omluva") { id } }`,
  );
  expect(await read()).toMatchObject({ payedAt: null, canceledAt: expect.any(String) });
});

test("visits of a voucher share its price to the heller, in whatever order they are put back and invoiced, and at once", async () => {
  const { id } = await sell();
  const [first, second] = [await use(id), await use(id)];
  const invoices = [await issue(second.id)];
  await ask(`mutation { patientAttendanceSetState(patientAttendance: ${first.visit}, state: EXCUSED) { id } }`);
  const further = [await use(id), await use(id), await use(id)];
  invoices.push(...(await Promise.all(further.map((visit) => issue(visit.id)))));
  const taxed = await Promise.all(invoices.map(linesOf));
  // Four elevenths of 850 000.
  expect(taxed.reduce((sum, { items }) => sum + items[0].price, 0)).toBe(309_090);
});

test("visits that a correction adds are worth nothing: those that were bought come to the price of the voucher, and not more", async () => {
  const { id } = await sell();
  await ask(
    `mutation { procedureVoucherUpdate(procedureVoucher: ${id}, version: 1, input: { availableProceduresWithCount: [{ procedure: ${procedures.therapy}, count: 12 }], reason: "Dárek" }) { id } }`,
  );
  const visits = [];
  for (let n = 0; n < 12; n++) visits.push(await use(id));
  let sum = 0;
  for (const visit of visits.slice(0, 11)) sum += (await linesOf(await issue(visit.id))).items[0].price;
  expect([sum, await issue(visits[11]!.id)]).toEqual([850_000, "E194"]);
});

test("taxed when sold, a voucher is divided over its rates by its visits' prices, and so is what is given back", async () => {
  const before = await sell();
  expect(await tax("SOLD")).toEqual({ voucherVat: "SOLD" });
  const { id, payment, lines } = await sell();
  // 1 000 000 of 21 % and 150 000 of exempt care.
  expect(lines).toEqual([
    [739_130, "PRIMARY", false],
    [110_870, "ZERO", false],
  ]);
  expect((await use(before.id)).invoiceable).toBe(true);
  expect(await ask(`{ procedureVoucher(procedureVoucher: ${id}) { unusedValue { amount } } }`)).toEqual({
    unusedValue: { amount: 850_000 },
  });
  await ask(
    `mutation { procedureVoucherRefund(procedureVoucher: ${id}, version: 1, input: { amount: { amount: 800000, currency: "CZK" }, paymentMethod: CARD, reason: "Stěhování" }) { id } }`,
  );
  expect(await linesOf(await issue(payment))).toMatchObject({
    items: [
      { price: 43_478, percent: 21 },
      { price: 6_522, percent: 0, zeroReason: "HEALTH_CARE" },
    ],
  });
});

test("taxed when used, a voucher of one rate is outside of VAT too; one that is sold keeps what it was sold under", async () => {
  await tax("BY_RATES");
  expect((await sell(voucherPresets.group)).lines.map((line) => line.slice(1))).toEqual([["REDUCED", false]]);
  await tax("USED");
  const { id, lines } = await sell(voucherPresets.group);
  expect(lines.map((line) => line.slice(1))).toEqual([["ZERO", true]]);
  await tax("SOLD");
  const { rows } = await owner.query("select vat_when_used from payment_items where target_id = $1", [id]);
  expect(rows).toEqual([{ vat_when_used: true }]);
  const { rows: log } = await owner.query(
    "select details from audit_rows where action = 'medicalCenter.billingSet' order by id desc limit 1",
  );
  expect(log).toEqual([{ details: { fields: ["voucherVat"] } }]);
});

test("a centre that pays no VAT sells passes as ever, and has no invoices of their visits", async () => {
  await owner.query("update billing_information set vat_payer = false");
  const { id, payment, lines } = await sell();
  expect(lines).toEqual([[850_000, "ZERO", false]]);
  expect((await linesOf(await issue(payment))).items[0].zeroReason).toBe("NOT_A_PAYER");
  const visit = await use(id);
  expect([visit.invoiceable, await issue(visit.id)]).toEqual([false, "E186"]);
});

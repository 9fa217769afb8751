import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles } = ids;
const fields = "id invoiceCacheUuid invoiceNumber issuedOn note version";
const crowns = (amount: number) => ({ amount, currency: "CZK" });
const line = (name: string, amount: number, more: object = {}) => ({
  name,
  price: crowns(amount),
  vatRate: "ZERO",
  targetType: "ADDITIONAL_PROCEDURE",
  ...more,
});
const therapy = (amount: number) => line("Individuální LTV", amount, { targetType: "PROCEDURE" });
const create = async (items: object[], more: object = { patientCard: patients.anna }): Promise<number> =>
  (
    await api.call(
      "receptionist",
      "mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id version } }",
      { input: { items, ...more } },
    )
  ).data.paymentCreate.id;
const take = (id: number, version: number, input: object) =>
  api.call(
    "receptionist",
    "mutation ($id: Int!, $version: Int!, $input: PaymentUpdateInput!) { paymentUpdate(payment: $id, version: $version, input: $input) { version } }",
    { id, version, input },
  );
const issue = (id: number, version = 1, who: Role = "receptionist") =>
  api.call(who, `mutation { invoiceCreate(payment: ${id}, version: ${version}) { ${fields} } }`);
const issued = async (id: number, version = 1) => (await issue(id, version)).data.invoiceCreate;
const contentOf = async (id: number) =>
  (
    await owner.query("select content from invoices join invoice_payments on invoice_id = id where payment_id = $1", [
      id,
    ])
  ).rows[0].content;
const refusal = ({ errors }: Awaited<ReturnType<typeof issue>>) => errors?.[0]?.extensions.code;

await owner.query(
  `insert into billing_information (medical_center_id, company_name, company_number, vat_number, vat_payer, street, house_number, postcode, town, account_number_cze, iban, invoice_footer, invoicing_active)
   values ($1, 'Rehabilitace U Lípy s.r.o.', '10000071', 'CZ10000071', true, 'Lipová', '7', '37001', 'České Budějovice', '19-2000145399/0800', 'CZ6508000000192000145399', 'Děkujeme.', true)`,
  [ids.center],
);

// A tax document names the address of its customer.
await owner.query("update patient_cards set house_number = '12', town = 'Písek' where id = $1", [patients.anna]);

test("an unpaid payment is invoiced for a transfer in fourteen days, with everything that is printed", async () => {
  await owner.query("update patient_cards set invoice_note = 'Rehabilitace dle § 58' where id = $1", [patients.anna]);
  const id = await create([therapy(95_000), line("Tejp", 40_000, { vatRate: "PRIMARY" }), line("Kopie zprávy", 5_000)]);
  const invoice = await issued(id);
  expect(invoice).toMatchObject({ invoiceNumber: "2026-0001", issuedOn: "2026-03-16", note: null, version: 1 });
  const { variableSymbol } = (await api.call("admin", `{ payment(payment: ${id}) { variableSymbol } }`)).data.payment;
  expect(await contentOf(id)).toMatchObject({
    uuid: invoice.invoiceCacheUuid,
    number: "2026-0001",
    variableSymbol,
    issuedOn: "2026-03-16",
    suppliedOn: "2026-03-16",
    dueOn: "2026-03-30",
    currency: "CZK",
    issuer: { name: "Rehabilitace U Lípy s.r.o.", companyNumber: "10000071", vatPayer: true, footer: "Děkujeme." },
    customer: { name: expect.stringContaining("Anna") },
    lines: [
      { name: "Individuální LTV", price: 95_000, vat: { rate: "ZERO", percent: 0, zeroReason: "HEALTH_CARE" } },
      { name: "Tejp", price: 40_000, vat: { rate: "PRIMARY", percent: 21, zeroReason: null } },
      { name: "Kopie zprávy", price: 5_000, vat: { rate: "ZERO", percent: 0, zeroReason: "ZERO_RATE" } },
    ],
    rounding: 0,
    payment: { method: "TRANSFER", accountNumber: "19-2000145399/0800", iban: "CZ6508000000192000145399" },
    note: "Rehabilitace dle § 58",
  });
});

test("a paid payment is invoiced with its method, the rounding of cash and its payer", async () => {
  const id = await create([therapy(50_050)], { payer: "Bytové družstvo" });
  await take(id, 1, { paymentMethod: "CASH" });
  expect(refusal(await issue(id, 2))).toBe("E245");
  const customer = `customer: { name: "Bytové družstvo", address: { cisloDomovni: "12", obecNazev: "Písek" } }`;
  await api.call("receptionist", `mutation { invoiceCreate(payment: ${id}, version: 2, ${customer}) { id } }`);
  expect(await contentOf(id)).toMatchObject({
    dueOn: "2026-03-16",
    customer: { name: "Bytové družstvo", country: "CZ" },
    rounding: 50,
    payment: { method: "CASH" },
    note: null,
  });
});

test("an invoice of a payment that is paid in part names the part and asks for the rest, which its credit note leaves out", async () => {
  const inPart = await create([therapy(90_000)]);
  await take(inPart, 1, { paymentMethod: "CARD", amount: crowns(10_000) });
  const { id, invoiceCacheUuid: uuid } = await issued(inPart, 2);
  expect(await contentOf(inPart)).toMatchObject({ paidOn: null, paidBefore: 10_000, payment: { method: "TRANSFER" } });
  const { dataForInvoice } = (await api.call("admin", `{ dataForInvoice(invoiceCacheUuid: "${uuid}") { qrCode } }`))
    .data;
  expect(dataForInvoice.qrCode).toContain("AM:800.00*");
  const credit = `invoiceCreditNoteCreate(invoice: ${id}, version: 1, lines: [0], reason: "Omyl") { price { amount } isdoc { text } }`;
  const note = (await api.call("receptionist", `mutation { ${credit} }`)).data.invoiceCreditNoteCreate;
  expect(note.price.amount).toBe(-90_000);
  expect(note.isdoc.text).toContain("<PaidDepositsAmount>0.00</PaidDepositsAmount>");
});

test("an invoice is of a payment that costs something, and of none that a voucher covers", async () => {
  expect(refusal(await issue(await create([therapy(0)])))).toBe("E194");
  const byVoucher = await create([therapy(90_000)]);
  await owner.query("update payments set paid = price, payed_at = now(), payment_method = 'VOUCHER' where id = $1", [
    byVoucher,
  ]);
  await owner.query(
    "insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id) values ($1, $2, now(), 'VOUCHER', 90000, $3)",
    [ids.center, byVoucher, profiles.receptionist],
  );
  expect(refusal(await issue(byVoucher))).toBe("E186");
  expect(refusal(await issue(await create([therapy(90_000)], {})))).toBe("E195");
  expect(refusal(await issue(ids.payments.foreign))).toBe("E003");
});

test("a payment with an invoice keeps its lines, is not canceled nor invoiced again, and a mistaken amount is still reversed", async () => {
  const id = await create([therapy(95_000)]);
  await issued(id);
  const lines = `inputs: [{ name: "LTV", price: { amount: 1, currency: "CZK" }, vatRate: ZERO, targetType: PROCEDURE }]`;
  const refused = async (mutation: string) => refusal(await api.call("admin", `mutation { ${mutation} { id } }`));
  expect(await refused(`paymentItemsUpdate(payment: ${id}, version: 2, ${lines})`)).toBe("E193");
  expect(await refused(`paymentCancel(payment: ${id}, version: 2, reason: "Omyl")`)).toBe("E193");
  expect(refusal(await issue(id, 2))).toBe("E193");
  await take(id, 2, { paymentMethod: "CARD" });
  const { rows } = await owner.query("select id from payment_entries where payment_id = $1", [id]);
  expect(
    await refused(`paymentEntryReverse(payment: ${id}, version: 3, entry: ${rows[0].id}, reason: "Omyl")`),
  ).toBeUndefined();
});

test("an invoiced visit stays charged when its patient is excused after all", async () => {
  const set = async (state: string) =>
    (
      await api.call(
        "receptionist",
        `mutation { patientAttendanceSetState(patientAttendance: ${ids.attendances.jana}, state: ${state}) { payment { id version canceledAt invoice { invoiceNumber } } } }`,
      )
    ).data.patientAttendanceSetState.payment;
  const { id, version } = await set("PRESENT");
  const { invoiceNumber } = await issued(id, version);
  expect(await set("EXCUSED")).toMatchObject({ id, canceledAt: null, invoice: { invoiceNumber } });
  expect((await contentOf(id)).lines).toMatchObject([{ name: "Individuální LTV", price: 95_000 }]);
});

test("of an issued invoice only the note changes for any role of the database, and its digest is in the audit log", async () => {
  const id = await create([therapy(95_000)]);
  const invoice = await issued(id);
  const note = (version: number, who: Role = "paramedic") =>
    api.call(
      who,
      `mutation { invoiceUpdate(invoice: ${invoice.id}, version: ${version}, input: { note: "Poslat poštou" }) { ${fields} } }`,
    );
  expect((await note(1)).data.invoiceUpdate).toEqual({ ...invoice, note: "Poslat poštou", version: 2 });
  expect(refusal(await note(1))).toBe("E012");
  expect(refusal(await note(2, "foreign"))).toBe("E003");
  for (const change of [
    `update invoices set content = content || '{"number": "1"}'`,
    "update invoices set issued_on = '2026-01-01'",
    "update invoices set digest = ''",
    "delete from invoices",
    "truncate invoices cascade",
  ])
    await expect(owner.query(change), change).rejects.toThrow("invoices are issued and stay");
  const { rows } = await owner.query(
    "select action, patient_card_id as card, details ->> 'digest' = (select digest from invoices where id = entity_id) as same from audit_rows where action like 'invoice.%' and entity_id = $1 order by id",
    [invoice.id],
  );
  expect(rows).toEqual([
    { action: "invoice.issued", card: patients.anna, same: true },
    { action: "invoice.updated", card: patients.anna, same: null },
  ]);
});

test("prices, names and the issuer that change later leave an issued invoice as it was", async () => {
  const id = await create([therapy(95_000)]);
  await issued(id);
  const before = await contentOf(id);
  await owner.query("update billing_information set company_name = 'Jiná s.r.o.', vat_payer = false");
  await owner.query("update patient_cards set surname = 'Vdaná' where id = $1", [patients.anna]);
  await owner.query("update procedures set price_amount = 1 where id = $1", [procedures.therapy]);
  expect(await contentOf(id)).toEqual(before);
});

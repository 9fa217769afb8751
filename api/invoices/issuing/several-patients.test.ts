import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { ACCOUNT, camtFile } from "#tests/kit/bank/statement-files.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { verifyInvoices } from "../verify.ts";

const api = await testApi();
const { owner } = api.database;
const queries: string[] = [];
countQueries(api.database.app, queries);
const { anna, jana, karel } = ids.patients;
const KOVO = "Kovo s.r.o.";
await owner.query(
  `insert into billing_information (medical_center_id, company_name, town, iban, account_number_cze, invoicing_active) values ($1, 'U Lípy', 'Praha', $2, $3, true)`,
  [ids.center, ACCOUNT.iban, ACCOUNT.number],
);
await owner.query("update patient_cards set invoice_note = 'Příspěvek pojišťovny', email = 'ona@pacient.example'");

let last = 820_000;
/** An owed payment of 100 crowns and more, by its id and symbol. */
async function charged(patient: number | null, service: string, payer: string | null = KOVO) {
  const vs = `26${++last}`;
  const { rows } = await owner.query<{ id: number }>(
    `with made as (insert into payments (medical_center_id, patient_card_id, payer, currency, price, variable_symbol, created_at)
       values ($1, $2, $3, 'CZK', $4, $5, timestamptz '2026-03-10 10:00+01' + $7 * interval '1 second') returning id, price)
     insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
     select $1, id, 0, $6, price, price, 'ZERO', 'PROCEDURE' from made returning payment_id as id`,
    [ids.center, patient, payer, 10_000 + last - 820_000, vs, service, last - 820_000],
  );
  return { id: rows[0]!.id, vs };
}
type Charged = Awaited<ReturnType<typeof charged>>;
const ask = (document: string, variables: object = {}, who: Role = "receptionist") =>
  api.call(who, document, variables);
const issue = ([first, ...further]: Pick<Charged, "id">[]) =>
  ask(
    `mutation ($further: [InvoicedPaymentInput!]) { invoiceCreate(payment: ${first!.id}, version: 1, further: $further) { id version customer { name } lines { name payment { patientCard { id } } } } }`,
    { further: further.map(({ id }) => ({ payment: id, version: 1 })) },
  );
const issued = async (which: Charged[]) => {
  const { data, errors } = await issue(which);
  expect(errors).toBeUndefined();
  return data.invoiceCreate;
};
const code = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
/** The cards in the audit log of an action on a record. */
const cardsIn = async (action: string, entity: number) =>
  (
    await owner.query(
      "select patient_card_id as card from audit_rows where action = $1 and entity_id = $2 order by card",
      [action, entity],
    )
  ).rows.map(({ card }) => card);

test("payments of one payer and several patients go on one invoice, which names no patient and prints no card's note", async () => {
  const which = [await charged(anna, "Masáž"), await charged(jana, "Tejp"), await charged(null, "Přednáška")];
  const listed = await ask(`{ invoiceablePayments(payer: " ${KOVO}") { id patientCard { id } } }`);
  expect(listed.data.invoiceablePayments).toEqual([
    { id: which[0]!.id, patientCard: { id: anna } },
    { id: which[1]!.id, patientCard: { id: jana } },
    { id: which[2]!.id, patientCard: null },
  ]);
  expect(
    (await ask(`{ invoiceablePayments(payer: "${KOVO}") { id } }`, {}, "foreign")).data.invoiceablePayments,
  ).toEqual([]);
  const invoice = await issued(which);
  expect(invoice.customer).toEqual({ name: KOVO });
  expect(
    invoice.lines.map(({ payment }: { payment: { patientCard: { id: number } | null } }) => payment.patientCard?.id),
  ).toEqual([anna, jana, undefined]);
  const { rows } = await owner.query("select content from invoices where id = $1", [invoice.id]);
  expect(rows[0].content.note).toBeNull();
  expect(JSON.stringify(rows[0].content)).not.toMatch(/Anna|Jana|Dvořáčková/);
  expect(await cardsIn("invoice.issued", invoice.id)).toEqual([anna, jana, null].sort());
  await ask(`{ invoice(invoice: ${invoice.id}) { id } }`);
  expect(await cardsIn("invoice.read", invoice.id)).toHaveLength(3);
  await runJobs(api);
  expect((await verifyInvoices(createDb(owner))).differing).toEqual([]);
});

test("an only patient's note is printed for the payer, too", async () => {
  const invoice = await issued([await charged(anna, "Masáž"), await charged(anna, "Masáž")]);
  const { rows } = await owner.query("select content from invoices where id = $1", [invoice.id]);
  expect(rows[0].content).toMatchObject({ note: "Příspěvek pojišťovny", customer: { name: KOVO } });
});

test("payments of several patients are refused without a payer, with another one, and of another centre", async () => {
  const one = await charged(anna, "Masáž");
  for (const payer of [null, "Jiný plátce", "kovo s.r.o."])
    expect(code(await issue([one, await charged(jana, "Masáž", payer)]))).toBe("E208");
  expect(code(await issue([await charged(anna, "Masáž", null), await charged(jana, "Masáž", null)]))).toBe("E208");
  expect(code(await issue([one, { id: ids.payments.foreign }]))).toBe("E003");
});

test("the customer of a payer's invoice before is offered for payments of the payer's other patients", async () => {
  const first = await charged(anna, "Masáž", "Sokol");
  await ask(
    `mutation { invoiceCreate(payment: ${first.id}, version: 1, customer: { name: "Sokol", companyNumber: "27082440" }) { id } }`,
  );
  await issued([await charged(anna, "Masáž", "Sokol")]);
  const next = await charged(karel, "Masáž", "Sokol");
  const { data } = await ask(`{ invoiceCustomers(payment: ${next.id}) { customer { name companyNumber } } }`);
  expect(data.invoiceCustomers).toEqual([{ customer: { name: "Sokol", companyNumber: "27082440" } }]);
});

test("a statement pays the payments of several patients by the sum of their invoice", async () => {
  const which = [await charged(anna, "Masáž"), await charged(jana, "Tejp")];
  const { id } = await issued(which);
  const { rows: invoices } = await owner.query(
    "select content ->> 'variableSymbol' as vs from invoices where id = $1",
    [id],
  );
  const amount = which.reduce((sum, { vs }) => sum + Number(vs.slice(2)) - 810_000, 0);
  const file = camtFile([{ amount, vs: invoices[0].vs, reference: "K-1" }]);
  const imported = "mutation ($file: Upload!) { bankStatementImport(file: $file) { known } }";
  await api.upload("admin", imported, { file: null }, { file });
  const { rows } = await owner.query("select paid = price as paid from payments where id = any($1)", [
    which.map(({ id }) => id),
  ]);
  expect(rows).toEqual([{ paid: true }, { paid: true }]);
});

test("a mail of it goes to no patient by default, and stays when one of them is erased", async () => {
  const card = await fullCard(owner, "Smazaný", "2026-03-02");
  const invoice = await issued([await charged(card.id, "Masáž"), await charged(jana, "Tejp")]);
  const send = (email: string) =>
    ask(`mutation { invoiceEmailSend(invoice: ${invoice.id}${email}) { defaultRecipient emails { recipient } } }`);
  expect(code(await send(""))).toBe("E004");
  const emails = [{ recipient: "ucetni@kovo.example" }];
  expect((await send(', email: "ucetni@kovo.example"')).data.invoiceEmailSend).toEqual({
    defaultRecipient: null,
    emails,
  });
  expect(await cardsIn("invoice.mailed", invoice.id)).toEqual([jana, card.id].sort((a, b) => a - b));
  await ask(
    `mutation { patientCardErase(patientCard: ${card.id}, version: 1, input: { requestedOn: "16. 3. 2026", request: "Dopisem" }) { whole } }`,
    {},
    "admin",
  );
  expect((await ask(`{ invoice(invoice: ${invoice.id}) { emails { recipient } } }`)).data.invoice.emails).toEqual(
    emails,
  );
});

test("a patient's copy has the own lines of it, and neither those of others nor the file", async () => {
  const own = await charged(karel, "Karlova masáž");
  const invoice = await issued([own, await charged(jana, "Janin tejp")]);
  const { data } = await ask(`{ patientCopy(patientCard: ${karel}) }`, {}, "paramedic");
  const { invoices, invoiceFiles } = data.patientCopy.tables;
  expect(invoices.find(({ id }: Charged) => id === invoice.id)).toEqual({
    id: invoice.id,
    kind: "INVOICE",
    issuedOn: "2026-03-16",
    content: expect.objectContaining({
      lines: [expect.objectContaining({ name: expect.stringContaining("Karlova") })],
    }),
  });
  expect(JSON.stringify(data.patientCopy)).not.toContain("Janin tejp");
  expect(invoiceFiles.map((file: { invoiceId: number }) => file.invoiceId)).not.toContain(invoice.id);
});

test("a credit note of one patient's line frees that payment, with a row in the log of that card alone", async () => {
  const which = [await charged(anna, "Masáž"), await charged(jana, "Tejp")];
  const invoice = await issued(which);
  const { data } = await ask(
    `mutation { invoiceCreditNoteCreate(invoice: ${invoice.id}, version: 1, lines: [1], reason: "Omyl") { id payments { id } } }`,
  );
  expect(data.invoiceCreditNoteCreate.payments).toEqual([{ id: which[1]!.id }]);
  expect(await cardsIn("invoice.credited", data.invoiceCreditNoteCreate.id)).toEqual([jana]);
});

test("an invoice of many patients, and the list of its payments, take as many queries as of two", async () => {
  const asked = async (patients: number[], payer: string) => {
    const which = [];
    for (const patient of patients) which.push(await charged(patient, "Masáž", payer));
    queries.length = 0;
    await ask(`{ invoiceablePayments(payer: "${payer}") { id patientCard { fullName } paymentItems { name } } }`);
    await issued(which);
    return queries.length;
  };
  const two = await asked([anna, jana], "Dva");
  expect(await asked([anna, jana, karel, ids.patients.archived, anna, jana], "Všichni")).toBe(two);
});

import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { hasXmllint, schemaErrors } from "#tests/kit/invoices/isdoc-schema.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { findGaps } from "../find-gaps.ts";
import { verifyInvoices } from "../verify.ts";

const api = await testApi();
const { owner } = api.database;

await owner.query(
  "insert into billing_information (medical_center_id, company_name, vat_number, vat_payer, town, iban, invoicing_active) values ($1, 'U Lípy', 'CZ10000071', true, 'Praha', 'CZ6508000000192000145399', true)",
  [ids.center],
);
// A tax document names the address of its customer.
await owner.query("update patient_cards set house_number = '12', town = 'Písek' where id = $1", [ids.patients.anna]);
const line = (name: string, amount: number, vatRate = "ZERO") => ({
  name,
  price: { amount, currency: "CZK" },
  vatRate,
  targetType: "ADDITIONAL_PROCEDURE",
});
const ask = async (document: string, variables: object = {}, who: Role = "receptionist") => {
  const { data, errors } = await api.call(who, document, variables);
  expect([document, errors]).toEqual([document, undefined]);
  return data;
};
/** Charges these lines to Anna, has them paid in cash, and issues the invoice. */
async function invoiced(items: object[], cash = false) {
  const { paymentCreate } = await ask(
    "mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id } }",
    { input: { patientCard: ids.patients.anna, items } },
  );
  const { id: payment } = paymentCreate;
  if (cash)
    await ask(`mutation { paymentUpdate(payment: ${payment}, version: 1, input: { paymentMethod: CASH }) { id } }`);
  const { invoiceCreate } = await ask(
    `mutation { invoiceCreate(payment: ${payment}, version: ${cash ? 2 : 1}) { id version } }`,
  );
  return { payment, ...invoiceCreate } as { payment: number; id: number; version: number };
}
const fields =
  "id invoiceNumber kind price { amount } corrects { invoiceNumber credited creditable version } isdoc { text }";
const credit = (id: number, version: number, lines: number[], who: Role = "receptionist") =>
  api.call(
    who,
    `mutation ($lines: [Int!]!) { invoiceCreditNoteCreate(invoice: ${id}, version: ${version}, lines: $lines, reason: "Vrácené zboží") { ${fields} } }`,
    { lines },
  );
const credited = async (...given: Parameters<typeof credit>) => {
  const { data, errors } = await credit(...given);
  expect(errors).toBeUndefined();
  return data.invoiceCreditNoteCreate;
};
const paymentOf = async (id: number) =>
  (
    await ask(
      `{ payment(payment: ${id}) { version cancelable invoiceable invoice { invoiceNumber credited } invoices { invoiceNumber } } }`,
    )
  ).payment;
const contentOf = async (id: number) =>
  (await owner.query("select content from invoices where id = $1", [id])).rows[0].content;

test("a credit note of chosen lines names the invoice and the reason, with the parties and rates of the invoice", async () => {
  const { payment, id, version } = await invoiced([line("Tejp", 40_000, "PRIMARY"), line("Kopie", 5_000)]);
  await owner.query("update billing_information set company_name = 'Jiná', vat_payer = false");
  const note = await credited(id, version, [0]);
  await owner.query("update billing_information set company_name = 'U Lípy', vat_payer = true");
  expect(note).toMatchObject({
    invoiceNumber: "D2026-0001",
    kind: "CREDIT_NOTE",
    price: { amount: -40_000 },
    corrects: { invoiceNumber: "2026-0001", credited: false, creditable: true, version: 2 },
  });
  const invoice = await contentOf(id);
  expect(await contentOf(note.id)).toEqual({
    ...invoice,
    corrects: { number: "2026-0001", uuid: invoice.uuid, issuedOn: "2026-03-16", reason: "Vrácené zboží" },
    uuid: expect.not.stringContaining(invoice.uuid),
    number: "D2026-0001",
    dueOn: "2026-03-16",
    lines: [invoice.lines[0]],
    note: null,
  });
  expect(note.isdoc.text).toContain("<DocumentType>2</DocumentType>");
  if (hasXmllint) expect(schemaErrors(note.isdoc.text)).toBe("");
  expect(await paymentOf(payment)).toMatchObject({
    cancelable: false,
    invoiceable: false,
    invoices: [{ invoiceNumber: "2026-0001" }, { invoiceNumber: "D2026-0001" }],
  });
});

test("with the last line the rounding is given back, and the payment can be invoiced again", async () => {
  const { payment, id, version } = await invoiced([line("Masáž", 45_040), line("Tejp", 10_000)], true);
  const first = await credited(id, version, [1]);
  const last = await credited(id, version + 1, [0]);
  expect([first.price.amount, last.price.amount, last.corrects]).toEqual([
    -10_000,
    -45_000,
    { invoiceNumber: "2026-0002", credited: true, creditable: false, version: version + 2 },
  ]);
  const free = await paymentOf(payment);
  expect(free).toMatchObject({ cancelable: true, invoiceable: true, invoice: { credited: true } });
  await ask(`mutation { invoiceCreate(payment: ${payment}, version: ${free.version}) { id } }`);
  expect(await paymentOf(payment)).toMatchObject({
    cancelable: false,
    invoice: { invoiceNumber: "2026-0003", credited: false },
    invoices: ["2026-0002", "D2026-0002", "D2026-0003", "2026-0003"].map((invoiceNumber) => ({ invoiceNumber })),
  });
});

test("lines are given back once, of two credit notes at once one is issued, and none corrects a credit note", async () => {
  const { id, version } = await invoiced([line("Tejp", 40_000), line("Kopie", 5_000)]);
  const both = await Promise.all([credit(id, version, [0]), credit(id, version, [0, 1])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const done = both.find(({ status }) => status === 200)!.data.invoiceCreditNoteCreate;
  for (const [lines, refusal] of [
    [[0], "lines"],
    [[7], "lines"],
    [[], "lines"],
  ] as const) {
    const { errors } = await credit(id, version + 1, [...lines]);
    expect(errors![0]!.extensions.fields).toEqual([expect.objectContaining({ path: [refusal] })]);
  }
  expect((await credit(done.id, 1, [0])).status).toBe(404);
});

test("a colleague who issued the invoice corrects it on its day, administrators any, other centres none", async () => {
  const { id, version } = await invoiced([line("Tejp", 40_000)]);
  expect((await credit(id, version, [0], "paramedic")).status).toBe(403);
  expect((await credit(id, version, [0], "foreign")).status).toBe(404);
  await owner.query(
    "begin; set local session_replication_role = replica; update invoices set issued_on = '2026-03-15' where id = " +
      id +
      "; commit",
  );
  expect((await credit(id, version, [0])).status).toBe(403);
  await owner.query(
    "begin; set local session_replication_role = replica; update invoices set issued_on = '2026-03-16' where id = " +
      id +
      "; commit",
  );
  await credited(id, version, [0], "admin");
});

test("credit notes have a PDF and a digest as invoices have, and a series of their own without gaps", async () => {
  await runJobs(api);
  const db = createDb(owner);
  const { rows } = await owner.query("select count(*)::int as count from invoices");
  expect(await verifyInvoices(db)).toEqual({ checked: rows[0].count, differing: [] });
  expect(await findGaps(db)).toEqual([]);
  const filed = await owner.query(
    "select files.name from invoice_files join files on file_id = files.id where files.name like 'D%' order by 1 limit 1",
  );
  expect(filed.rows).toEqual([{ name: "D2026-0001.pdf" }]);
  await expect(owner.query("update invoices set credited_lines = '{}' where kind = 'CREDIT_NOTE'")).rejects.toThrow(
    "are issued and stay",
  );
  await expect(owner.query("delete from invoices where kind = 'CREDIT_NOTE'")).rejects.toThrow("are issued and stay");
});

test("an invoice is credited also after the centre has switched invoicing off", async () => {
  const { id, version } = await invoiced([line("Tejp", 10_000)]);
  await owner.query("update billing_information set invoicing_active = false");
  expect((await credited(id, version, [0])).kind).toBe("CREDIT_NOTE");
  await owner.query("update billing_information set invoicing_active = true");
});

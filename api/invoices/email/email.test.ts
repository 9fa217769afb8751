import { createHash } from "node:crypto";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { smtpMailer } from "#api/core/outside/mail.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { mailServer } from "#tests/kit/servers/mail-server.ts";

const { url, letters } = await mailServer();
const mailer = smtpMailer({ url, from: "Motus <motus@motus.example>" });
const api = await testApi({ mailer: { send: (mail) => mailer.send(mail) } });
const { owner } = api.database;
const { jana, karel } = ids.payments;

await owner.query(
  "insert into billing_information (medical_center_id, company_name, email, town, account_number_cze, iban, invoicing_active) values ($1, 'U Lípy', 'ucty@lipa.example', 'Praha', '19-2000145399/0800', 'CZ6508000000192000145399', true)",
  [ids.center],
);
const send = (invoice: number, email?: string, headers: Record<string, string> = {}) =>
  api.call(
    "receptionist",
    "mutation ($invoice: Int!, $email: String) { invoiceEmailSend(invoice: $invoice, email: $email) { emails { recipient sentAt failedAt } } }",
    { invoice, email },
    headers,
  );
const issue = async (payment: number): Promise<number> =>
  (await api.call("receptionist", `mutation { invoiceCreate(payment: ${payment}, version: 1) { id } }`)).data
    .invoiceCreate.id;
const emailsOf = async (invoice: number) =>
  (await api.call("receptionist", `{ invoice(invoice: ${invoice}) { emails { recipient sentAt failedAt } } }`)).data
    .invoice.emails;

const owed = await issue(jana);
const paid = await issue(karel);
await owner.query("update patient_cards set email = 'jana@pacienti.example', language = 'de' where id = $1", [
  ids.patients.jana,
]);
await owner.query("update patient_cards set email = null where id = $1", [ids.patients.karel]);

test("the patient gets the stored PDF by SMTP, in the patient's language, and the invoice says when it went", async () => {
  const waits = { recipient: "jana@pacienti.example", sentAt: null, failedAt: null };
  expect((await send(owed)).data.invoiceEmailSend.emails).toEqual([waits]);
  await runJobs(api);
  const [letter] = letters;
  const { subject, from, to, replyTo, text, attachments } = await PostalMime.parse(letter!.raw);
  expect([from?.address, to?.[0]?.address, replyTo?.[0]?.address]).toEqual([
    "motus@motus.example",
    "jana@pacienti.example",
    "ucty@lipa.example",
  ]);
  expect(subject).toBe("Rechnung 2026-0001: „U Lípy“");
  expect(text!.replaceAll("\u00a0", " ")).toContain(
    "Bitte überweisen Sie 850,00 Kč bis 30.3.2026 auf das Konto 19-2000145399/0800, variables Symbol 26900001.",
  );
  expect(text).not.toMatch(/Jana|LTV/);
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ["2026-0001.pdf", "application/pdf"],
  ]);
  const sha256 = createHash("sha256")
    .update(new Uint8Array(attachments[0]!.content as ArrayBuffer))
    .digest("hex");
  expect((await owner.query("select sha256 from invoice_files where invoice_id = $1", [owed])).rows).toEqual([
    { sha256 },
  ]);
  expect(await emailsOf(owed)).toEqual([{ ...waits, sentAt: "2026-03-16T09:00:00.000Z" }]);
  const audited = await owner.query(
    "select entity_id, profile_id, details from audit_rows where action = 'invoice.mailed'",
  );
  expect(audited.rows).toEqual([{ entity_id: owed, profile_id: ids.profiles.receptionist, details: null }]);
});

test("an invoice of a card without an address asks for one, and goes to the one that is typed", async () => {
  expect((await send(paid)).errors![0]!.extensions).toMatchObject({
    code: "E004",
    fields: [expect.objectContaining({ path: ["email"] })],
  });
  await send(paid, " Ucetni@Firma.example ");
  await runJobs(api);
  const letter = await PostalMime.parse(letters.at(-1)!.raw);
  expect([letter.to?.[0]?.address, letter.text]).toEqual([
    "ucetni@firma.example",
    expect.stringContaining("Nic už neplatíte."),
  ]);
});

test("a mail that is sent twice under one key goes once", async () => {
  const before = letters.length;
  const headers = { "idempotency-key": "twice" };
  for (let time = 0; time < 2; time++) await send(owed, "dvakrat@firma.example", headers);
  await runJobs(api);
  expect(letters.length).toBe(before + 1);
});

test("the outbox keeps the id of the file, and erasure removes the mail wherever it went", async () => {
  const { rows } = await owner.query(
    "select recipient, file_id from mails join invoice_files using (file_id) order by recipient",
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual([
    "dvakrat@firma.example",
    "jana@pacienti.example",
    "ucetni@firma.example",
  ]);
  const { data } = await api.call(
    "admin",
    `mutation { patientCardErase(patientCard: ${ids.patients.karel}, version: 1, input: { requestedOn: "16. 3. 2026", request: "Dopisem" }) { whole } }`,
  );
  expect(data.patientCardErase).toBeDefined();
  expect((await emailsOf(paid)).length).toBe(0);
});

test("an invoice of another centre is not found, and ten mails an hour are enough", async () => {
  const missing = await api.call(
    "foreign",
    `mutation { invoiceEmailSend(invoice: ${owed}, email: "a@b.example") { id } }`,
  );
  expect(missing.status).toBe(404);
  for (let time = 0; time < 8; time++) await send(owed);
  expect((await send(owed)).status).toBe(429);
  expect((await emailsOf(owed)).length).toBe(10);
});

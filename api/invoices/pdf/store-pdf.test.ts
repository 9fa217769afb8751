import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { invoices } from "#api/core/db/tables/invoices.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs, waitingJobs } from "#tests/kit/jobs.ts";
import { invoicePdfBytes } from "./store-pdf.ts";

const api = await testApi();
const { owner } = api.database;
const { jana, karel } = ids.payments;

await owner.query(
  "insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', 'CZ6508000000192000145399', true)",
  [ids.center],
);
const issue = async (payment: number): Promise<number> =>
  (await api.call("receptionist", `mutation { invoiceCreate(payment: ${payment}, version: 1) { id } }`)).data
    .invoiceCreate.id;
const fileOf = async (invoice: number): Promise<{ uuid: string; name: string }> =>
  (await api.call("receptionist", `{ invoice(invoice: ${invoice}) { file { uuid name } } }`)).data.invoice.file;
const stored = async () =>
  (
    await owner.query(
      "select invoice_id, uuid, invoice_files.sha256 from invoice_files join files on files.id = file_id order by invoice_id",
    )
  ).rows;

test("the PDF of an issued invoice is stored by the queue, and its hash logged", async () => {
  const invoice = await issue(jana);
  expect([await stored(), await waitingJobs(api)]).toEqual([[], ["storeInvoice"]]);
  await runJobs(api);
  const [{ uuid, sha256 }] = await stored();
  expect(await fileOf(invoice)).toEqual({ uuid, name: "2026-0001.pdf" });
  const { rows } = await owner.query("select entity_id, details from audit_rows where action = 'invoice.filed'");
  expect(rows).toEqual([{ entity_id: invoice, details: { sha256 } }]);
});

test("an invoice that is asked for before the queue stored it is stored once, also by ten who ask at once", async () => {
  const invoice = await issue(karel);
  const found = await Promise.all(Array.from({ length: 10 }, () => fileOf(invoice)));
  await runJobs(api);
  expect(new Set(found.map(({ uuid }) => uuid)).size).toBe(1);
  expect((await stored()).map((row) => row.invoice_id)).toEqual([invoice - 1, invoice]);
  const db = createDb(owner);
  const [row] = await db.select().from(invoices).limit(1);
  const ctx = {
    ...api.services,
    db,
    session: null,
    requestId: "export",
    address: "job",
    profile: { medicalCenterId: ids.center },
  };
  const bytes = await invoicePdfBytes(ctx, row!);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe((await stored())[0].sha256);
});

test("neither the hash nor the row of a file changes or goes, by the tables' owner either", async () => {
  for (const statement of [
    "update invoice_files set sha256 = ''",
    "delete from invoice_files",
    "update files set uuid = gen_random_uuid() where namespace = 'invoice'",
    "delete from files where namespace = 'invoice'",
  ])
    await expect(owner.query(statement)).rejects.toThrow("are only added");
});

test("the copy of a patient's records holds the PDFs of the invoices", async () => {
  const { data } = await api.call("paramedic", `{ patientCopy(patientCard: ${ids.patients.jana}) }`);
  const [{ uuid }] = await stored();
  expect(data.patientCopy.tables.files).toContainEqual(expect.objectContaining({ uuid, name: "2026-0001.pdf" }));
});

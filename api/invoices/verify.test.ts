import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { findGaps } from "./find-gaps.ts";
import { verifyPdfs } from "./pdf/verify-pdfs.ts";
import { verifyInvoices } from "./verify.ts";

const api = await testApi();
const { owner } = api.database;
const db = createDb(owner);

await owner.query(
  "insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', 'CZ6508000000192000145399', true)",
  [ids.center],
);
const ask = async (document: string, who: Role = "admin") => {
  const { data, errors } = await api.call(who, document);
  expect([document, errors]).toEqual([document, undefined]);
  return data;
};

/** Issues an invoice of a patient, and answers its id. */
async function issued(patientCard: number): Promise<number> {
  const { paymentCreate } = await ask(
    `mutation { paymentCreate(input: { patientCard: ${patientCard}, items: [{ name: "LTV", price: { amount: 95000, currency: "CZK" }, vatRate: ZERO, targetType: PROCEDURE }] }) { id } }`,
  );
  return (await ask(`mutation { invoiceCreate(payment: ${paymentCreate.id}, version: 1) { id } }`)).invoiceCreate.id;
}
const cards = {
  kept: await fullCard(owner, "Nová", "2026-03-03"),
  merged: await fullCard(owner, "Nová", "2026-03-02"),
  erased: await fullCard(owner, "Smazaná", "2026-03-02"),
  disposed: await fullCard(owner, "Stará", "2015-03-02"),
};
const invoices = {
  merged: await issued(cards.merged.id),
  erased: await issued(cards.erased.id),
  disposed: await issued(cards.disposed.id),
};
await runJobs(api);
const stored = async () =>
  (
    await owner.query(
      "select invoices.id, uuid, content, digest, note, file_id, sha256 from invoices join invoice_files on invoice_id = invoices.id order by id",
    )
  ).rows;
const before = await stored();

/** The faults that verification finds. */
const faults = async () => (await verifyInvoices(db)).differing.map(({ id, fault }) => [id, fault]);
/** A change past the trigger, by the owner of the tables. */
const tamper = (statement: string) =>
  owner.query(`begin; set local session_replication_role = replica; ${statement}; commit`);

test("merge, erasure, disposal and any later edit leave each issued invoice, its digest and its PDF as they were", async () => {
  await ask(
    `mutation { patientCardsMerge(kept: ${cards.kept.id}, keptVersion: 1, merged: ${cards.merged.id}, mergedVersion: 1, fromMerged: [], fromBoth: []) { id } }`,
  );
  await ask(
    `mutation { patientCardErase(patientCard: ${cards.erased.id}, version: 1, input: { requestedOn: "16. 3. 2026", request: "Dopisem" }) { whole } }`,
  );
  const { disposalCreate } = await ask(`mutation { disposalCreate(patientCards: [${cards.disposed.id}]) { id } }`);
  await ask(`mutation { disposalConfirm(disposal: ${disposalCreate.id}, version: 1) { alone } }`, "paramedic");
  await owner.query("update billing_information set company_name = 'Jiná', vat_payer = true");
  expect(await stored()).toEqual(before);
  await runJobs(api);
  expect(await verifyInvoices(db)).toEqual({ checked: 3, differing: [] });
  expect(await verifyPdfs(db, api.services.storage)).toEqual({ checked: 3, differing: [] });
  expect(await findGaps(db)).toEqual([]);
});

test("an altered, an inserted and a deleted invoice are named, and so are gaps of a series", async () => {
  const { merged, erased, disposed } = invoices;
  await tamper(`update invoices set content = jsonb_set(content, '{lines,0,price}', '1') where id = ${erased}`);
  expect(await faults()).toEqual([[erased, "altered"]]);
  await tamper(`update invoices set issued_on = issued_on - 31 where id = ${disposed}`);
  expect(await faults()).toEqual([
    [erased, "altered"],
    [disposed, "altered"],
  ]);
  await tamper(`update invoices set issued_on = issued_on + 31 where id = ${disposed}`);
  await tamper(
    `insert into invoices (uuid, medical_center_id, year, position, issued_on, content, digest, issued_at, issued_by)
     select gen_random_uuid(), medical_center_id, year, 4, issued_on, content, digest, issued_at, issued_by from invoices where id = ${merged}`,
  );
  expect(await faults()).toEqual([
    [erased, "altered"],
    [expect.any(Number), "unrecorded"],
  ]);
  expect(await findGaps(db)).toEqual([
    { medicalCenterId: ids.center, kind: "INVOICE", year: 2026, numbers: 3, count: 4, outside: 1 },
  ]);
  await tamper(`delete from invoice_payments where invoice_id = ${disposed}`);
  expect(await faults()).toContainEqual([disposed, "altered"]);
  await tamper(`delete from invoices where id = ${disposed} or position = 4`);
  expect(await faults()).toEqual([
    [erased, "altered"],
    [disposed, "missing"],
  ]);
  expect(await findGaps(db)).toEqual([
    { medicalCenterId: ids.center, kind: "INVOICE", year: 2026, numbers: 3, count: 2, outside: 0 },
  ]);
});

test("a PDF whose bytes or whose hash were altered, and one that is gone, are named", async () => {
  const { storage } = api.services;
  const { merged, erased } = invoices;
  const keyOf = async (invoice: number): Promise<string> =>
    (
      await owner.query("select uuid from files join invoice_files on file_id = files.id where invoice_id = $1", [
        invoice,
      ])
    ).rows[0].uuid;
  await storage.put(await keyOf(merged), Buffer.from("%PDF-1.7 jiné"));
  await storage.remove(await keyOf(erased));
  expect((await verifyPdfs(db, storage)).differing).toEqual([merged, erased]);
  await tamper(`update invoice_files set sha256 = repeat('0', 64) where invoice_id = ${merged}`);
  expect(await faults()).toContainEqual([merged, "altered"]);
});

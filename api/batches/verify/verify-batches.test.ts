import { beforeAll, expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { billedVisitOf, caller } from "#tests/kit/insurers/bill-visits.ts";
import { sentBatches } from "#tests/kit/insurers/make-batches.ts";
import { verifyBatches } from "./verify-batches.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
let batch: Awaited<ReturnType<typeof sentBatches>>[number];

beforeAll(async () => {
  const department = await billInsurers(owner);
  await ftVoucher(owner, { visits: 50 });
  await billedVisitOf(api, "03-02", { department });
  await billedVisitOf(api, "03-03", { department });
  batch = (await sentBatches(api))[0]!;
});

const verify = async () => (await verifyBatches(createDb(owner), api.services.storage)).differing;
/** The faults after a statement of the owner of the tables, which is undone. */
async function foundAfter(change: string, back: string) {
  const asOwner = async (statement: string) => {
    for (const table of ["batches", "batch_documents"]) await owner.query(`alter table ${table} disable trigger user`);
    await owner.query(statement);
    for (const table of ["batches", "batch_documents"]) await owner.query(`alter table ${table} enable trigger user`);
  };
  await asOwner(change);
  const found = await verify();
  await asOwner(back);
  return found.map(({ id, fault }) => `${id === batch.id} ${fault}`);
}

test("a batch stays as it was made through changes of its card, and is found so", async () => {
  expect(await verify()).toEqual([]);
  await owner.query("update patient_cards set surname = 'Jiná' where id = $1", [patients.jana]);
  await owner.query("update patient_insurances set insurance_number = '8556230420' where patient_card_id = $1", [
    patients.jana,
  ]);
  await owner.query("update ft_vouchers set issued_at = '2026-01-01'");
  expect(await verifyBatches(createDb(owner), api.services.storage)).toEqual({ checked: 1, differing: [] });
});

test("a batch stays as it was made through a merge of its card and an erasure, and so does a document that came back", async () => {
  const call = caller(api);
  const ask = (document: string) => call(document, {}, "admin");
  const { rows } = await owner.query("select document_id from batch_documents where batch_id = $1", [batch.id]);
  await ask(`mutation { returnedDocumentsEnter(input: { documentIds: [${rows[0].document_id}], kind: REFUSED }) }`);
  const versionOf = async (card: number) =>
    (await owner.query("select version from patient_cards where id = $1", [card])).rows[0].version as number;
  const merge = `patientCardsMerge(kept: ${patients.anna}, keptVersion: ${await versionOf(patients.anna)}, merged: ${patients.jana}, mergedVersion: ${await versionOf(patients.jana)}, fromMerged: [], fromBoth: [])`;
  expect(await ask(`mutation { ${merge} { id } }`)).toEqual({ id: patients.anna });
  expect(await verify()).toEqual([]);
  const erase = `patientCardErase(patientCard: ${patients.anna}, version: ${await versionOf(patients.anna)}, input: { requestedOn: "10. 3. 2026", request: "Dopisem" })`;
  expect(await ask(`mutation { ${erase} { whole } }`)).toEqual({ whole: false });
  expect(await verify()).toEqual([]);
  const kept = await owner.query("select patient_card_id from batch_documents where batch_id = $1", [batch.id]);
  expect(kept.rows).toEqual([{ patient_card_id: patients.anna }]);
  expect(await owner.query("select from returned_documents")).toMatchObject({ rowCount: 1 });
});

test("documents, sums, files and rows that were tampered with are named", async () => {
  const { rows } = await owner.query("select sha256, uuid from files where id = $1", [batch.file_id]);
  expect(
    await foundAfter(
      `update batch_documents set content = replace(content::text, '21221', '21413')::json`,
      `update batch_documents set content = replace(content::text, '21413', '21221')::json`,
    ),
  ).toEqual(["true documents"]);
  expect(await foundAfter(`update batches set price = price + 1`, `update batches set price = price - 1`)).toEqual([
    "true sums",
  ]);
  const stored = await api.services.storage.get(rows[0].uuid);
  const bytes = Buffer.from(await new Response(stored.stream).arrayBuffer());
  await api.services.storage.remove(rows[0].uuid);
  expect((await verify()).map(({ fault }) => fault)).toEqual(["file"]);
  await api.services.storage.put(rows[0].uuid, bytes);
  expect(await verify()).toEqual([]);
});

test("a batch that was slipped in, and one that is gone, are named", async () => {
  const id = 777;
  await owner.query(
    `insert into batches (id, medical_center_id, run_id, contract_id, insurer, insurance_variant, kind, expertise, icz, branch, interface_version, month, period_from, period_to, year, sequence_id, point_price, documents, points, price, made_at)
     overriding system value select $1, medical_center_id, run_id, contract_id, insurer, insurance_variant, kind, expertise, icz, branch, interface_version, month, period_from, period_to, year, 999, point_price, 1, 0, 0, made_at from batches`,
    [id],
  );
  expect(await verify()).toEqual([{ id, medicalCenterId: ids.center, fault: "unrecorded" }]);
  await owner.query("delete from batches where id = $1", [id]);
  await owner.query(
    `insert into audit_rows (medical_center_id, at, action, entity_id, request_id, address)
     select medical_center_id, at, action, $1, request_id, address from audit_rows where action = 'batch.made' limit 1`,
    [id],
  );
  expect(await verify()).toEqual([{ id, medicalCenterId: ids.center, fault: "missing" }]);
});

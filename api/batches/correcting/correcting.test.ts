import { beforeAll, expect, test } from "vitest";
import { readFile } from "#rules/insurance/files/reading/read-file.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { billedVisitOf, caller } from "#tests/kit/insurers/bill-visits.ts";
import { issueInvoices, sentBatches, sentDocument, storedBytes } from "#tests/kit/insurers/make-batches.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
const call = caller(api);
const ask = (document: string, variables: object = {}, who: Role = "admin") => call(document, variables, who);
let department = 0;

beforeAll(async () => {
  department = await billInsurers(owner);
  await ftVoucher(owner, { visits: 50 });
  await ftVoucher(owner, { visits: 50, patient: patients.karel, insurer: "205" });
  await issueInvoices(api);
});

const bill = (day: string, more: { patient?: number } & Record<string, unknown> = {}) =>
  billedVisitOf(api, day, { department, ...more });

const sent = (day: string, patient?: number) => sentDocument(api, day, { department, patient });
const enter = (numbers: number[], more = "kind: REFUSED") =>
  ask(`mutation ($numbers: [Int!]!) { returnedDocumentsEnter(input: { documentIds: $numbers, ${more} }) }`, {
    numbers,
  });
const returnedOf = async (document: number) =>
  (await owner.query("select * from returned_documents where document_id = $1", [document])).rows[0];
const versionOf = async (batch: number): Promise<number> =>
  (await owner.query("select version from batches where id = $1", [batch])).rows[0].version;
const fix = async (batch: number, { cards = [patients.jana] as number[], withFBatch = false, version = 0 } = {}) =>
  ask(
    `mutation { batchFixCreate(batch: ${batch}, version: ${version || (await versionOf(batch))}, patientCards: [${cards}], withFBatch: ${withFBatch}) { id variant regularBatch { id } state version sequenceId price { amount } payment { price { amount } } kBatchDocuments { documentId medicalReports { id } } } }`,
  );
/** Signs a correction of a report, with another coding. */
async function correct(report: number, coding: object | null) {
  const { rows } = await owner.query(
    "select patient_card_id as card, examined_at as at from medical_reports where id = $1",
    [report],
  );
  const made = await call(
    `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id version } }`,
    {
      input: {
        patientCard: rows[0].card,
        examinedAt: rows[0].at,
        correctionOf: report,
        content: "LTV",
        coding: coding && {
          department,
          medicalOperationsWithCount: [{ code: "21221", count: 1 }],
          primaryDiagnosis: "M54.5",
          ...coding,
        },
      },
    },
  );
  const version = coding
    ? made.version
    : (
        await call(
          `mutation { medicalReportUpdate(medicalReport: ${made.id}, version: ${made.version}, input: { coding: null }) { version } }`,
        )
      ).version;
  await call(`mutation { medicalReportSetSigned(medicalReport: ${made.id}, version: ${version}) { id } }`);
  return made.id as number;
}
const invalidate = async (report: number) =>
  (await call(`mutation { medicalReportSetValidity(medicalReport: ${report}, valid: false, reason: "omyl") { id } }`))
    .code;
const billedBy = async (attendance: number) =>
  (await owner.query("select billed_document_id as id from patient_attendances where id = $1", [attendance])).rows[0]
    .id;
const readBatchFile = async (id: number) => {
  const [batch] = (await owner.query("select * from batches where id = $1", [id])).rows;
  return readFile(await storedBytes(api, batch.file_id));
};

test("a refused document is corrected from the report of today, with its number, in a batch of corrections", async () => {
  const { batch, document, report, attendance } = await sent("03-02");
  expect(await enter([document.document_id])).toHaveLength(1);
  expect((await owner.query("select state from batches where id = $1", [batch.id])).rows[0].state).toBe("REFUSED");
  const corrected = await correct(report, { primaryDiagnosis: "G54.4" });
  expect(await invalidate(report)).toBe("E296");
  expect(await billedBy(attendance)).toBe(document.id);
  const made = await fix(batch.id, { withFBatch: true });
  expect(made).toMatchObject({
    variant: "FIX",
    regularBatch: { id: batch.id },
    state: "MADE",
    sequenceId: batch.sequence_id + 1,
    payment: { price: { amount: Number(document.price) } },
    kBatchDocuments: [{ documentId: document.document_id, medicalReports: [{ id: corrected }] }],
  });
  await runJobs(api);
  const file = await readBatchFile(made.id);
  expect(file.faults).toEqual([]);
  expect(file.batches[0]!.head.values).toMatchObject({ CHAR: "O", DCID: String(made.sequenceId), DPOC: "1" });
  expect(file.batches[0]!.documents[0]!.head.values).toMatchObject({
    ECID: String(document.document_id),
    EZDG: "M545",
  });
  expect(await returnedOf(document.id)).toMatchObject({ outcome: "CORRECTED", outcome_by: ids.profiles.admin });
  expect([await invalidate(report), await invalidate(corrected)]).toEqual([undefined, "E296"]);
  const { recognised, payment } = await ask(
    `{ batch(batch: ${batch.id}) { recognised { amount } payment { owed { amount } } } }`,
  );
  expect([recognised.amount, payment.owed.amount]).toEqual([0, 0]);
});

test("a correcting batch that is removed opens its documents again, with their visits and price", async () => {
  const { batch, document, attendance, report } = await sent("03-03");
  await enter([document.document_id]);
  const made = await fix(batch.id, { withFBatch: true });
  await runJobs(api);
  expect(await ask(`mutation { batchRemove(batch: ${made.id}, version: 1) }`)).toBe(true);
  await runJobs(api);
  expect(await returnedOf(document.id)).toMatchObject({ outcome: null, outcome_at: null });
  expect(await billedBy(attendance)).toBe(document.id);
  expect(await invalidate(report)).toBe("E296");
  const { recognised } = await ask(`{ batch(batch: ${batch.id}) { recognised { amount } } }`);
  expect(recognised.amount).toBe(Number(batch.price));
  const numbers = async () =>
    (await owner.query("select k_batch, k_batch_item from insurance_sequences where year = 2026")).rows[0];
  const before = await numbers();
  const again = await fix(batch.id);
  expect([again.sequenceId, await numbers()]).toEqual([
    made.sequenceId,
    { k_batch: before.k_batch + 1, k_batch_item: before.k_batch_item },
  ]);
  await runJobs(api);
});

test("a contract with new numbers gives a corrected document the next one", async () => {
  await owner.query("update insurance_contracts set corrected_number = 'NEW' where insurer = '205'");
  const { batch, document } = await sent("03-04", patients.karel);
  await enter([document.document_id]);
  const made = await fix(batch.id, { cards: [patients.karel] });
  expect(made.kBatchDocuments[0].documentId).toBe(document.document_id + 1);
  expect(made.payment).toBeNull();
  await runJobs(api);
});

test("a visit that its author takes the operations from leaves the correction, and a document without any is not corrected", async () => {
  const [left, gone] = [await bill("03-05"), await bill("03-06")];
  const [batch] = await sentBatches(api);
  const { rows } = await owner.query("select * from batch_documents where batch_id = $1", [batch!.id]);
  await enter([rows[0].document_id]);
  await correct(gone.report, null);
  const { corrections } = await ask(`{ batch(batch: ${batch!.id}) { corrections { obstacle price { amount } } } }`);
  expect(corrections).toEqual([{ obstacle: null, price: { amount: Number(batch!.price) / 2 } }]);
  const made = await fix(batch!.id);
  expect(made.price.amount).toBe(Number(batch!.price) / 2);
  expect([await billedBy(gone.attendance), await billedBy(left.attendance)]).toEqual([null, expect.any(Number)]);
  await runJobs(api);
  await owner.query("update batches set state = 'SENT' where id = $1", [made.id]);
  await enter([made.kBatchDocuments[0].documentId]);
  await correct(left.report, null);
  expect(await fix(made.id)).toMatchObject({ fields: [{ path: ["patientCards"], code: "E323" }] });
  const again = await ask(`{ batch(batch: ${made.id}) { corrections { obstacle } } }`);
  expect(again.corrections).toEqual([{ obstacle: "NOTHING_LEFT" }]);
});

test("a correction is refused of other patients, of stale and of unsent batches, and where no invoice can be issued", async () => {
  const { batch, document } = await sent("03-09");
  expect(await fix(batch.id)).toMatchObject({ fields: [{ path: ["patientCards"], code: "E322" }] });
  await enter([document.document_id]);
  expect(await fix(batch.id, { cards: [patients.jana, patients.karel] })).toMatchObject({ fields: [{ code: "E322" }] });
  expect(await fix(batch.id, { cards: [] })).toMatchObject({ fields: [{ code: "E1F1" }] });
  expect(await fix(batch.id, { version: 99 })).toMatchObject({ code: "E012" });
  await issueInvoices(api, false);
  expect(await fix(batch.id, { withFBatch: true })).toMatchObject({ code: "E307" });
  await issueInvoices(api);
  const state = `mutation { batchStateSet(batch: ${batch.id}, version: ${await versionOf(batch.id)}, state: MADE) { id } }`;
  expect(await ask(state)).toMatchObject({ code: "E304" });
});

test("a document that five correct at once is in one batch", async () => {
  const { batch, document } = await sent("03-10");
  await enter([document.document_id]);
  const version = await versionOf(batch.id);
  const all = await Promise.all(Array.from({ length: 5 }, () => fix(batch.id, { version })));
  expect(all.filter(({ id }) => id)).toHaveLength(1);
  const { rows } = await owner.query("select * from batch_documents where corrects_id = $1", [document.id]);
  expect(rows).toMatchObject([{ document_id: document.document_id, submission: 2 }]);
  await runJobs(api);
});

test("another role is refused, and another centre finds nothing", async () => {
  const { batch } = await sent("03-11");
  const document = `mutation { batchFixCreate(batch: ${batch.id}, version: ${batch.version}, patientCards: [${patients.jana}], withFBatch: false) { id } }`;
  expect((await ask(document, {}, "paramedic")).code).toBe("E002");
  expect((await ask(document, {}, "foreign")).code).toBe("E003");
});

import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { readFile } from "#rules/insurance/files/reading/read-file.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { readPdf } from "#tests/kit/invoices/read-pdf.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { batchCallsOf } from "#tests/kit/insurers/batch-calls.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
const { call, bill, begin, make, batchesOf, shown, bytesOf, state, remove } = await batchCallsOf(api);

const solid = (pages: string[]) => pages.join("").replace(/\s+/g, "");

test("one press makes the batches of all insurers, with their documents, files and numbers", async () => {
  const [first] = [await bill("03-02"), await bill("03-09")];
  await bill("03-03", { patient: patients.karel });
  const held = await bill("03-04", { patient: patients.karel, primaryDiagnosis: null });
  const run = await make();
  expect(run).toMatchObject({
    done: 2,
    total: 2,
    failedAt: null,
    refused: [],
    file: { name: /^davky-2026-03-\d+\.zip$/ },
  });
  const made = await batchesOf(run.id);
  // Karel's report without a diagnosis keeps the document of his voucher out.
  expect(made).toHaveLength(1);
  const batch = await shown(made[0]!);
  expect(batch).toMatchObject({
    sequenceId: 1,
    insuranceCompany: { code: "111" },
    documentKind: "06",
    month: 3,
    year: 2026,
    period: { from: "2026-03-02", to: "2026-03-09" },
    documents: 1,
    state: "MADE",
    medicalOperationsWithPointsAndPrice: [{ code: "21221", count: 2, points: batch.points }],
  });
  expect(batch.kBatchDocuments).toMatchObject([
    {
      position: 1,
      documentId: 1,
      patientCard: { id: patients.jana },
      insuranceNumber: "8556230419",
      diagnosis: "M54.5",
      points: batch.points,
      price: batch.price,
    },
  ]);
  expect(batch.kBatchDocuments[0].medicalReports).toMatchObject([{ id: first!.report, includedInBatch: true }, {}]);
  expect(batch.price.amount).toBe(batch.points * 74);
  const file = readFile(await bytesOf(batch.file.uuid));
  expect([batch.file.name, file.faults]).toEqual(["KDAVKA.111", []]);
  expect(file.batches[0]!.head.values).toMatchObject({ DCID: "1", DBODY: String(batch.points), DVDR1: "06:6.2.47" });
  const print = await readPdf(Buffer.from(await bytesOf(batch.print.uuid)));
  const price = (batch.price.amount / 100).toFixed(2).replace(".", ",");
  expect([print.title, solid(print.pages)]).toEqual(["Dávka 1", expect.stringContaining(`18556230419M54.52`)]);
  expect(solid(print.pages)).toContain(`Celkem${price}Kč`);
  const parts = unzipSync(await bytesOf(run.file.uuid));
  expect(Object.keys(parts)).toEqual([
    "111-44123000/KDAVKA.111",
    "111-44123000/pruvodni-list.pdf",
    "111-44123000/davka-1.pdf",
  ]);
  const cover = await readPdf(Buffer.from(parts["111-44123000/pruvodni-list.pdf"]!));
  expect([cover.title, solid(cover.pages)]).toEqual([
    "Průvodní list dávek",
    expect.stringContaining(`Celkem${price}Kč`),
  ]);
  const { candidates } = await call(`{ billedMonth(month: "2026-03") { candidates { documents heldDocuments } } }`);
  expect(candidates).toEqual([{ documents: 0, heldDocuments: 1 }]);
  expect(
    await call(`{ billedMonth(month: "2026-03") { heldVisits { items { medicalReport { id } } } } }`),
  ).toMatchObject({
    heldVisits: { items: expect.arrayContaining([{ medicalReport: { id: held.report } }]) },
  });
});

test("a billed visit stays as it is: its state, cover, event, patient and report", async () => {
  const billed = await bill("03-05");
  await make();
  const refused = async (document: string, who: Role = "admin") => (await call(document, {}, who)).code;
  const { attendance, event, report } = billed;
  expect([
    await refused(
      `mutation { patientAttendanceSetState(patientAttendance: ${attendance}, state: NOT_EXCUSED) { id } }`,
    ),
    await refused(
      `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${attendance}, insurerCover: null) { id } }`,
    ),
    await refused(`mutation { eventRemove(event: ${event}) { id } }`),
    await refused(
      `mutation { eventUpdate(event: ${event}, detailsInput: { patientCards: [${patients.karel}] }) { id } }`,
    ),
    await refused(
      `mutation { medicalReportSetValidity(medicalReport: ${report}, valid: false, reason: "omyl") { id } }`,
      "paramedic",
    ),
  ]).toEqual(["E295", "E295", "E295", "E295", "E296"]);
  const charged = owner.query(
    `insert into payments (medical_center_id, patient_card_id, attendance_id, currency, price, variable_symbol) values ($1, $2, $3, 'CZK', 0, '777')`,
    [ids.center, patients.jana, attendance],
  );
  await charged;
  await expect(
    owner.query(
      `insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
       select medical_center_id, id, 0, 'Terapie', 100, 100, 'ZERO', 'PROCEDURE' from payments where variable_symbol = '777'`,
    ),
  ).rejects.toThrow("not both charged and billed");
});

test("batches that were made stay, also when the owner of the tables asks", async () => {
  for (const change of [
    "update batches set points = points + 1",
    "update batch_documents set points = points + 1",
    "truncate batches cascade",
  ])
    await expect(owner.query(change)).rejects.toThrow("batches stay as they were made");
  await owner.query("update batches set state = 'SENT' where sequence_id = 1");
  await expect(owner.query("delete from batches where sequence_id = 1")).rejects.toThrow();
  await owner.query("update batches set state = 'MADE' where sequence_id = 1");
});

test("the newest batch is removed unless it was handed over, its numbers are free, its visits are billed again", async () => {
  const { attendance } = await bill("03-06");
  const run = await make();
  const [id] = await batchesOf(run.id);
  const before = await shown(id!);
  const older = (await owner.query<{ id: number }>("select min(id) as id from batches")).rows[0]!.id;
  expect((await remove(older)).code).toBe("E303");
  expect((await remove(id!, 7)).code).toBe("E012");
  const sent = await state(id!, 1, "SENT");
  expect((await remove(id!, sent.version)).code).toBe("E304");
  const back = await state(id!, sent.version, "MADE");
  expect(await remove(id!, back.version)).toBe(true);
  const { rows } = await owner.query("select billed_document_id from patient_attendances where id = $1", [attendance]);
  expect(rows).toEqual([{ billed_document_id: null }]);
  expect((await shown(id!)).code).toBe("E003");
  const { lastRun } = await call(`{ billedMonth(month: "2026-03") { lastRun { id } } }`);
  expect(lastRun.id).toBeLessThan(run.id);
  const [again] = await batchesOf((await make()).id);
  const after = await shown(again!);
  expect([after.sequenceId, after.kBatchDocuments[0].documentId]).toEqual([
    before.sequenceId,
    before.kBatchDocuments[0].documentId,
  ]);
});

test("a run is refused without care to bill, and while another one is underway", async () => {
  expect((await begin("2025-01")).code).toBe("E301");
  await bill("03-10");
  const run = await begin();
  expect((await begin()).code).toBe("E302");
  await runJobs(api);
  expect(await batchesOf(run.id)).toHaveLength(1);
});

test("the next numbers are never set to a used one, and the contract of a batch is not removed", async () => {
  const { medicalCenter } = (
    await call("{ me { profile { medicalCenter { insuranceConfig { version kBatchSequenceId } } } } }", {}, "admin")
  ).profile;
  const set = (kBatchSequenceId: number) =>
    call(
      `mutation ($input: InsuranceConfigInput!) { insuranceConfigUpdate(version: ${medicalCenter.insuranceConfig.version}, input: $input) { kBatchSequenceId } }`,
      { input: { kBatchSequenceId } },
      "admin",
    );
  expect((await set(1)).fields).toMatchObject([{ path: ["kBatchSequenceId"], code: "E300" }]);
  expect(await set(500)).toMatchObject({ kBatchSequenceId: 500 });
  const { rows } = await owner.query<{ id: number }>("select contract_id as id from batches limit 1");
  expect(
    (
      await call(
        `mutation { insuranceCompanyContractRemove(insuranceCompanyContract: ${rows[0]!.id}) { id } }`,
        {},
        "admin",
      )
    ).code,
  ).toBe("E299");
  await bill("03-11");
  const [id] = await batchesOf((await make()).id);
  expect((await shown(id!)).sequenceId).toBe(500);
});

test("a document of which a value does not fit into its field stays out and is named", async () => {
  await owner.query("update insurance_contracts set variable_symbol = '12€' where insurer = '111'");
  await bill("03-12");
  const run = await make();
  expect(run).toMatchObject({
    finishedAt: expect.any(String),
    file: null,
    refused: [{ field: "EVAR", record: "06.E", fault: "CHARACTER", patientCard: { id: patients.jana } }],
  });
  expect(await batchesOf(run.id)).toEqual([]);
  await owner.query("update insurance_contracts set variable_symbol = null");
  expect(await batchesOf((await make()).id)).toHaveLength(1);
});

test("a visit that is charged and billed by twenty at once is one of both", async () => {
  const { attendance } = await bill("03-13");
  const free = `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${attendance}, insurerCover: null) { id } }`;
  const [runs] = await Promise.all([
    begin().then(() => runJobs(api)),
    ...Array.from({ length: 19 }, () => call(free, {}, "receptionist")),
  ]);
  expect(runs).toEqual([]);
  const { rows } = await owner.query<{ billed: boolean; charged: boolean }>(
    `select billed_document_id is not null as billed, exists (select from payments where attendance_id = visits.id and canceled_at is null) as charged from patient_attendances visits where id = $1`,
    [attendance],
  );
  expect(Number(rows[0]!.billed) + Number(rows[0]!.charged)).toBe(1);
});

test("roles without billing are refused, and another centre's administrator finds nothing", async () => {
  const [id] = (await owner.query<{ id: number }>("select id from batches limit 1")).rows.map((row) => row.id);
  const document = `mutation { batchRegularCreate(input: { month: "2026-03" }) { id } }`;
  expect((await call(document, {}, "paramedic")).code).toBe("E002");
  expect((await call(document, {}, "receptionist")).code).toBe("E002");
  expect((await call(`{ batch(batch: ${id}) { id } }`, {}, "receptionist")).code).toBe("E002");
  expect(await call(`{ batch(batch: ${id}) { id } }`, {}, "paramedic")).toEqual({ id });
  expect((await call(`{ batch(batch: ${id}) { id } }`, {}, "foreign")).code).toBe("E003");
});

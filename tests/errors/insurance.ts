import { MOST_INSURER_FILE_BYTES } from "#rules/upload.ts";
import { ids } from "#tests/cast/people.ts";
import { askedBatch, billInsurers, ftVoucher, madeBatch, returnedDocument } from "#tests/kit/insurance.ts";
import { ask, field, owner, report, upload, whole } from "./ask.ts";

const call = (document: string) => ask("admin", `mutation { ${document} }`);
/** A new department, by its id. */
async function department(): Promise<number> {
  await call(`departmentCreate(input: { expertise: "902" }) { id }`);
  return (await owner.query("select max(id) as id from departments")).rows[0].id;
}
type Terms = { icp?: string; pointPrice?: string; validTo?: string; medicalOperations?: number[] };
const contract = (departmentId: number, { pointPrice = "0.74", medicalOperations, ...terms }: Terms = {}) =>
  ask(
    "admin",
    `mutation ($input: InsuranceCompanyContractInput!, $pointPrice: String!, $medicalOperations: [Int!]) { insuranceCompanyContractCreate(input: $input, pointPrice: $pointPrice, medicalOperations: $medicalOperations) { id } }`,
    {
      pointPrice,
      medicalOperations,
      input: {
        departmentId,
        insuranceCompany: "111",
        icz: "44123000",
        icp: "44123001",
        healthcare: "49",
        paymentVariant: "1",
        invoicing: "BATCH",
        correctedNumber: "SAME",
        daysToDueDate: 30,
        validFrom: "2026-01-01",
        ...terms,
      },
    },
  );
const bad = async (name: keyof Terms, terms: Terms) => field(name, contract(await department(), terms));

/** A report with this coding by a department that Dana is of. */
async function coded(coding: { reason?: string; medicalOperationsWithCount?: object[]; [more: string]: unknown }) {
  const department = await billInsurers(owner);
  return report({ coding: { department, medicalOperationsWithCount: [], primaryDiagnosis: "M545", ...coding } });
}

const changeVoucher = (id: number, input: string, version = 1) =>
  call(`ftVoucherUpdate(ftVoucher: ${id}, version: ${version}, input: { ${input} }) { id }`);
/** Books visits on a voucher together. */
const bookVisits = (id: number, begins: string[]) => {
  const visits = begins.map((beginAt) => `{ beginAt: "${beginAt}", profile: ${ids.profiles.paramedic} }`);
  return call(
    `ftVoucherVisitsBook(ftVoucher: ${id}, version: 1, input: { procedure: ${ids.procedures.therapy}, visits: [${visits}] }) { events { id } }`,
  );
};
/** Puts Jana's visit on a voucher. */
const coverBy = (voucher: number) =>
  call(
    `patientAttendanceSetInsurerCover(patientAttendance: ${ids.attendances.jana}, insurerCover: FT_VOUCHER, ftVoucher: ${voucher}) { id }`,
  );

const returned = (invoice: number, version: number) =>
  call(`batchInvoiceReturn(invoice: ${invoice}, version: ${version}, reason: "chybné IČO") { id }`);

/** Runs `work` with an invoice to an insurer, in a centre that issues invoices for so long. */
async function withInvoice<T>(work: (invoice: { id: number; version: number }) => Promise<T>): Promise<T> {
  await owner.query("delete from billing_information");
  await owner.query(
    "insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', 'CZ6508000000192000145399', true)",
    [ids.center],
  );
  const batch = await madeBatch(await billing());
  const { rows } = await owner.query(
    "update insurance_contracts set valid_to = null from batches where batches.id = $1 and contract_id = insurance_contracts.id returning run_id",
    [batch],
  );
  await call(`batchInvoicesCreate(batchRun: ${rows[0].run_id}) { id }`);
  await owner.query("update batch_runs set failed_at = now() where finished_at is null");
  const invoices = await owner.query("select id, version from invoices order by id desc limit 1");
  const answer = await work(invoices.rows[0]);
  await owner.query("delete from billing_information");
  return answer;
}

/** Sends a file to be read in a centre that bills insurers. */
async function sendFile(call: string, file: File) {
  await owner.query(
    `insert into insurance_configs (medical_center_id, active) values (${ids.center}, true) on conflict do nothing`,
  );
  return whole(upload(`query ($file: Upload!) { ${call} }`, file));
}
const readFile = (file: File) => sendFile("insurerFile(file: $file) { kind }", file);

const enter = (number: number) => call(`returnedDocumentsEnter(input: { documentIds: [${number}], kind: REFUSED })`);
const importRefusals = (text: string) =>
  upload(
    `mutation ($file: Upload!) { returnedDocumentsImport(file: $file, input: { kind: REFUSED }) { entered } }`,
    new File([text], "odmitnute.csv"),
  );
const fix = (batch: number, patient: number) =>
  call(`batchFixCreate(batch: ${batch}, version: 1, patientCards: [${patient}], withFBatch: false) { id }`);
const endReturned = (id: number, outcome: string) =>
  call(`returnedDocumentEnd(returnedDocument: ${id}, version: 1, input: { outcome: ${outcome} }) { id }`);
/** Writes down that an insurer does not pay this amount of a batch. */
const disallow = (batch: number, amount = 100) =>
  call(
    `batchDisallowanceAdd(batch: ${batch}, version: 1, input: { kind: CEILING, amount: { amount: ${amount}, currency: "CZK" }, reason: "Limit" }) { id }`,
  );

/** The database of a centre that bills insurers. */
async function billing() {
  await billInsurers(owner);
  return owner;
}

/** An answer after which no visit is billed any more. */
async function unbilled<T>(answer: Promise<T>): Promise<T> {
  const given = await answer;
  await owner.query(
    "update patient_attendances set billed_document_id = null, on_ft_voucher = false, ft_voucher_id = null, state = 'NOT_SET' where billed_document_id is not null",
  );
  return given;
}

/** The refusals of billing for insurers. */
export const insurance = {
  insurersOff: async () => {
    await owner.query(`update medical_centers set country = 'SK' where id = ${ids.center}`);
    const answer = await whole(call("insuranceActiveSet(active: true) { active }"));
    await owner.query(`update medical_centers set country = 'CZ' where id = ${ids.center}`);
    return answer;
  },
  departmentInUse: async () => {
    const id = await department();
    await contract(id);
    return whole(call(`departmentRemove(department: ${id}) { id }`));
  },
  contractOverlaps: async () => {
    const id = await department();
    await contract(id);
    return field("validFrom", contract(id));
  },
  placeNumberInvalid: () => bad("icp", { icp: "4412300" }),
  specialtyUnknown: () => field("expertise", call(`departmentCreate(input: { expertise: "918" }) { id }`)),
  branchUnknown: () => bad("icp", { icp: "97123001" }),
  operationUnknown: () => bad("medicalOperations", { medicalOperations: [2 ** 31 - 1] }),
  operationTwice: () =>
    field(
      "medicalOperationsWithCount.1.code",
      call(
        `medicalOperationPresetCreate(input: { name: "LTV", expertise: "902", medicalOperationsWithCount: [{ code: "21221", count: 1 }, { code: "21221", count: 2 }] }) { id }`,
      ),
    ),
  pointPriceInvalid: () => bad("pointPrice", { pointPrice: "0.745" }),
  contractDaysInvalid: () => bad("validTo", { validTo: "2025-12-31" }),
  lastContractPrice: async () => {
    await contract(await department());
    const { id } = (await owner.query("select max(id) as id from insurance_contracts")).rows[0];
    return whole(
      call(
        `insuranceCompanyContractPriceRemove(insuranceCompanyContract: ${id}, version: 1, validFrom: "2026-01-01") { id }`,
      ),
    );
  },
  diagnosisUnknown: () => field("coding.primaryDiagnosis", coded({ primaryDiagnosis: "Q999" })),
  diagnosisTwice: () => field("coding.otherDiagnosis.0", coded({ otherDiagnosis: ["M54.5"] })),
  codingReasonMissing: () =>
    field("coding.reason", coded({ medicalOperationsWithCount: [{ code: "21413", count: 2 }] })),
  departmentMissing: () => field("coding.department", coded({ department: 2 ** 31 - 1 })),
  applicantKnown: async () => {
    const add = (name: string) =>
      call(`ftVoucherApplicantCreate(input: { name: "${name}", icp: "44123001", expertise: "201" }) { id }`);
    await add("MUDr. Eva Lipová");
    return whole(add("mudr. Eva Lipova"));
  },
  bookedBeforeIssue: async () => field("bookedOn", changeVoucher(await ftVoucher(owner), `bookedOn: "2026-03-01"`)),
  insurerFileForeign: () => readFile(new File(["%PDF-1.7"], "KDAVKA.111")),
  insurerFileTooLarge: () => readFile(new File([new Uint8Array(MOST_INSURER_FILE_BYTES + 1)], "KDAVKA.111")),
  returnedEnded: async () => {
    const { id } = await returnedDocument(await billing(), { outcome: "WRITTEN_OFF" });
    return whole(call(`returnedDocumentRemove(returnedDocument: ${id}, version: 1)`));
  },
  returnedCorrected: async () => {
    const { id } = await returnedDocument(await billing(), { outcome: "CORRECTED" });
    return whole(call(`returnedDocumentReopen(returnedDocument: ${id}, version: 1) { id }`));
  },
  visitChanged: async () => {
    const { id, batch } = await returnedDocument(await billing(), { kind: "CANCELED", outcome: "BILLED_AGAIN" });
    await owner.query(
      `with visit as (
         insert into patient_attendances (medical_center_id, event_id, patient_card_id) select $1, min(id), $2 from events where medical_center_id = $1 returning id
       ), signed as (
         insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by)
         select $1, $2, id, '2026-02-10', 'LTV', 'LTV', $3::int, $3::int from visit returning id
       )
       insert into batch_reports (medical_center_id, document_id, report_id)
       select $1, batch_documents.id, signed.id from signed, batch_documents where batch_id = $4`,
      [ids.center, ids.patients.archived, ids.profiles.admin, batch],
    );
    return whole(call(`returnedDocumentReopen(returnedDocument: ${id}, version: 1) { id }`));
  },
  documentNumberInvalid: async () => field("documentIds.0", enter(0)),
  documentUnknown: async () => field("documentIds", enter(9_999_999)),
  documentReturned: async () => field("documentIds", enter((await returnedDocument(await billing())).number)),
  noRefusals: async () => field("file", importRefusals("Doklad;Chyba\nnic;nic")),
  refusalsTooLarge: async () => field("file", importRefusals("x".repeat(1_000_001))),
  nothingToCorrect: async () => {
    const { batch } = await returnedDocument(await billing());
    return field("patientCards", fix(batch, ids.patients.karel));
  },
  notCorrectable: async () => {
    const { batch } = await returnedDocument(await billing());
    return field("patientCards", fix(batch, ids.patients.jana));
  },
  outcomeOfOther: async () =>
    field("outcome", endReturned((await returnedDocument(await billing())).id, "BILLED_AGAIN")),
  sameInsurer: async () => field("outcome", endReturned((await returnedDocument(await billing())).id, "OTHER_INSURER")),
  insuredNumbersForeign: () =>
    sendFile("insuredNumbersComparison(file: $file) { numbers }", new File(["%PDF-1.7"], "44123000.O01")),
  dayInFuture: async () =>
    field("issuedAt", changeVoucher(await ftVoucher(owner), `issuedAt: "2026-12-31", bookedOn: null`)),
  ftVoucherClosed: async () => {
    const id = await ftVoucher(owner);
    await call(`ftVoucherClose(ftVoucher: ${id}) { id }`);
    return whole(changeVoucher(id, `visits: 6`, 2));
  },
  ftVoucherUsed: async () => {
    const id = await ftVoucher(owner);
    await coverBy(id);
    return whole(call(`ftVoucherRemove(ftVoucher: ${id}) { id }`));
  },
  ftVoucherUsedUp: async () => {
    const id = await ftVoucher(owner, { visits: 1 });
    await owner.query(
      `insert into patient_attendances (medical_center_id, event_id, patient_card_id, on_ft_voucher, ft_voucher_id) select 1, id, ${ids.patients.jana}, true, ${id} from events where id = ${ids.events.lunch}`,
    );
    return whole(coverBy(id));
  },
  visitBilled: async () => {
    await madeBatch(await billing(), { attendance: ids.attendances.jana });
    return unbilled(
      whole(call(`patientAttendanceSetState(patientAttendance: ${ids.attendances.jana}, state: EXCUSED) { id }`)),
    );
  },
  reportBilled: async () => {
    await madeBatch(await billing(), { attendance: ids.attendances.jana });
    const { rows } = await owner.query<{ id: number }>(
      `with signed as (
         insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest, correction_of_id)
         values ($1, $2, $3, '2026-03-02', 'LTV', 'LTV', $4, $4, '2026-03-02', $4, 'Dana', repeat('0', 64), (select min(id) from medical_reports)) returning id
       )
       insert into batch_reports (medical_center_id, document_id, report_id)
       select $1, billed_document_id, signed.id from signed, patient_attendances where patient_attendances.id = $3 returning report_id as id`,
      [ids.center, ids.patients.jana, ids.attendances.jana, ids.profiles.admin],
    );
    return unbilled(
      whole(call(`medicalReportSetValidity(medicalReport: ${rows[0]!.id}, valid: false, reason: "omyl") { id }`)),
    );
  },
  contractUsed: async () => {
    await madeBatch(await billing());
    const { rows } = await owner.query<{ id: number }>("select contract_id as id from batches limit 1");
    return whole(call(`insuranceCompanyContractRemove(insuranceCompanyContract: ${rows[0]!.id}) { id }`));
  },
  numberUsed: async () => {
    await madeBatch(await billing());
    const { rows } = await owner.query<{ version: number }>("select version from insurance_configs");
    return field(
      "kBatchSequenceId",
      call(`insuranceConfigUpdate(version: ${rows[0]!.version}, input: { kBatchSequenceId: 1 }) { version }`),
    );
  },
  nothingToBill: async () => {
    await billing();
    return whole(call(`batchRegularCreate(input: { month: "2025-01" }) { id }`));
  },
  batchesUnderway: async () => {
    await madeBatch(await billing());
    await owner.query("update batch_runs set file_id = null, finished_at = null, failed_at = now()");
    await owner.query(
      `insert into batch_runs (medical_center_id, month, total, asked_at, asked_by) values ($1, '2026-01-01', 1, now(), $2)`,
      [ids.center, ids.profiles.admin],
    );
    const { rows } = await owner.query<{ id: number }>("select min(id) as id from batch_runs");
    const refusal = await whole(call(`batchRunRepeat(batchRun: ${rows[0]!.id}) { id }`));
    await owner.query("update batch_runs set failed_at = now() where finished_at is null");
    return refusal;
  },
  batchNotNewest: async () => {
    const older = await madeBatch(await billing());
    await madeBatch(owner);
    return whole(call(`batchRemove(batch: ${older}, version: 1)`));
  },
  batchSent: async () =>
    whole(call(`batchRemove(batch: ${await madeBatch(await billing(), { state: "SENT" })}, version: 1)`)),
  insurerInvoice: () =>
    withInvoice(({ id, version }) =>
      whole(call(`invoiceCreditNoteCreate(invoice: ${id}, version: ${version}, lines: [0], reason: "omyl") { id }`)),
    ),
  invoiceReturned: () =>
    withInvoice(async ({ id, version }) => {
      await returned(id, version);
      return whole(returned(id, version + 1));
    }),
  invoiceDisallowed: () =>
    withInvoice(async ({ id, version }) => {
      await owner.query(
        "update payments set disallowed = 1 where id = (select payment_id from invoice_payments where invoice_id = $1)",
        [id],
      );
      return whole(returned(id, version));
    }),
  insurersNotInvoiced: () =>
    withInvoice(async ({ id, version }) => {
      await owner.query("update billing_information set invoicing_active = false");
      return whole(returned(id, version));
    }),
  batchNotSent: async () => whole(disallow((await askedBatch(await billing(), { state: "MADE" })).id)),
  batchNotAsked: async () => whole(disallow(await madeBatch(await billing(), { state: "SENT" }))),
  aboveRecognised: async () => {
    const { payment } = await askedBatch(await billing());
    return field("amount", disallow((await askedBatch(owner, { payment })).id, 26_567));
  },
  disallowanceTakenBack: async () => {
    const { id } = await askedBatch(await billing(), { disallowed: 100 });
    const takeBack = (version: number) =>
      call(`batchDisallowanceTakeBack(batchDisallowance: ${id}, version: ${version}) { id }`);
    await takeBack(1);
    return whole(takeBack(2));
  },
  ftVoucherFewLeft: async () => {
    const id = await ftVoucher(owner, { visits: 1 });
    return whole(bookVisits(id, ["2026-09-01T08:00:00+02:00", "2026-09-08T08:00:00+02:00"]));
  },
  noVisitChosen: async () => field("visits", bookVisits(await ftVoucher(owner), [])),
  insurerNeedsVoucher: () =>
    whole(
      call(
        `patientAttendanceSetInsurerCover(patientAttendance: ${ids.attendances.jana}, insurerCover: INSURER) { id }`,
      ),
    ),
};

import { ids } from "#tests/cast/people.ts";
import { askedBatch, madeBatch } from "#tests/kit/insurance.ts";
import { call, field, owner, whole } from "../ask.ts";
import { billingCenter } from "./billing-center.ts";

const returned = (invoice: number, version: number) =>
  call(`batchInvoiceReturn(invoice: ${invoice}, version: ${version}, reason: "chybné IČO") { id }`);
/** Runs `work` with an invoice to an insurer, in a centre that issues invoices for so long. */
async function withInvoice<T>(work: (invoice: { id: number; version: number }) => Promise<T>): Promise<T> {
  await owner.query("delete from billing_information");
  await owner.query(
    "insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', 'CZ6508000000192000145399', true)",
    [ids.center],
  );
  const batch = await madeBatch(await billingCenter());
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
/** Writes down that an insurer does not pay this amount of a batch. */
const disallow = (batch: number, amount = 100) =>
  call(
    `batchDisallowanceAdd(batch: ${batch}, version: 1, input: { kind: CEILING, amount: { amount: ${amount}, currency: "CZK" }, reason: "Limit" }) { id }`,
  );
/** An answer after which no visit is billed any more. */
async function unbilled<T>(answer: Promise<T>): Promise<T> {
  const given = await answer;
  await owner.query(
    "update patient_attendances set billed_document_id = null, on_ft_voucher = false, ft_voucher_id = null, state = 'NOT_SET' where billed_document_id is not null",
  );
  return given;
}

/** The refusals of batches, of their invoices and payments. */
export const batches = {
  visitBilled: async () => {
    await madeBatch(await billingCenter(), { attendance: ids.attendances.jana });
    return unbilled(
      whole(call(`patientAttendanceSetState(patientAttendance: ${ids.attendances.jana}, state: EXCUSED) { id }`)),
    );
  },
  reportBilled: async () => {
    await madeBatch(await billingCenter(), { attendance: ids.attendances.jana });
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
  numberUsed: async () => {
    await madeBatch(await billingCenter());
    const { rows } = await owner.query<{ version: number }>("select version from insurance_configs");
    return field(
      "kBatchSequenceId",
      call(`insuranceConfigUpdate(version: ${rows[0]!.version}, input: { kBatchSequenceId: 1 }) { version }`),
    );
  },
  nothingToBill: async () => {
    await billingCenter();
    return whole(call(`batchRegularCreate(input: { month: "2025-01" }) { id }`));
  },
  batchesUnderway: async () => {
    await madeBatch(await billingCenter());
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
    const older = await madeBatch(await billingCenter());
    await madeBatch(owner);
    return whole(call(`batchRemove(batch: ${older}, version: 1)`));
  },
  batchSent: async () =>
    whole(call(`batchRemove(batch: ${await madeBatch(await billingCenter(), { state: "SENT" })}, version: 1)`)),
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
  batchNotSent: async () => whole(disallow((await askedBatch(await billingCenter(), { state: "MADE" })).id)),
  batchNotAsked: async () => whole(disallow(await madeBatch(await billingCenter(), { state: "SENT" }))),
  aboveRecognised: async () => {
    const { payment } = await askedBatch(await billingCenter());
    return field("amount", disallow((await askedBatch(owner, { payment })).id, 26_567));
  },
  disallowanceTakenBack: async () => {
    const { id } = await askedBatch(await billingCenter(), { disallowed: 100 });
    const takeBack = (version: number) =>
      call(`batchDisallowanceTakeBack(batchDisallowance: ${id}, version: ${version}) { id }`);
    await takeBack(1);
    return whole(takeBack(2));
  },
};

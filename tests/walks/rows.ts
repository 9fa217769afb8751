import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import type { FullCard } from "#tests/kit/full-card.ts";
import { known } from "#tests/kit/operation-samples.ts";
import type { Rows } from "./addresses.ts";

/** Rows of the cast's centre, of a full card and of the person who reads `Bolest zad` in its report. */
export async function rowsOf(owner: Pool, card: FullCard): Promise<Rows> {
  const one = async (statement: string) => (await owner.query(statement)).rows[0].id as string | number;
  return {
    card: card.uuid,
    report: await one(`select uuid as id from medical_reports where id = ${card.signed}`),
    attachment: await one(`select uuid as id from attachments where patient_card_id = ${card.id} and type = 'MEDICAL'`),
    mail: known.uuids.mail,
    acl: known.periods.paramedic,
    additional: ids.additionalProcedures.tape,
    consent: await one(`select id from gdpr_consents where patient_card_id = ${card.id} limit 1`),
    payment: ids.payments.jana,
    invoice: known.uuids.invoice,
    invoiceExport: known.invoiceExport,
    import: known.import,
    // The invoice has the same id.
    invoicedPayment: known.invoice,
    insurerInvoice: known.insurerInvoice,
    // The administrator's own.
    operationPreset: known.ownReport.admin!,
    paidPayment: ids.payments.karel,
    paymentEntry: ids.paymentEntries.karel,
    voucher: ids.vouchers.karel,
    voucherPreset: ids.voucherPresets.therapy,
    bankStatement: known.statement,
    // The second one still waits.
    bankMovement: known.statement + 1,
    cashEntry: known.cashEntry,
    setPrice: known.setPrice,
    datedSetting: known.datedSetting,
    department: known.department,
    insuranceContract: known.contract,
    cashBox: ids.cashBoxes.first,
    desk: known.desk,
    device: 901,
    disposal: known.disposal,
    event: card.event,
    batch: known.batch + 3,
    askedBatch: known.askedBatch,
    returnedDocument: known.returnedDocument,
    // It has the same id.
    refusedBatch: known.returnedDocument,
    // It has the same id.
    disallowance: known.askedBatch,
    ftVoucher: known.ownEntry.admin!,
    ftVoucherApplicant: known.ownEntry.admin!,
    facility: ids.facilities.gym,
    handover: known.handover,
    leave: ids.events.lunch,
    patient: card.id,
    booking: known.booking,
    notice: known.notice,
    noticeText: 1,
    period: known.periods.paramedic,
    procedure: ids.procedures.therapy,
    profile: ids.profiles.paramedic,
    related: await one(`select id from related_persons where patient_card_id = ${card.id} limit 1`),
    session: await one("select id from sessions limit 1"),
    template: await one("select id from report_templates limit 1"),
    visit: await one(`select id from patient_attendances where patient_card_id = ${card.id}`),
    waiting: await one(`select id from waiting_patients where patient_card_id = ${card.id}`),
    wording: known.wording,
  };
}

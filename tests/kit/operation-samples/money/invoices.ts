import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { insurerInvoice as insurerContent } from "#tests/kit/invoices/insurer-invoice.ts";
import { cashInvoice } from "#tests/kit/invoices/invoice-contents.ts";
import { batch, insurerInvoice, invoice, invoiceExport, rowUuids } from "../known.ts";
import { onceStale, secondGone, type Samples } from "../sample.ts";

/** Invoices of a patient and of a batch, with their payments, and exports of invoices. */
export async function prepareInvoices(owner: Pool) {
  await owner.query(
    `insert into billing_information (medical_center_id, company_name, iban, town, invoicing_active) values (${ids.center}, 'Rehabilitace U Lípy', 'CZ6508000000192000145399', 'Praha', true)`,
  );
  // One with an invoice, one that gets it, and one whose invoice is given back.
  await owner.query(
    `insert into payments (id, medical_center_id, patient_card_id, currency, price, variable_symbol, invoiced_at) overriding system value
     select id, ${ids.center}, ${ids.patients.anna}, 'CZK', 45040, id, case id when ${invoice + 1} then null else timestamptz '2026-03-16 08:00Z' end from generate_series(${invoice}, ${invoice + 2}) as id`,
  );
  await owner.query(
    `insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type) select ${ids.center}, id, 0, 'Masáž', 45040, 45040, 'ZERO', 'PROCEDURE' from generate_series(${invoice}, ${invoice + 2}) as id`,
  );
  await owner.query(
    `insert into invoices (id, uuid, medical_center_id, year, position, issued_on, content, digest, issued_at, issued_by) overriding system value
     values (${invoice}, $1, ${ids.center}, 2026, 1, '2026-03-16', $2, '', '2026-03-16 08:00Z', ${ids.profiles.receptionist}),
            (${invoice + 2}, gen_random_uuid(), ${ids.center}, 2026, 2, '2026-03-16', $2, '', '2026-03-16 08:00Z', ${ids.profiles.receptionist})`,
    [rowUuids.invoice, { ...cashInvoice, uuid: rowUuids.invoice }],
  );
  await owner.query(
    `with asked as (
       insert into payments (id, medical_center_id, payer, currency, price, variable_symbol, invoiced_at) overriding system value
       values (${insurerInvoice}, ${ids.center}, 'Všeobecná zdravotní pojišťovna ČR', 'CZK', 45040, '250001', '2026-03-16 08:00Z')
     ), items as (
       insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type, target_id)
       values (${ids.center}, ${insurerInvoice}, 0, 'Dávka 1', 45040, 45040, 'ZERO', 'BATCH', ${batch})
     ), invoiced as (
       insert into invoices (id, uuid, medical_center_id, kind, year, position, issued_on, content, digest, issued_at, issued_by) overriding system value
       values (${insurerInvoice}, gen_random_uuid(), ${ids.center}, 'INSURER', 2026, 250001, '2026-03-16', $1, '', '2026-03-16 08:00Z', ${ids.profiles.admin})
     ) insert into invoice_series (medical_center_id, kind, year, first, last, year_digits, separator, digits) values (${ids.center}, 'INSURER', 2026, 250001, 250001, 0, '', 1)`,
    [insurerContent],
  );
  await owner.query(
    `insert into insurer_payments (payment_id, medical_center_id, contract_id, insurance_variant, month, run_id, whole_month)
     select ${insurerInvoice}, medical_center_id, contract_id, insurance_variant, month, run_id, false from batches where id = ${batch}`,
  );
  await owner.query(
    `insert into batch_payments (batch_id, payment_id, medical_center_id) values (${batch}, ${insurerInvoice}, ${ids.center})`,
  );
  await owner.query(
    `insert into dated_settings (medical_center_id, setting, valid_from, numbers) values (${ids.center}, 'INSURER_INVOICE_FORM', '2026-01-01', '{"major": 6, "minor": 20}')`,
  );
  await owner.query(
    `insert into invoice_payments (invoice_id, payment_id, medical_center_id, lines) select id, id, medical_center_id, '{0}' from invoices`,
  );
  await owner.query(
    `insert into invoice_exports (id, medical_center_id, from_day, to_day, format, table_format, language, total, asked_at, asked_by) overriding system value
     select id, ${ids.center}, '2026-03-01', '2026-03-31', 'PAYMENT_TABLE', 'CSV', 'cs', 3, '2026-03-16 08:00Z', ${ids.profiles.admin} from generate_series(${invoiceExport}, ${invoiceExport + 1}) as id`,
  );
  await owner.query(`insert into invoice_series (medical_center_id, year, last) values (${ids.center}, 2026, 2)`);
}

export const invoices: Samples = {
  "Query.invoiceExport": {
    call: (at) =>
      `invoiceExport(invoiceExport: ${at.invoiceExport}) { dateRange { from to } askedBy { fullName } done total file { uuid } }`,
  },
  "Query.invoicesExportCheck": {
    call: () => `invoicesExportCheck(dateRange: { from: "2026-03-01", to: "2026-03-31" }) { count gaps missingFiles }`,
    stranger: "own",
  },
  "Mutation.invoiceExportCreate": {
    call: () =>
      `invoiceExportCreate(input: { dateRange: { from: "2026-03-01", to: "2026-03-31" }, format: PAYMENT_TABLE, tableFormat: CSV, language: "cs" }) { id }`,
    stranger: "own",
  },
  "Mutation.invoiceExportRemove": {
    call: (at) => `invoiceExportRemove(invoiceExport: ${at.invoiceExport + 1})`,
    fault: secondGone,
  },
  "Query.invoice": {
    call: (at) =>
      `invoice(invoice: ${at.invoice}) { invoiceNumber note issuedOn file { uuid name size } isdoc { name text } }`,
  },
  "Query.dataForInvoice": {
    call: (at) =>
      `dataForInvoice(invoiceCacheUuid: "${at.uuids.invoice}") { invoiceNumber qrCode issuer { name address person } customer { name address } items { name price vatPrice } content }`,
  },
  "Query.invoiceablePayments": {
    call: (at) => `invoiceablePayments(patientCard: ${at.patients.jana}) { id paymentItems { name } }`,
  },
  "Query.invoiceCustomers": {
    call: (at) => `invoiceCustomers(payment: ${at.invoice}) { invoiceNumber customer { name companyNumber } }`,
  },
  "Query.invoiceDraft": {
    call: (at) => `invoiceDraft(payment: ${at.payments.jana}) { asksCustomer customer obstacle dueDays }`,
  },
  "Query.invoiceExchangeRate": {
    call: (at) => `invoiceExchangeRate(payment: ${at.invoice}) { suppliedOn offered }`,
  },
  "Mutation.invoiceCreate": {
    call: (at) => `invoiceCreate(payment: ${at.invoice + 1}, version: 1) { invoiceNumber }`,
    fault: onceStale,
  },
  "Mutation.invoiceAdvanceCreate": {
    call: (at) => `invoiceAdvanceCreate(payment: ${at.invoice}, version: 1) { invoiceNumber }`,
    fault: () => "noAdvance",
  },
  "Mutation.invoiceUpdate": {
    call: (at) => `invoiceUpdate(invoice: ${at.invoice}, version: 1, input: { note: "Poslat poštou" }) { note }`,
    fault: onceStale,
  },
  "Mutation.invoiceEmailSend": {
    call: (at) =>
      `invoiceEmailSend(invoice: ${at.invoice}, email: "ucetni@firma.example") { emails { recipient } payment { id } }`,
  },
  "Mutation.invoiceCreditNoteCreate": {
    call: (at) =>
      `invoiceCreditNoteCreate(invoice: ${at.invoice + 2}, version: 1, lines: [0], reason: "Omyl") { invoiceNumber kind price { amount } corrects { credited creditable lines { place name credited } } }`,
    // The receptionist issued it.
    fault: (who) => (who === "paramedic" ? "forbidden" : onceStale(who)),
  },
  "Mutation.billingInformationUpdate": {
    call: () => `billingInformationUpdate(version: 99, input: { companyName: "Rehabilitace U Lípy" }) { version }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.invoicingActiveSet": {
    call: () => "invoicingActiveSet(active: false) { invoicingActive }",
    stranger: "own",
  },
  "Mutation.invoiceSeriesUpdate": {
    call: () =>
      `invoiceSeriesUpdate(kind: INVOICE, version: 99, input: { prefix: "FV", yearDigits: 4, separator: "", digits: 4, next: 412 }) { nextNumber }`,
    fault: "stale",
    stranger: "stale",
  },
  "Query.invoiceSeries": { call: () => "invoiceSeries { kind nextNumber shared }", stranger: "own" },
  "Query.billingInformation": { call: () => "billingInformation { companyName iban version }", stranger: "own" },
  "Query.aresByCompanyNumber": {
    call: () => `aresByCompanyNumber(companyNumber: "27082440") { name }`,
    stranger: "own",
  },
};

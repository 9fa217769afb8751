import type { Pool } from "pg";
import type { ErrorName } from "#rules/errors.ts";
import { cashInvoice, insurerInvoice as insurerContent } from "./invoices/invoice-contents.ts";
import { camtFile } from "./bank/statement-files.ts";
import {
  askedBatch as batchWithPayment,
  batchFile,
  insuredNumbersAnswer,
  madeBatch,
  returnedDocument as cameBack,
} from "./insurance.ts";
import { subscribe } from "./subscriptions.ts";
import { emails, ids, password, uuids, type Role } from "#tests/cast/people.ts";

/** The ids a sample speaks of: the cast's, or some that no row has. */
export type At = {
  [K in keyof typeof ids]: (typeof ids)[K] extends number ? number : Record<keyof (typeof ids)[K], number>;
} & {
  uuids: Record<keyof typeof uuids | keyof typeof more, string>;
  ownEntry: Record<string, number>;
  ownReport: Record<string, number>;
  periods: Record<keyof typeof periods, number>;
  wording: number;
  disposal: number;
  handover: number;
  desk: number;
  cashEntry: number;
  setPrice: number;
  datedSetting: number;
  department: number;
  contract: number;
  batch: number;
  batchRun: number;
  askedBatch: number;
  returnedDocument: number;
  booking: number;
  notice: number;
  invoice: number;
  insurerInvoice: number;
  statement: number;
  invoiceExport: number;
  import: number;
};

/** The caller: a member of the cast, or anonymous. */
export type Who = Role | "anonymous";

export type Sample = {
  /** The field with its arguments and a selection, naming rows by `at`; `who` keeps what each caller creates apart. */
  call: (at: At, who: Who) => string;
  /** The upload of `$file`. */
  file?: File;
  /** The error of the call for permitted callers, where it cannot succeed. */
  fault?: ErrorName | ((who: Who) => ErrorName | undefined);
  /** Another centre's administrator with these ids: not found, unless the answer is simply their own centre's. */
  stranger?: ErrorName | "own";
};

/** Rows besides the cast that samples name. */
const more = {
  mail: "66666666-6666-4666-8666-666666666666",
  keptForm: "77777777-7777-4777-8777-777777777777",
  attachment: "88888888-8888-4888-8888-888888888888",
  invoice: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa",
};
/** Everybody's own period with other hours, and four more that are removed. */
const periods = { admin: 1, manager: 2, paramedic: 3, receptionist: 4 };
export async function prepareSamples(owner: Pool) {
  await subscribe(owner);
  for (const [who, id] of Object.entries(periods))
    await owner.query(
      `insert into working_hours_periods (id, medical_center_id, profile_id, from_date, to_date, working_hours) overriding system value
       values ($1, ${ids.center}, $2, '2035-01-01', '2035-01-31', '[]'), ($1 + 4, ${ids.center}, $2, '2037-01-01', '2037-01-31', '[]')`,
      [id, ids.profiles[who as keyof typeof periods]],
    );
  await owner.query("select setval(pg_get_serial_sequence('working_hours_periods', 'id'), 100)");
  for (const [who, id] of Object.entries(periods))
    await owner.query(
      `insert into calendar_acls (id, medical_center_id, profile_id, email, token_hash) overriding system value
       select acl, ${ids.center}, $2, acl || '@lipa.example', acl::text from unnest(array[$1::int, $1 + 4]) as acl`,
      [id, ids.profiles[who as keyof typeof periods]],
    );
  await owner.query("select setval(pg_get_serial_sequence('calendar_acls', 'id'), 100)");
  await owner.query(
    `insert into mails (id, medical_center_id, recipient, subject, body) values ($1, ${ids.center}, $2, 's', 'b')`,
    [more.mail, emails.admin],
  );
  await owner.query(
    `insert into events (id, medical_center_id, type, begin_at, end_at, owner_id) overriding system value
     select id, ${ids.center}, 'FREE_TIME', '2026-03-30T08:00:00Z', '2026-03-30T09:00:00Z', ${ids.profiles.admin} from unnest($1::int[]) as id`,
    [Object.values(ownHour).map((hour) => `${ids.events.lunch}${hour}`)],
  );
  await owner.query(
    `insert into kept_forms (id, user_id, path, body, created_at) select $1, id, '/', '', '2026-03-16T08:00:00Z' from users where email = $2`,
    [more.keptForm, emails.admin],
  );
  await owner.query(
    `insert into remembered_devices (id, token_hash, user_id, user_agent, address, last_seen_at, expires_at) overriding system value
     select ${rememberedDevice}, '', id, '', '', '2026-03-16T08:00:00Z', '2036-01-01' from users where email = $1`,
    [emails.admin],
  );
  await owner.query(
    `insert into notices (id, medical_center_id, patient_card_id, cause, channel, state, stop_reason, send_at) overriding system value
     values (${notice}, ${ids.center}, ${ids.patients.anna}, '', 'SMS', 'STOPPED', 'UNDONE', now())`,
  );
  await owner.query(
    `insert into desks (id, medical_center_id, name, token_hash, lock_minutes) overriding system value select id, ${ids.center}, 'Recepce U Lípy', id::text, 3 from generate_series(${desk}, ${desk + 2}) as id`,
  );
  await owner.query(
    `insert into cash_entries (id, medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id) overriding system value
     values (${cashEntry}, ${ids.center}, ${ids.cashBoxes.first}, 'IN', 2026, 901, '2026-03-16T08:00:00Z', 100000, 'Drobné U Lípy', ${ids.profiles.admin})`,
  );
  await owner.query(
    `insert into additional_procedures (id, medical_center_id, name, price_amount) overriding system value values (${setPrice}, ${ids.center}, 'Polštář U Lípy', 30000)`,
  );
  await owner.query(
    `insert into prices (id, medical_center_id, target, target_id, valid_from, amount, created_by) overriding system value
     select id, ${ids.center}, 'PROCEDURE', ${ids.procedures.therapy}, make_date(id + 1130, 1, 1), 130000, ${ids.profiles.admin} from generate_series(${setPrice}, ${setPrice + 1}) as id`,
  );
  await owner.query(
    `insert into dated_settings (id, medical_center_id, setting, valid_from, numbers) overriding system value values (${datedSetting}, ${ids.center}, 'MISSED_VISITS', '2031-01-01', '{"feePercent": 80, "lateHours": 24}')`,
  );
  await owner.query(
    `with department as (insert into departments (id, medical_center_id, expertise) overriding system value select id, ${ids.center}, '902' from generate_series(${department}, ${department + 1}) as id)
     insert into department_profiles (medical_center_id, department_id, profile_id) values (${ids.center}, ${department}, ${ids.profiles.paramedic})`,
  );
  await owner.query(
    `insert into insurance_contracts (id, medical_center_id, department_id, insurer, icz, icp, healthcare, payment_variant, invoicing, corrected_number, days_to_due_date, valid_from) overriding system value
     select id, ${ids.center}, ${department}, (array['111', '201', '205'])[id - ${contract} + 1], '44123000', '44123001', '49', '1', 'BATCH', 'SAME', 30, '2026-01-01' from generate_series(${contract}, ${contract + 2}) as id`,
  );
  await owner.query(
    `insert into insurance_contract_prices (medical_center_id, contract_id, valid_from, point_price)
     select ${ids.center}, id, day, 74 from generate_series(${contract}, ${contract + 2}) as id, unnest(array['2026-01-01', '2026-07-01']::date[]) as day`,
  );
  await owner.query(
    `insert into insurance_contract_operations (medical_center_id, contract_id, operation_id) select ${ids.center}, ${contract}, id from medical_operations where expertise = '902'`,
  );
  await owner.query(
    `insert into ft_voucher_applicants (id, medical_center_id, name, words, icp, expertise) overriding system value
     select id, ${ids.center}, 'MUDr. Eva Lipová ' || id, ' mudr eva lipova ' || id, '44123001', '201' from generate_series(901, 918) as id`,
  );
  await owner.query(
    `insert into ft_vouchers (id, medical_center_id, patient_card_id, insurer, insurance_variant, issued_at, applicant_id, expertise, visits, primary_diagnosis, other_diagnosis, operations, reason, created_by) overriding system value
     select id, ${ids.center}, ${ids.patients.jana}, '111', '1', '2026-03-02', 901, '902', 5, '{"id":1,"code":"M545","name":"Bolesti v kříži"}', '[]', '[]', 'Po zvednutí břemene', ${ids.profiles.admin} from generate_series(901, 918) as id`,
  );
  for (const id of [0, 1, 2, 3, 4])
    await batchWithPayment(owner, { id: askedBatch + id, disallowed: id === 1 || id === 2 ? 0 : 6_566 });
  for (const id of [0, 1, 2, 3, 4, 5, 6, 7, 8])
    await cameBack(owner, { id: returnedDocument + id, outcome: id === 5 || id === 6 ? "WRITTEN_OFF" : null });
  for (const id of [batch, batch + 1, batch + 2, batch + 3]) await madeBatch(owner, { id });
  await owner.query(
    `insert into insurance_configs (medical_center_id, active) values (${ids.center}, true) on conflict do nothing`,
  );
  await owner.query(
    `insert into medical_diagnoses (code, name, words, valid_from) values ('M545', 'Bolesti v kříži', ' bolesti v krizi', '1994-01-01') on conflict do nothing`,
  );
  await owner.query(
    `insert into waiting_patients (id, medical_center_id, patient_card_id) overriding system value select id, ${ids.center}, ${ids.patients.anna} from generate_series(901, 918) as id`,
  );
  await owner.query(
    `insert into related_persons (id, medical_center_id, patient_card_id, name, roles) overriding system value select id, ${ids.center}, ${ids.patients.anna}, 'Eva', '{CONTACT}' from generate_series(901, 918) as id`,
  );
  // The time of one is still ahead.
  await owner.query(
    `insert into bookings (id, uuid, medical_center_id, begin_at, end_at, procedure_id, event_id, name, surname, date_of_birth, sex, email, phone, issue, locale, information, token_hash) overriding system value
     select id, gen_random_uuid(), ${ids.center}, timestamptz '2026-03-16 07:00Z' + ahead, timestamptz '2026-03-16 08:00Z' + ahead, ${ids.procedures.therapy}, ${ids.events.lunch}, 'Věra', 'Webová', '1980-02-01', 'FEMALE', 'vera@example.com', '+420601222333', 'Bolest', 'cs', 1, id::text
     from generate_series(901, 918) as id, lateral (select case id when ${openBooking} then interval '9 days' else interval '0' end as ahead) as place`,
  );
  for (const [who, id] of Object.entries(ownReport))
    await owner.query(
      `insert into medical_reports (id, medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by) overriding system value
       select $1 + n, ${ids.center}, ${ids.patients.karel}, '2026-03-10T09:00:00Z', 'Karel', 'Karel', $2, $2 from generate_series(0, 30, 10) as n`,
      [id, ids.profiles[who as keyof typeof ownReport]],
    );
  await owner.query(
    "update medical_reports set signed_at = now(), signed_by = created_by, paramedic_name = '', digest = '' where id > 930",
  );
  await owner.query("select setval(pg_get_serial_sequence('medical_reports', 'id'), 1000)");
  await owner.query(
    `insert into report_templates (id, medical_center_id, procedure_id, name, content, created_by) overriding system value
     select id, ${ids.center}, ${ids.procedures.therapy}, 'LTV', 'x', ${ids.profiles.admin} from unnest($1::int[]) as id`,
    [Object.values(ownReport).flatMap((id) => [id, id + 10])],
  );
  for (const [who, id] of Object.entries(ownReport))
    await owner.query(
      `insert into medical_operation_presets (id, medical_center_id, owner_id, name, expertise, operations) overriding system value
       select $1 + n, ${ids.center}, $2, 'Vyšetření U Lípy', '902', (select jsonb_agg(jsonb_build_object('id', id, 'code', code, 'expertise', expertise, 'name', 'VYŠETŘENÍ', 'count', 2)) from medical_operations where code = '21002') from generate_series(0, 10, 10) as n`,
      [id, ids.profiles[who as keyof typeof ownReport]],
    );
  await owner.query(
    `insert into files (id, medical_center_id, namespace, name, extension, mime, size, sha256) overriding system value
     select id, ${ids.center}, 'attachment', 'Karel.pdf', 'pdf', 'application/pdf', 1, '' from generate_series(901, 919) as id`,
  );
  await owner.query(
    `insert into attachments (id, uuid, medical_center_id, patient_card_id, file_id, type, created_by) overriding system value
     select id, case id when 919 then $1::uuid else gen_random_uuid() end, ${ids.center}, ${ids.patients.karel}, id, 'ADMINISTRATIVE', ${ids.profiles.admin} from generate_series(901, 919) as id`,
    [more.attachment],
  );
  await owner.query(
    `insert into disposals (id, medical_center_id, proposed_at, proposed_by) overriding system value values (${disposal}, ${ids.center}, '2026-03-01T09:00:00Z', ${ids.profiles.receptionist})`,
  );
  await owner.query(
    `insert into handovers (id, medical_center_id, from_profile_id, to_profile_id, created_by) overriding system value values (${handover}, ${ids.center}, ${ids.profiles.paramedic}, ${ids.profiles.admin}, ${ids.profiles.admin})`,
  );
  await owner.query(
    `insert into handover_items (medical_center_id, handover_id, waiting_patient_id, version) values (${ids.center}, ${handover}, ${ids.waitingPatients.karel}, 1)`,
  );
  await owner.query(`update patient_cards set created_at = '2001-03-01T09:00:00Z' where id = ${ids.patients.archived}`);
  await owner.query(
    `insert into disposal_cards (medical_center_id, disposal_id, card_id) values (${ids.center}, ${disposal}, ${ids.patients.archived})`,
  );
  await owner.query(
    `update medical_centers set gdpr_active = true, gdpr_consent_by_email = true where id = ${ids.center}`,
  );
  await owner.query(
    `insert into gdpr_wordings (id, medical_center_id, number, text, created_by) overriding system value values (${wording}, ${ids.center}, 1, 'Informace pacientům U Lípy', ${ids.profiles.admin})`,
  );
  await owner.query(
    `insert into gdpr_consents (medical_center_id, patient_card_id, wording_id, type, given_on, created_by) select ${ids.center}, unnest(array[${ids.patients.anna}, ${Array(4).fill(ids.patients.karel)}]), ${wording}, 'SIGNATURE', '2026-03-16', ${ids.profiles.receptionist}`,
  );
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
    [more.invoice, { ...cashInvoice, uuid: more.invoice }],
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
    `insert into bank_statements (id, medical_center_id, account, number, currency, created_by) overriding system value
     select id, ${ids.center}, 'CZ6508000000192000145399', 'U Lípy', 'CZK', ${ids.profiles.admin} from generate_series(${statement}, ${statement + 1}) as id`,
  );
  // One to be booked, one to be left out, and one that is removed with its statement.
  await owner.query(
    `insert into bank_movements (id, medical_center_id, statement_id, position, fingerprint, day, amount, currency, is_reversal, variable_symbol, counter_name, message) overriding system value
     select id, ${ids.center}, ${statement} + (id - ${statement}) / 2, id, id, '2026-03-16', 45040, 'CZK', false, null, 'Věra U Lípy', 'Masáž U Lípy' from generate_series(${statement}, ${statement + 2}) as id`,
  );
  await owner.query(
    `insert into payments (id, medical_center_id, patient_card_id, currency, price, variable_symbol) overriding system value values (${statement + 2}, ${ids.center}, ${ids.patients.anna}, 'CZK', 45040, '${statement + 2}')`,
  );
  await owner.query(
    `insert into invoice_exports (id, medical_center_id, from_day, to_day, format, table_format, language, total, asked_at, asked_by) overriding system value
     select id, ${ids.center}, '2026-03-01', '2026-03-31', 'PAYMENT_TABLE', 'CSV', 'cs', 3, '2026-03-16 08:00Z', ${ids.profiles.admin} from generate_series(${invoiceExport}, ${invoiceExport + 1}) as id`,
  );
  await owner.query(
    `insert into imports (id, medical_center_id, kind, name, state, head, columns, total, created_by) overriding system value
     select ${importOf} + at, ${ids.center}, 'PATIENTS', 'pacienti u Lípy.csv', (array['WRITTEN', 'MATCHING', 'CHECKED', 'CHECKED', 'CHECKED'])[at + 1]::import_state, '{Příjmení,Jméno}', '{"surname":0,"name":1}', 1, ${ids.profiles.admin} from generate_series(0, 4) as at`,
  );
  await owner.query(
    `insert into import_rows (medical_center_id, import_id, line, cells, state, faults, identity, twin)
     select ${ids.center}, ${importOf} + at, 2, '{Lípová,Věra}', (array['FAULTY', 'NEW', 'DUPLICATE', 'READY', 'ASKED'])[at + 1]::import_row_state, case at when 0 then '[{"column":1,"error":"required"}]'::jsonb end, 'import ' || at, case at when 2 then 3 end from generate_series(0, 4) as at`,
  );
  await owner.query(
    `insert into import_names (medical_center_id, import_id, subject, name, written) values (${ids.center}, ${importOf} + 4, 'SERVICE', 'lecba', 'Léčba')`,
  );
  // February can be closed.
  await owner.query(
    `insert into payments (id, medical_center_id, patient_card_id, currency, price, variable_symbol, created_at) overriding system value values (${ofFebruary}, ${ids.center}, ${ids.patients.anna}, 'CZK', 100, '26990990', '2026-02-10')`,
  );
  await owner.query(`insert into invoice_series (medical_center_id, year, last) values (${ids.center}, 2026, 2)`);
}

/** A payment of a month that can be closed. */
const ofFebruary = 990;
const rememberedDevice = 901;
/** A desk to be changed, and two to be revoked. */
const desk = 901;
/** Cash of the first box. */
const cashEntry = 901;
/** A coming price to read and one to remove; a product of the same number has none. */
const setPrice = 901;
/** A coming change of a setting. */
const datedSetting = 901;
/** A department with contracts and one without; of the contracts the second is changed, and the third removed. */
const department = 901;
const contract = 901;
/** Four batches with runs of the same ids: one to be read, two whose state is set, and the newest. */
const batch = 901;
/**
 * Five batches that payments ask for: one to be read, two of which something is disallowed, and two of which that is taken
 * back. Disallowances have the ids of their batches.
 */
const askedBatch = 891;
/**
 * Nine documents that came back, with batches of the same ids: one to be read; two each to be handed over, settled, opened
 * again, and removed.
 */
const returnedDocument = 871;
/** A statement and its first movement; two further on is the payment on which that is booked. */
const statement = 921;
const wording = 901;
/** A request whose begin is over. */
const booking = 918;
export const openBooking = 917;
/** Of a patient without an address. */
const notice = 901;
/** An invoice and its payment; the payment after it has none yet, and the one after that has one. */
const invoice = 901;
const invoiceExport = 911;
/** A written import, one whose columns wait, two that are checked, and one that asks about a name, each with a row. */
const importOf = 901;
/** An invoice to an insurer, with its payment. */
const insurerInvoice = 921;
/** Another person's proposal to dispose of a card: permitted callers come with an old version. */
const disposal = 901;
/** A waiting patient of the paramedic whom the administrator took over. */
const handover = 901;

/** A waiting-list entry, a related person and an applicant of FT vouchers for each role that may write; ten further on one more, to be removed. */
const ownEntry = { admin: 901, manager: 902, paramedic: 903, receptionist: 904, foreign: 905 };
/**
 * A draft for each role that may write; ten, twenty and thirty further on one to be signed, one to be removed and a
 * signed one. Presets of operations have the same ids: one to be changed, and ten further on one to be removed.
 */
const ownReport = { admin: 901, paramedic: 902 };
export const known: At = {
  ...ids,
  uuids: { ...uuids, ...more },
  ownEntry,
  ownReport,
  periods,
  wording,
  disposal,
  handover,
  desk,
  cashEntry,
  setPrice,
  datedSetting,
  department,
  contract,
  batch,
  batchRun: batch,
  askedBatch,
  returnedDocument,
  booking,
  notice,
  invoice,
  insurerInvoice,
  statement,
  invoiceExport,
  import: importOf,
};

const person = `name: "Nová", surname: "Osoba"`;
const onlyAdmin = (error: ErrorName) => (who: Who) => (who === "admin" ? undefined : error);
const price = `price: { amount: 25000, currency: "CZK" }, vatRate: ZERO`;
/** Two roles may write: the second finds the row changed or removed by the first. */
const secondStale = (who: Who) => (who === "manager" ? "stale" : undefined);
/** Of operations that all roles have: the first caller's change is the newer one. */
const onceStale = (who: Who) => (who === "admin" ? undefined : "stale");
const secondGone = (who: Who) => (who === "manager" ? "notFound" : undefined);
/** A patient and an hour for each role that may write, so that changes do not conflict. */
const ownPatient = { admin: "jana", manager: "karel", paramedic: "anna", receptionist: "archived" } as Partial<
  Record<Who, keyof typeof ids.patients>
>;
/** The caller's own row; outsiders try the paramedic's. */
const ownOr = (of: At["periods"], who: Who) => of[who in periods ? (who as keyof typeof periods) : "paramedic"];
const ownReportOf = ({ ownReport }: At, who: Who) => ownReport[who] ?? ownReport.paramedic!;
const period = `input: { from: "2034-01-01", to: "2034-01-31", workingHours: { monday: { from: "8:00", to: "12:00" } } }`;
const ownHour = { admin: "16", manager: "17", paramedic: "18", receptionist: "19" } as Partial<Record<Who, string>>;

/**
 * One call for each operation of the schema, by its kind and name. A new operation needs a line here and nothing else.
 */
export const samples: Record<string, Sample> = {
  // Accounts
  "Query.me": { call: () => `me { email profile { medicalCenter { name } } }`, stranger: "own" },
  "Query.myProfiles": { call: () => `myProfiles { id fullName medicalCenter { name } }`, stranger: "own" },
  "Query.registrationOpen": { call: () => `registrationOpen`, stranger: "own" },
  "Query.verifyToken": { call: () => `verifyToken(token: "none") { state email }`, stranger: "own" },
  "Query.userEmailStatusCheck": { call: () => `userEmailStatusCheck(email: "${emails.admin}")`, stranger: "own" },
  "Query.profileInvitation": {
    call: () => `profileInvitation(token: "none") { id }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Query.loginEmailPending": { call: () => `loginEmailPending { email validity }`, stranger: "own" },
  "Query.loginEmailByToken": { call: () => `loginEmailByToken(token: "none") { email validity }`, stranger: "own" },
  "Query.sessions": { call: () => `sessions { id current }`, stranger: "own" },
  "Query.sessionEndsIn": { call: () => `sessionEndsIn(session: 1)`, stranger: "own" },
  "Query.secondFactor": { call: () => `secondFactor { since recoveryCodesLeft requiredBy }`, stranger: "own" },
  "Query.secondFactorPreparation": { call: () => `secondFactorPreparation { key uri }`, stranger: "own" },
  "Query.secondFactorsOfStaff": {
    call: () => `secondFactorsOfStaff { profile { fullName } since own }`,
    stranger: "own",
  },
  "Query.rememberedDevices": { call: () => `rememberedDevices { id device }`, stranger: "own" },
  "Query.deskLock": { call: () => `deskLock { name people { name } }`, stranger: "own" },
  "Query.desks": { call: () => `desks { id name current }`, stranger: "own" },
  "Query.pinSetAt": { call: () => `pinSetAt`, stranger: "own" },
  "Mutation.deskLock": { call: () => `deskLock(session: 1, path: "/", body: "")`, fault: "notFound" },
  "Mutation.deskUnlock": { call: () => `deskUnlock(session: 1, secret: "7294") { accessToken }`, fault: "notFound" },
  "Mutation.deskDeclare": {
    call: (_at, who) => `deskDeclare(input: { name: "${who}", lockMinutes: 3 }) { name }`,
    stranger: "own",
  },
  "Mutation.deskUpdate": {
    call: (at) => `deskUpdate(desk: ${at.desk}, version: 1, input: { name: "Recepce", lockMinutes: 5 }) { name }`,
    fault: secondStale,
  },
  "Mutation.deskRevoke": { call: (at, who) => `deskRevoke(desk: ${at.desk + (who === "manager" ? 2 : 1)}) { name }` },
  "Mutation.pinSet": {
    call: () => `pinSet(password: "wrong", pin: "7294")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.pinRemove": { call: () => `pinRemove`, stranger: "own" },
  "Query.formKept": { call: (at) => `formKept(id: "${at.uuids.keptForm}") { path }`, fault: onlyAdmin("notFound") },
  "Query.userConfig": { call: () => `userConfig(name: "calendarSettings") { data }`, stranger: "own" },
  "Query.medicalDiagnosis": { call: () => `medicalDiagnosis(term: "m54") { code label }`, stranger: "own" },
  "Query.mail": { call: (at) => `mail(id: "${at.uuids.mail}") { body }` },
  "Mutation.authLogin": {
    call: () => `authLogin(username: "${emails.admin}", password: "${password}") { accessToken }`,
    stranger: "own",
  },
  "Mutation.userCreate": { call: (_at, who) => `userCreate(email: "${who}@new.example")`, stranger: "own" },
  "Mutation.forgottenPassword": {
    call: (_at, who) => `forgottenPassword(email: "${who}@new.example")`,
    stranger: "own",
  },
  "Mutation.loginEmailChange": {
    call: (_at, who) => `loginEmailChange(email: "${who}@new.example") { email validity }`,
    stranger: "own",
  },
  "Mutation.loginEmailConfirm": {
    call: () => `loginEmailConfirm(token: "none")`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Mutation.passwordSet": {
    call: () => `passwordSet(token: "none", password: "${password}") { accessToken }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Mutation.passwordConfirm": {
    call: () => `passwordConfirm(password: "wrong")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.codeConfirm": {
    call: () => `codeConfirm(code: "000000")`,
    fault: "secondFactorChanged",
    stranger: "secondFactorChanged",
  },
  "Mutation.authSecondStep": {
    call: () => `authSecondStep(token: "none", code: "000000") { accessToken }`,
    fault: "secondStepOver",
    stranger: "secondStepOver",
  },
  "Mutation.secondFactorPrepare": {
    call: () => `secondFactorPrepare(password: "wrong")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.secondFactorTurnOn": {
    call: () => `secondFactorTurnOn(code: "000000")`,
    fault: "secondFactorChanged",
    stranger: "secondFactorChanged",
  },
  "Mutation.secondFactorTurnOff": {
    call: () => `secondFactorTurnOff(password: "wrong", code: "000000")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.recoveryCodesCreate": {
    call: () => `recoveryCodesCreate(password: "wrong", code: "000000")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.rememberedDeviceForget": {
    call: (at) => `rememberedDeviceForget(device: ${at.center === ids.center ? rememberedDevice : 999_000})`,
    fault: onlyAdmin("notFound"),
  },
  "Mutation.profileSecondFactorRemove": {
    call: (at) => `profileSecondFactorRemove(profile: ${at.profiles.paramedic}) { fullName }`,
    fault: "colleagueElsewhere",
  },
  "Query.settingsInfo": {
    call: () => `settingsInfo { subscriptionType sections { section count gap } }`,
    stranger: "own",
  },
  "Query.subscription": {
    call: () => `subscription { subscriptionType users planned { activeFrom } plans { monthly } }`,
    stranger: "own",
  },
  "Query.subscriptionPreview": {
    call: () =>
      `subscriptionPreview(input: { subscriptionType: TEAM, paymentFrequency: YEARLY, usersLimit: 21 }) { finalPrice }`,
    stranger: "own",
  },
  "Mutation.subscriptionUpdate": {
    // The present plan, which changes nothing for the next caller.
    call: () =>
      `subscriptionUpdate(version: 1, input: { subscriptionType: TEAM, paymentFrequency: MONTHLY, usersLimit: 20 }) { finalPrice }`,
    stranger: "own",
  },
  "Query.profile": {
    call: (at) =>
      `profile(profile: ${at.profiles.receptionist}) { fullName address { psc } procedures { id } user { email name } myProfilesCount }`,
  },
  "Query.medicalCenter": { call: () => `medicalCenter { name abroadAddress profilesCount }`, stranger: "own" },
  "Query.staffMember": {
    call: (at) => `staffMember(profile: ${at.profiles.receptionist}) { profile { fullName } sessions }`,
  },
  "Query.profileWork": {
    call: (at) =>
      `profileWork(profile: ${at.profiles.paramedic}) { total requests waitingPatients drafts items { events event { id } } }`,
  },
  "Query.statsChart": {
    call: () =>
      `statsChart(statsInput: { type: ATTENDANCE_BY_PARAMEDIC, period: YEAR, grouping: MONTH }) { labels datasets { label data } }`,
    stranger: "own",
  },
  "Query.statsDetails": {
    call: () =>
      `statsDetails(statsInput: { period: YEAR }) { lateExcuses returning { patients returning } services { procedure { id } total } people { profile { id } working } facilities { facility { id } busy open } }`,
    stranger: "own",
  },
  "Query.profileWaitingPatients": {
    call: (at) =>
      `profileWaitingPatients(profile: ${at.profiles.paramedic}) { total items { obstacle waitingPatient { patientCard { fullName } } } }`,
  },
  "Query.handovers": {
    call: (at) =>
      `handovers(profile: ${at.profiles.paramedic}) { createdAt createdBy { fullName } from { fullName } to { fullName } events waitingPatients undoneAt }`,
  },
  "Query.handoverUndoPreview": {
    call: (at) =>
      `handoverUndoPreview(handover: ${at.handover}) { handover { id } plan { events waitingPatients stayingTotal staying { event { id } } } }`,
  },
  // Nobody takes over from themselves.
  "Mutation.handoverCreate": {
    call: (at) =>
      `handoverCreate(profile: ${at.profiles.paramedic}, input: { to: ${at.profiles.paramedic}, all: true }) { id }`,
    fault: "invalidInput",
  },
  "Mutation.handoverUndo": {
    call: (at) => `handoverUndo(handover: ${at.handover}) { undoneAt }`,
    fault: secondStale,
  },
  "Query.profileDeactivationPreview": {
    call: (at) => `profileDeactivationPreview(profile: ${at.profiles.paramedic}) { eventsAhead drafts }`,
  },
  "Mutation.profileDeactivate": {
    call: (at) => `profileDeactivate(profile: ${at.profiles.deactivated}) { fullName deactivatedAt }`,
  },
  "Mutation.profileActivate": {
    call: (at) => `profileActivate(profile: ${at.profiles.deactivated}) { fullName active }`,
  },
  "Mutation.profilePasswordReset": {
    call: (at) => `profilePasswordReset(profile: ${at.profiles.receptionist}) { fullName }`,
    fault: "colleagueElsewhere",
  },
  "Mutation.profileSessionsEnd": {
    call: (at) => `profileSessionsEnd(profile: ${at.profiles.deactivated}) { fullName }`,
    fault: "forbidden",
  },
  "Mutation.secondFactorRequiredSet": {
    call: () => `secondFactorRequiredSet(of: NOBODY) { name secondFactorDuty }`,
    stranger: "own",
  },
  "Mutation.signingProofSet": { call: () => `signingProofSet(proof: PASSWORD) { name signingProof }`, stranger: "own" },
  "Mutation.medicalReportsOverallSummaryUpdate": {
    call: (at) =>
      `medicalReportsOverallSummaryUpdate(patientCard: ${at.patients.karel}) { id state sentences { text medicalReport { uuid } passage } stale }`,
  },
  "Mutation.medicalReportsSummaryUpdate": {
    call: (at) =>
      `medicalReportsSummaryUpdate(patientCard: ${at.patients.karel}, dateRange: { from: "2026-01-01", to: "2026-03-31" }) { id from to }`,
  },
  "Mutation.medicalReportsSummaryConsentSet": {
    call: () => `medicalReportsSummaryConsentSet(active: false) { name medicalReportsSummaryConsent { givenAt } }`,
    stranger: "own",
  },
  "Mutation.changePassword": {
    call: () => `changePassword(currentPassword: "wrong", password: "wrong too")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.meUpdate": { call: () => `meUpdate(input: { ${person}, version: 1 }) { id }`, stranger: "own" },
  "Mutation.logout": { call: () => `logout`, stranger: "own" },
  "Mutation.sessionEnd": {
    call: (at) => `sessionEnd(session: ${at.center === ids.center ? 1 : 999_000})`,
    fault: onlyAdmin("notFound"),
  },
  "Mutation.formKeep": {
    call: () => `formKeep(path: "/", body: "")`,
    fault: (who) => (who === "anonymous" ? "notSignedIn" : undefined),
    stranger: "own",
  },
  "Mutation.userConfig": { call: () => `userConfig(name: "calendarSettings", data: "{}") { data }`, stranger: "own" },
  "Mutation.dataGridViewSave": {
    call: () =>
      `dataGridViewSave(name: "payments", input: { name: "Moje", columns: ["price"], query: "?sort=price" }) { id name }`,
    stranger: "own",
  },
  "Mutation.dataGridViewUse": { call: () => `dataGridViewUse(name: "payments")`, stranger: "own" },
  "Mutation.dataGridViewRemove": {
    call: () => `dataGridViewRemove(name: "payments", view: 99, version: 1)`,
    fault: "notFound",
  },
  "Mutation.profileChoose": {
    call: (at) => `profileChoose(profile: ${at.profiles.admin}) { id }`,
    fault: onlyAdmin("notFound"),
  },
  "Mutation.profileAndMedicalCenterCreate": {
    call: (_at, who) =>
      `profileAndMedicalCenterCreate(input: { ${person}, motusProfession: DOCTOR, medicalCenterName: "Nové ${who}", country: "CZ" }) { id }`,
    stranger: "own",
  },
  "Mutation.profileInvitationCreate": {
    call: (_at, who) =>
      `profileInvitationCreate(input: { ${person}, email: "${who}@new.example", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER }) { id token }`,
    stranger: "own",
  },
  "Mutation.profileInvitationResend": {
    call: () => `profileInvitationResend(email: "${emails.paramedic}") { id }`,
    fault: "notFound",
  },
  "Mutation.profileInvitationAccept": {
    call: () => `profileInvitationAccept(token: "none", input: { ${person} }) { id }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },

  // Calendar
  "Query.event": {
    call: (at) => `event(event: ${at.events.janaTherapy}) { id patientAttendances { patientCard { fullName } } }`,
  },
  "Query.calendarEvents": {
    call: () => `calendarEvents(from: "2026-03-16T00:00:00Z", to: "2026-03-17T00:00:00Z")`,
    stranger: "own",
  },
  "Query.events": {
    call: () =>
      `events(from: "2026-03-16T00:00:00Z", to: "2026-03-17T00:00:00Z") { name procedure { name } patientAttendances { patientCard { uuid } } }`,
    stranger: "own",
  },
  "Query.calendarResources": {
    call: () => `calendarResources { staffs { fullName } facilities { name } }`,
    stranger: "own",
  },
  "Query.profiles": { call: () => `profiles { fullName }`, stranger: "own" },
  "Query.facilities": { call: () => `facilities { name }`, stranger: "own" },
  "Query.procedures": { call: () => `procedures { name }`, stranger: "own" },
  "Query.profileAndFacilitiesOptions": {
    call: (at) =>
      `profileAndFacilitiesOptions(from: "2026-03-16T08:00:00Z", to: "2026-03-16T09:00:00Z", procedure: ${at.procedures.therapy}) { profiles { profile { fullName } } facilities { facility { name } } }`,
    stranger: "own",
  },
  "Query.freeUntil": {
    call: (at) => `freeUntil(profile: ${at.profiles.paramedic}, from: "2026-03-17T07:00:00Z")`,
    stranger: "own",
  },
  "Query.freePlaces": {
    call: (at) =>
      `freePlaces(from: "2026-03-17", to: "2026-03-17", procedure: ${at.procedures.therapy}, facilities: [${at.facilities.gym}]) { profile { fullName } facilities { name } }`,
    stranger: "own",
  },
  "Mutation.eventCreate": {
    call: (at, who) =>
      `eventCreate(input: { eventType: EVENT, beginAt: "2026-03-16T${ownHour[who] ?? "20"}:00:00Z", confirmOutsideHours: true, procedure: ${at.procedures.therapy}, owner: ${at.profiles.paramedic}, patientCards: [${at.patients.jana}] }) { id }`,
    stranger: "invalidInput",
  },
  "Query.eventRecurrencePreview": {
    call: (at) =>
      `eventRecurrencePreview(input: { eventType: EVENT, beginAt: "2026-03-16T08:00:00Z", procedure: ${at.procedures.therapy}, owner: ${at.profiles.paramedic}, recurrence: { frequency: DAILY, count: 2 } }) { dates { conflicts { label eventName } } }`,
    stranger: "invalidInput",
  },
  "Query.calendars": { call: () => `calendars { id profile { fullName } acls { email } }`, stranger: "own" },
  "Mutation.calendarAclCreate": {
    call: (at, who) =>
      `calendarAclCreate(email: "${who}@doma.example", calendar: ${ownOr(at.profiles, who)}) { email }`,
  },
  "Mutation.calendarAclRenew": {
    call: (at, who) =>
      `calendarAclRenew(aclId: ${ownOr(at.periods, who)}, calendar: ${ownOr(at.profiles, who)}) { email }`,
  },
  "Mutation.calendarAclRemove": {
    call: (at, who) =>
      `calendarAclRemove(aclId: ${ownOr(at.periods, who) + 4}, calendar: ${ownOr(at.profiles, who)}) { email }`,
  },
  "Mutation.calendarFeedNamesSet": {
    call: () => `calendarFeedNamesSet(active: false) { calendarFeedNames }`,
    stranger: "own",
  },
  "Query.patientAttendances": {
    call: (at) =>
      `patientAttendances(patientCard: ${at.patients.jana}) { items { state event { procedure { name } } patientCard { fullName } } total }`,
  },
  "Mutation.patientAttendanceSetState": {
    call: (at) =>
      `patientAttendanceSetState(patientAttendance: ${at.attendances.jana}, state: PRESENT) { state patientCard { fullName } }`,
  },
  "Mutation.patientAttendanceSetInsurerCover": {
    call: (at) =>
      `patientAttendanceSetInsurerCover(patientAttendance: ${at.attendances.jana}) { cover patientCard { fullName } }`,
  },
  "Mutation.patientAttendanceSetProgress": {
    call: (at) =>
      `patientAttendanceSetProgress(patientAttendance: ${at.attendances.jana}, progress: ARRIVED) { arrivedAt }`,
  },
  "Query.eventSeries": {
    call: (at) =>
      `eventSeries(event: ${at.events.janaTherapy}) { id procedure { name } patientAttendances { patientCard { fullName } } }`,
  },
  "Query.eventsRemoved": {
    call: (at) =>
      `eventsRemoved(event: ${at.events.janaTherapy}) { id patientAttendances { patientCard { fullName } } }`,
  },
  "Mutation.eventUpdate": {
    call: (at, who) => `eventUpdate(event: ${at.events.lunch}, detailsInput: { note: "${who}" }) { id name }`,
  },
  "Mutation.eventRemove": {
    call: (at, who) => `eventRemove(event: ${at.events.lunch}${ownHour[who] ?? "16"}) { id name }`,
  },
  "Mutation.eventRestore": { call: (at) => `eventRestore(event: ${at.events.lunch}) { id name }` },

  // Services, rooms and equipment
  "Query.procedure": {
    call: (at) =>
      `procedure(id: ${at.procedures.therapy}) { name profileIds facilityIds removed comingEvents waitingPatients version }`,
  },
  "Query.additionalProcedures": { call: () => `additionalProcedures { name }`, stranger: "own" },
  "Query.additionalProcedure": {
    call: (at) =>
      `additionalProcedure(id: ${at.additionalProcedures.tape}) { name price { amount currency } vatRate version }`,
  },
  "Query.facility": {
    call: (at) => `facility(id: ${at.facilities.gym}) { name profileIds removed comingEvents version }`,
  },
  "Mutation.procedureCreate": {
    call: (at) =>
      `procedureCreate(input: { name: "Masáž", type: INDIVIDUAL, uzisType: OTHER, duration: 30, ${price}, color: PINK, profileIds: [${at.profiles.paramedic}], facilityIds: [${at.facilities.laser}] }) { id }`,
    stranger: "invalidInput",
  },
  "Mutation.proceduresCreate": {
    call: (at) =>
      `proceduresCreate(inputs: [{ name: "Masáž", type: INDIVIDUAL, uzisType: OTHER, duration: 30, ${price}, color: PINK, profileIds: [${at.profiles.paramedic}] }]) { id }`,
    stranger: "invalidInput",
  },
  "Mutation.procedureUpdate": {
    call: (at) =>
      `procedureUpdate(procedure: ${at.procedures.examination}, version: 1, input: { description: "x" }) { id }`,
    fault: secondStale,
  },
  "Mutation.procedureVatRateUpdate": {
    call: (at) => `procedureVatRateUpdate(procedure: ${at.procedures.examination}, vatRate: REDUCED) { vatRate }`,
  },
  "Mutation.procedureRemove": {
    call: (at) => `procedureRemove(procedure: ${at.procedures.group}) { removed }`,
    fault: secondGone,
  },
  "Mutation.additionalProcedureCreate": {
    call: () => `additionalProcedureCreate(input: { name: "Míč", ${price} }) { id }`,
    stranger: "own",
  },
  "Mutation.additionalProcedureUpdate": {
    call: (at) =>
      `additionalProcedureUpdate(additionalProcedure: ${at.additionalProcedures.tape}, version: 1, input: { name: "Páska" }) { id }`,
    fault: secondStale,
  },
  "Mutation.additionalProcedureVatRateUpdate": {
    call: (at) =>
      `additionalProcedureVatRateUpdate(additionalProcedure: ${at.additionalProcedures.tape}, vatRate: PRIMARY) { vatRate }`,
  },
  "Mutation.additionalProcedureRemove": {
    call: (at) => `additionalProcedureRemove(additionalProcedure: ${at.additionalProcedures.band}) { id }`,
    fault: secondGone,
  },
  "Query.month": {
    call: () => `month(month: "2026-03") { sums { charged card } close { closedBy { fullName } } }`,
    stranger: "own",
  },
  "Query.monthObstacles": {
    call: () => `monthObstacles(month: "2026-03") { cashBoxes { name } waitingMovements }`,
    stranger: "own",
  },
  "Mutation.monthClose": {
    call: () => `monthClose(month: "2026-03") { month }`,
    fault: "monthNotNext",
    stranger: "monthNotNext",
  },
  "Mutation.monthReopen": {
    call: () => `monthReopen(month: "2026-02", version: 1, reason: "Oprava") { month }`,
    fault: "monthNotNext",
    stranger: "monthNotNext",
  },
  "Query.priceList": {
    call: () => `priceList(on: "2031-06-01") { total items { target id name price { amount currency } version } }`,
    stranger: "own",
  },
  "Query.priced": {
    call: (at) => `priced(target: PROCEDURE, id: ${at.procedures.therapy}) { name price { amount currency } version }`,
  },
  "Query.price": { call: (at) => `price(id: ${at.setPrice}) { validFrom amount version priced { name } }` },
  "Mutation.pricesSet": {
    call: (at) =>
      `pricesSet(validFrom: "2027-01-01", prices: [{ target: ADDITIONAL_PROCEDURE, id: ${at.setPrice}, version: 1, price: { amount: 32000, currency: "CZK" } }]) { id validFrom }`,
    fault: secondStale,
  },
  "Mutation.pricesChange": {
    call: () => `pricesChange(validFrom: "2027-01-01", change: 500, version: 0)`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.priceRemove": {
    call: (at) => `priceRemove(price: ${at.setPrice + 1}, version: 1) { id }`,
    fault: secondGone,
  },
  "Query.procedureVoucherPresets": {
    call: () => `procedureVoucherPresets { name proceduresWithCount { count procedure { name } } }`,
    stranger: "own",
  },
  "Query.procedureVoucherPreset": {
    call: (at) =>
      `procedureVoucherPreset(id: ${at.voucherPresets.therapy}) { name createdBy { fullName } price { amount currency } proceduresWithCount { count procedure { name removed } } validityAmount validityType version }`,
  },
  "Mutation.procedureVoucherPresetCreate": {
    call: (at) =>
      `procedureVoucherPresetCreate(input: { name: "5× LTV", price: { amount: 450000, currency: "CZK" }, proceduresWithCount: [{ procedure: ${at.procedures.therapy}, count: 5 }], validityAmount: 6, validityType: MONTH }) { id }`,
    stranger: "invalidInput",
  },
  "Mutation.procedureVoucherPresetUpdate": {
    call: (at) =>
      `procedureVoucherPresetUpdate(procedureVoucherPreset: ${at.voucherPresets.therapy}, version: 1, input: { name: "10× LTV" }) { id }`,
    fault: secondStale,
  },
  "Mutation.procedureVoucherPresetRemove": {
    call: (at) => `procedureVoucherPresetRemove(procedureVoucherPreset: ${at.voucherPresets.group})`,
    fault: secondGone,
  },
  "Query.procedureVouchers": {
    call: (at) =>
      `procedureVouchers(patientCard: "${at.uuids.karel}") { name archived validTo availableProceduresWithCount { count procedure { name } } usedProceduresWithCount { count } payment { price { amount } } }`,
  },
  "Query.procedureVouchersUnused": {
    call: () => `procedureVouchersUnused(day: "2026-03-16") { value { amount currency } paid { amount } }`,
    stranger: "own",
  },
  "Query.procedureVoucher": {
    call: (at) =>
      `procedureVoucher(procedureVoucher: ${at.vouchers.karel}) { name createdAt createdBy { fullName } patientCard { fullName availableProcedureVouchers { name } } entries { id at kind count reason procedure { name } payment { id } otherVoucher { id } profile { fullName } } unusedValue { amount } version }`,
  },
  "Mutation.procedureVoucherCreate": {
    call: (at) =>
      `procedureVoucherCreate(patientCard: ${at.patients.karel}, input: { procedureVoucherPreset: ${at.voucherPresets.therapy} }) { id payment { price { amount } } }`,
  },
  "Mutation.procedureVoucherUpdate": {
    call: (at) =>
      `procedureVoucherUpdate(procedureVoucher: ${at.vouchers.karel}, version: 1, input: { name: "Skupina" }) { id }`,
    fault: secondStale,
  },
  "Mutation.procedureVoucherTransfer": {
    call: (at) =>
      `procedureVoucherTransfer(procedureVoucher: ${at.vouchers.anna}, patientCard: ${at.patients.jana}, version: 99, input: { proceduresWithCount: [{ procedure: ${at.procedures.group}, count: 1 }], reason: "Dárek" }) { id }`,
    fault: "stale",
  },
  "Mutation.procedureVoucherRefund": {
    call: (at) =>
      `procedureVoucherRefund(procedureVoucher: ${at.vouchers.karel}, version: 1, input: { paymentMethod: CARD, reason: "Stěhuje se" }) { id }`,
    fault: "voucherNotPaid",
  },
  "Mutation.procedureVoucherArchive": {
    call: (at) => `procedureVoucherArchive(procedureVoucher: ${at.vouchers.anna}) { archived }`,
  },
  "Mutation.procedureVoucherUnarchive": {
    call: (at) => `procedureVoucherUnarchive(procedureVoucher: ${at.vouchers.anna}) { archived }`,
  },
  "Mutation.patientAttendanceUseVoucher": {
    call: (at) =>
      `patientAttendanceUseVoucher(patientAttendance: ${at.attendances.jana}, procedureVoucher: ${at.vouchers.karel}) { id }`,
    fault: "voucherNotUsable",
  },
  "Query.cashBoxes": {
    call: () => `cashBoxes(archived: true) { id number name archivedAt version }`,
    stranger: "own",
  },
  "Query.cashReceipt": {
    call: (at) =>
      `cashReceipt(cashEntry: ${at.cashEntry}) { rounding entry { reason number amount { amount currency } profile { fullName } } content payment { id } }`,
    // Of an entry by hand.
    fault: (who) => (who === "paramedic" ? "forbidden" : undefined),
  },
  "Query.paymentConfirmation": {
    call: (at) =>
      `paymentConfirmation(paymentEntry: ${at.paymentEntries.karel}) { at method reason amount { amount currency } content payment { id patientCard { fullName } } }`,
  },
  "Query.cashBook": {
    call: (at) =>
      `cashBook(cashBox: ${at.cashBoxes.first}, from: "2026-03-01T00:00:00Z", to: "2026-04-01T00:00:00Z") { total opening income expense closes { at counted difference reason profile { fullName } } items { balance entry { number reason amount { amount } payment { id } profile { fullName } } } }`,
  },
  "Mutation.cashEntryCreate": {
    call: (at) =>
      `cashEntryCreate(cashBox: ${at.cashBoxes.first}, input: { direction: IN, amount: { amount: 10000, currency: "CZK" }, reason: "Drobné" }) { id number }`,
  },
  "Mutation.cashBoxClose": {
    call: (at) =>
      `cashBoxClose(cashBox: ${at.cashBoxes.first}, input: { counted: { amount: 0, currency: "CZK" }, reason: "Odvod" }) { id counted difference }`,
  },
  "Mutation.cashBoxCreate": { call: () => `cashBoxCreate(input: { name: "Sklad" }) { id }`, stranger: "own" },
  "Mutation.cashBoxUpdate": {
    call: (at) => `cashBoxUpdate(cashBox: ${at.cashBoxes.first}, version: 1, input: { name: "Vchod" }) { id }`,
    fault: secondStale,
  },
  "Mutation.cashBoxArchive": {
    call: (at) => `cashBoxArchive(cashBox: ${at.cashBoxes.gym}, archived: true, version: 1) { id archivedAt }`,
    fault: secondStale,
  },
  "Query.bankStatement": {
    call: (at) => `bankStatement(bankStatement: ${at.statement}) { number movements createdBy { fullName } }`,
  },
  "Query.bankMovements": {
    call: (at) =>
      `bankMovements(bankStatement: ${at.statement}, waiting: true) { total items { day amount { amount } counterName message state advice { reason candidates { id } settled { id } } bookings { amount payment { id } } } }`,
  },
  "Query.bankMovement": {
    call: (at) =>
      `bankMovement(bankMovement: ${at.statement}) { counterName counterAccount message leftOutReason leftOutBy { fullName } statement { number } advice { candidates { id patientCard { fullName } } } }`,
  },
  "Query.paymentOfSymbol": {
    call: () => `paymentOfSymbol(variableSymbol: "26900001") { id patientCard { fullName } }`,
    stranger: "own",
  },
  "Mutation.bankStatementImport": {
    call: () => `bankStatementImport(file: $file) { known statements { number } table { names } }`,
    file: camtFile([{ amount: 12_345, name: "Věra", reference: "S-1" }]),
    stranger: "statementOfAnother",
  },
  "Mutation.bankStatementRemove": {
    call: (at) => `bankStatementRemove(bankStatement: ${at.statement + 1}) { id }`,
    fault: (who) => (who === "admin" ? undefined : "notFound"),
  },
  "Mutation.bankMovementBook": {
    call: (at) =>
      `bankMovementBook(bankMovement: ${at.statement}, version: 1, payment: ${at.statement + 2}, paymentVersion: 1) { state booked { amount } }`,
    fault: onceStale,
  },
  "Mutation.bankMovementLeaveOut": {
    call: (at) =>
      `bankMovementLeaveOut(bankMovement: ${at.statement + 1}, version: 1, reason: "Vklad") { state leftOutReason }`,
    fault: onceStale,
  },
  "Query.paymentReminders": {
    call: (at) =>
      `paymentReminders(payments: [${at.payments.anna}]) { recipient obstacle payment { variableSymbol remindedAt patientCard { fullName } } }`,
  },
  "Mutation.paymentsRemind": {
    call: (at) => `paymentsRemind(payments: [${at.payments.anna}]) { recipient obstacle }`,
  },
  "Mutation.reminderDaysSet": { call: () => `reminderDaysSet(days: 14) { id reminderDays }`, stranger: "own" },
  "Query.unpaidPayments": {
    call: () => `unpaidPayments { age count amount }`,
    stranger: "own",
  },
  "Query.dataGrid": {
    call: (at) =>
      `dataGrid(name: "payments", parameters: [{ name: "patientCard", value: "${at.patients.jana}" }]) { items total page pageSize }`,
  },
  "Query.dataGridViews": {
    call: () => `dataGridViews(name: "payments") { items { name columns } used }`,
    stranger: "own",
  },
  "Query.invoiceExport": {
    call: (at) =>
      `invoiceExport(invoiceExport: ${at.invoiceExport}) { dateRange { from to } askedBy { fullName } done total file { uuid } }`,
  },
  "Query.imports": {
    call: () => `imports { name state head createdBy { fullName } rows { state count } columns { field column } }`,
    stranger: "own",
  },
  "Query.import": {
    call: (at) => `import(import: ${at.import}) { name state head fault done total version }`,
  },
  "Query.importRows": {
    call: (at) =>
      `importRows(import: ${at.import}, state: FAULTY, page: 1) { total items { line cells faults { column error } known { name } twin } }`,
  },
  "Query.importNames": {
    call: (at) => `importNames(import: ${at.import}) { subject name written options { label } }`,
  },
  "Query.centerStatus": {
    call: () => `centerStatus { works { work waiting waitingSince failed failedSince } check { at log } backupAt }`,
    stranger: "own",
  },
  "Query.centerCopies": {
    call: () => `centerCopies { state done total fault missing orderedBy { name } file { uuid } }`,
    stranger: "own",
  },
  "Mutation.centerCopyCreate": { call: () => `centerCopyCreate { state }`, stranger: "own" },
  "Mutation.importCreate": {
    call: () => `importCreate(kind: PATIENTS, file: $file) { name state }`,
    file: new File(["Příjmení;Jméno\nNová;Osoba\n"], "pacienti.csv"),
    stranger: "own",
  },
  "Mutation.importMatch": {
    call: (at) => `importMatch(import: ${at.import + 1}, version: 1, columns: { surname: 0, name: 1 }) { state }`,
    fault: secondStale,
  },
  "Mutation.importAnswer": {
    call: (at) =>
      `importAnswer(import: ${at.import + 4}, version: 1, answers: [{ subject: SERVICE, name: "lecba", target: ${ids.procedures.therapy} }]) { state }`,
    fault: secondStale,
  },
  "Mutation.importDecide": {
    call: (at) => `importDecide(import: ${at.import + 2}, version: 1, same: true) { state }`,
    fault: secondStale,
  },
  "Mutation.importConfirm": {
    call: (at) => `importConfirm(import: ${at.import + 3}, version: 1) { state }`,
    fault: secondStale,
  },
  "Mutation.importUndo": {
    call: (at) => `importUndo(import: ${at.import}, version: 1) { state }`,
    fault: secondStale,
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
  "Query.payments": {
    call: (at) =>
      `payments(patientCard: ${at.patients.jana}) { total price paid byMethod { method amount rounding } items { id price { amount } paymentItems { name } entries { amount { amount } } } }`,
  },
  "Query.payment": {
    call: (at) =>
      `payment(payment: ${at.payments.jana}) { price { amount currency } variableSymbol patientCard { fullName } patientAttendance { id } confirmedBy { fullName } paymentItems { name price { amount } listPrice { amount } } entries { profile { fullName } cashEntry { number at direction cashBox { name } } } }`,
  },
  "Query.paymentInfo": {
    call: (at) =>
      `paymentInfo(input: { payment: ${at.payments.jana} }) { iban price { amount } qrCode variableSymbol call }`,
  },
  "Mutation.paymentCreate": {
    call: (at) =>
      `paymentCreate(input: { patientCard: ${at.patients.jana}, items: [{ name: "Tejp", price: { amount: 30000, currency: "CZK" }, vatRate: PRIMARY, targetType: ADDITIONAL_PROCEDURE }] }) { id }`,
  },
  "Mutation.patientAttendanceCharge": {
    call: (at) => `patientAttendanceCharge(patientAttendance: ${at.attendances.jana}) { id price { amount } }`,
  },
  "Mutation.paymentItemsUpdate": {
    call: (at) =>
      `paymentItemsUpdate(payment: ${at.payments.jana}, version: 1, inputs: [{ name: "LTV", price: { amount: 90000, currency: "CZK" }, vatRate: ZERO, targetType: PROCEDURE }]) { id }`,
    fault: onceStale,
  },
  "Query.paymentPayers": { call: () => `paymentPayers`, stranger: "own" },
  "Mutation.paymentPayerSet": {
    call: () => `paymentPayerSet(payment: ${ofFebruary}, version: 1, payer: "Kovo s.r.o.") { id payer }`,
    fault: onceStale,
  },
  "Mutation.paymentUpdate": {
    call: (at) =>
      `paymentUpdate(payment: ${at.payments.jana}, version: 2, input: { paymentMethod: CARD }) { id payedAt paymentMethod }`,
    fault: onceStale,
  },
  "Mutation.paymentEntryReverse": {
    call: (at) =>
      `paymentEntryReverse(payment: ${at.payments.karel}, entry: ${at.paymentEntries.karel}, version: 1, reason: "Omyl") { id }`,
    fault: onceStale,
  },
  "Mutation.paymentCancel": {
    call: (at) => `paymentCancel(payment: ${at.payments.anna}, version: 1, reason: "Nepřišel") { id canceledAt }`,
    fault: onceStale,
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
  "Mutation.medicalCenterUpdate": {
    call: () =>
      `medicalCenterUpdate(version: 1, input: { phone: "601000100" }, logo: null) { version address { psc } logo { uuid } }`,
    stranger: "own",
    fault: secondStale,
  },
  "Mutation.facilityCreate": {
    call: (at) =>
      `facilityCreate(input: { name: "Bazén", facilityType: ROOM, profileIds: [${at.profiles.paramedic}] }) { id }`,
    stranger: "invalidInput",
  },
  "Mutation.facilityUpdate": {
    call: (at) => `facilityUpdate(facility: ${at.facilities.laser}, version: 1, input: { name: "Laser 2" }) { id }`,
    fault: secondStale,
  },
  "Mutation.facilityRemove": {
    call: (at) => `facilityRemove(facility: ${at.facilities.gym}) { removed }`,
    fault: secondGone,
  },

  // Working hours
  "Query.profileWorkingHours": {
    call: (at) =>
      `profileWorkingHours(profile: ${at.profiles.paramedic}) { fullName workingHours { monday { from } } workingHoursPeriods { from } }`,
  },
  "Query.profileFreeTimes": {
    call: (at) => `profileFreeTimes(profile: ${at.profiles.paramedic}) { name owner { fullName } }`,
    stranger: "own",
  },
  "Mutation.profileWorkingHoursUpdate": {
    call: (at, who) =>
      `profileWorkingHoursUpdate(profile: ${ownOr(at.profiles, who)}, version: 1, workingHours: { monday: { from: "8:00", to: "12:00" } }) { id }`,
  },
  "Mutation.profileWorkingHoursPeriodCreate": {
    call: (at, who) => `profileWorkingHoursPeriodCreate(profile: ${ownOr(at.profiles, who)}, ${period}) { id }`,
  },
  "Mutation.profileWorkingHoursPeriodUpdate": {
    call: (at, who) =>
      `profileWorkingHoursPeriodUpdate(profileWorkingHoursPeriod: ${ownOr(at.periods, who)}, version: 1, ${period.replaceAll("2034", "2036")}) { id }`,
  },
  "Mutation.profileWorkingHoursPeriodRemove": {
    call: (at, who) => `profileWorkingHoursPeriodRemove(profileWorkingHoursPeriod: ${ownOr(at.periods, who) + 4})`,
  },

  // Patients
  "Query.patientCard": { call: (at) => `patientCard(uuid: "${at.uuids.jana}") { fullName cave }` },
  "Query.patientCards": { call: () => `patientCards(q: "novák") { items { uuid fullName } }`, stranger: "own" },
  "Mutation.patientCardCreate": {
    call: (_at, who) =>
      `patientCardCreate(input: { name: "Nový", surname: "Pacient ${who}" }, confirmDuplicate: true) { id }`,
    stranger: "own",
  },
  "Mutation.patientCardUpdate": {
    call: (at, who) =>
      `patientCardUpdate(patientCard: ${at.patients[ownPatient[who] ?? "jana"]}, version: 1, input: { cave: "x" }) { id }`,
  },
  "Query.relatedPerson": {
    call: (at) => `relatedPerson(relatedPerson: ${at.ownEntry.admin}) { name phone roles patientCard { fullName } }`,
  },
  "Mutation.relatedPersonCreate": {
    call: (at) =>
      `relatedPersonCreate(patientCard: ${at.patients.anna}, input: { name: "Eva Nováková", roles: [CONTACT] }) { id }`,
    fault: onlyAdmin("recordedAlready"),
  },
  "Mutation.relatedPersonUpdate": {
    call: (at, who) =>
      `relatedPersonUpdate(relatedPerson: ${at.ownEntry[who] ?? at.ownEntry.admin}, version: 1, input: { note: "x" }) { id }`,
  },
  "Mutation.relatedPersonRemove": {
    call: (at, who) => `relatedPersonRemove(relatedPerson: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10})`,
  },
  "Query.patientCardDuplicates": {
    call: (at) => `patientCardDuplicates(patientCard: ${at.patients.jana}) { uuid fullName reason }`,
  },
  "Query.patientCardsMergePreview": {
    call: (at) =>
      `patientCardsMergePreview(kept: "${at.uuids.jana}", merged: "${at.uuids.karel}") { kept { fullName } merged { fullName } moving { kind count from to } conflicts { event } }`,
  },
  "Mutation.patientCardsMerge": {
    call: (at) =>
      `patientCardsMerge(kept: ${at.patients.jana}, keptVersion: 99, merged: ${at.patients.karel}, mergedVersion: 99, fromMerged: [], fromBoth: []) { id }`,
    fault: "stale",
  },
  "Mutation.patientCardsUnmerge": {
    call: (at) => `patientCardsUnmerge(patientCard: ${at.patients.anna}, version: 1) { id }`,
    fault: "notFound",
  },
  "Mutation.patientCardArchive": {
    call: (at) => `patientCardArchive(patientCard: ${at.patients.anna}, archived: false) { id }`,
  },

  // Erasure and disposal: nothing of the cast is past its time
  "Query.patientCardErasurePreview": {
    call: (at) =>
      `patientCardErasurePreview(patientCard: "${at.uuids.jana}") { patientCard { fullName } lastEntryOn keptUntil erasing { kind count } keeping { kind count ground until } visitsAhead { id } }`,
  },
  "Mutation.patientCardErase": {
    call: (at) =>
      `patientCardErase(patientCard: ${at.patients.jana}, version: 99, input: { requestedOn: "1. 3. 2026" }) { whole }`,
    fault: "stale",
  },
  "Query.disposals": {
    call: () => `disposals { proposedBy { fullName } cards { patientCard { fullName } } }`,
    stranger: "own",
  },
  "Query.disposal": {
    call: (at) =>
      `disposal(disposal: ${at.disposal}) { proposedBy { fullName } obstacle cards { patientCard { fullName } } }`,
  },
  "Query.disposalRecord": {
    call: () => `disposalRecord { items { number erasedBy { fullName } } total }`,
    stranger: "own",
  },
  "Mutation.disposalCreate": {
    call: (at) => `disposalCreate(patientCards: [${at.patients.jana}]) { id }`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.disposalConfirm": {
    call: (at) => `disposalConfirm(disposal: ${at.disposal}, version: 99) { id }`,
    fault: "stale",
  },
  "Mutation.disposalWithdraw": {
    call: (at) => `disposalWithdraw(disposal: ${at.disposal}, version: 99) { id }`,
    fault: "stale",
  },
  "Mutation.patientCardKeepLonger": {
    call: (at) =>
      `patientCardKeepLonger(patientCard: ${at.patients.anna}, until: "1. 3. 2027", reason: "Trvá spor") { id }`,
  },
  "Mutation.retentionYearsSet": { call: () => `retentionYearsSet(years: 10) { name retentionYears }`, stranger: "own" },

  // Medical reports
  "Query.medicalReports": {
    call: (at) =>
      `medicalReports(patientCard: ${at.patients.karel}, states: [DRAFT], author: ${at.profiles.paramedic}) { items { paramedicName patientCard { fullName } } total }`,
  },
  "Query.medicalReport": {
    call: (at) => `medicalReport(id: ${at.ownReport.admin}) { content paramedicName patientCard { fullName } }`,
  },
  "Query.patientAttendancesForNewMedicalReport": {
    call: (at) =>
      `patientAttendancesForNewMedicalReport(patientCard: ${at.patients.jana}) { event { procedure { name } } }`,
  },
  "Query.myMedicalReportDrafts": {
    call: () => `myMedicalReportDrafts { items { paramedicName patientCard { fullName } } total }`,
    stranger: "own",
  },
  "Query.myPatientAttendancesWithoutMedicalReport": {
    call: () => `myPatientAttendancesWithoutMedicalReport { items { patientCard { fullName } } total }`,
    stranger: "own",
  },
  "Query.myWaitingRoom": { call: () => `myWaitingRoom { arrivedAt patientCard { fullName } }`, stranger: "own" },
  "Query.medicalReportDeviceKey": { call: () => `medicalReportDeviceKey`, stranger: "own" },
  "Query.medicalReportsWithFindings": {
    call: (at) => `medicalReportsWithFindings(patientCard: ${at.patients.karel}) { paramedicName findings { value } }`,
  },
  "Query.availableMedicalOperations": {
    call: (at) => `availableMedicalOperations(patientCard: ${at.patients.karel}) { code name }`,
  },
  "Query.myDepartments": { call: () => `myDepartments { expertise }`, stranger: "own" },
  "Mutation.medicalReportCreate": {
    call: (at) =>
      `medicalReportCreate(input: { patientCard: ${at.patients.karel}, procedure: ${at.procedures.therapy}, duration: 45, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti" }) { id content }`,
    stranger: "invalidInput",
  },
  "Mutation.medicalReportUpdate": {
    call: (at, who) =>
      `medicalReportUpdate(medicalReport: ${ownReportOf(at, who)}, version: 1, input: { content: "x" }) { id content }`,
  },
  "Mutation.medicalReportSetSigned": {
    call: (at, who) => `medicalReportSetSigned(medicalReport: ${ownReportOf(at, who) + 10}, version: 1) { id digest }`,
  },
  "Mutation.medicalReportRemove": {
    call: (at, who) => `medicalReportRemove(medicalReport: ${ownReportOf(at, who) + 20}) { id }`,
  },
  "Mutation.medicalReportSetValidity": {
    call: (at, who) =>
      `medicalReportSetValidity(medicalReport: ${ownReportOf(at, who) + 30}, valid: false, reason: "Jiný pacient") { id invalidReason }`,
  },
  // Attachments
  "Query.attachment": {
    call: (at) =>
      `attachment(uuid: "${at.uuids.attachment}") { type file { name uuid } patientCard { fullName } createdBy { fullName } }`,
  },
  "Mutation.attachmentsCreate": {
    call: (at) => `attachmentsCreate(patientCard: ${at.patients.jana}, files: []) { id }`,
    fault: "invalidInput",
  },
  "Mutation.attachmentSetType": {
    call: (at, who) =>
      `attachmentSetType(attachment: ${at.ownEntry[who] ?? at.ownEntry.admin}, type: MEDICAL) { type file { name } }`,
  },
  "Mutation.attachmentRemove": {
    call: (at, who) => `attachmentRemove(attachment: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10}) { id }`,
  },

  // Consents
  "Query.gdprWording": { call: (at) => `gdprWording(id: ${at.wording}) { number text createdBy { fullName } }` },
  "Query.gdprWordings": { call: () => `gdprWordings { number text createdBy { fullName } }`, stranger: "own" },
  "Query.gdprConsent": {
    call: (at) => `gdprConsent(patientCard: ${at.patients.anna}) { wording { text } createdBy { fullName } }`,
  },
  "Query.patientCopy": { call: (at) => `patientCopy(patientCard: ${at.patients.anna})` },
  "Query.auditLog": {
    call: (at) =>
      `auditLog(patientCard: "${at.uuids.anna}") { patientCard { fullName } seal { position sealedAt anchoredAt } check { at reports } }`,
  },
  "Query.patientAccessLog": {
    call: (at) =>
      `patientAccessLog(patientCard: ${at.patients.anna}, from: "2026-03-01", to: "2026-03-31") { items { at profile { fullName } actions } total page pageSize }`,
  },
  "Query.gdprConsents": {
    call: (at) => `gdprConsents(patientCard: ${at.patients.anna}) { wording { text } createdBy { fullName } }`,
  },
  "Mutation.bookingActiveSet": {
    call: () => `bookingActiveSet(active: true) { name bookingConfig { active } }`,
    stranger: "own",
  },
  "Mutation.bookingConfigUpdate": {
    call: () => `bookingConfigUpdate(input: { slotFrequency: 20 }, version: 99) { id }`,
    fault: "stale",
    stranger: "stale",
  },
  "Query.alerts": {
    call: () => "alerts { id active alertType minutesAhead dayAhead notificationType }",
    stranger: "own",
  },
  "Query.quietHours": { call: () => "quietHours { from to version }", stranger: "own" },
  "Query.staffNotices": {
    call: () => "staffNotices { people { profile { fullName } email requests sheet } sheetTime mailLine version }",
    stranger: "own",
  },
  "Query.smsNotification": {
    call: () => "smsNotification(notification: 1) { id message preview { message sms { parts length encoding } } }",
    stranger: "own",
  },
  "Query.smsNotifications": {
    call: () => "smsNotifications { id occasion language isOwn version }",
    stranger: "own",
  },
  "Query.emailNotification": {
    call: () => "emailNotification(notification: 1) { id subject message preview { subject message } }",
    stranger: "own",
  },
  "Query.emailNotifications": {
    call: () => "emailNotifications { id subject occasion language isOwn version }",
    stranger: "own",
  },
  "Query.refusedNoticeCount": { call: () => "refusedNoticeCount", stranger: "own" },
  "Mutation.noticeRepeat": {
    call: (at) => `noticeRepeat(notice: ${at.notice}, patientCard: ${at.patients.anna}) { id }`,
    fault: "notNotifiable",
  },
  "Mutation.alertUpdate": {
    call: () => "alertUpdate(alert: 2, active: true) { active }",
    stranger: "own",
  },
  "Mutation.quietHoursUpdate": {
    call: () => `quietHoursUpdate(input: { from: "21:00", to: "06:30" }, version: 99) { from }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.staffNoticesUpdate": {
    call: () => `staffNoticesUpdate(input: { requests: [], sheet: [], sheetTime: "18:00" }, version: 99) { sheetTime }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.smsNotificationUpdate": {
    call: () => `smsNotificationUpdate(notification: 1, input: { message: "#datum#" }, version: 99) { message }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.emailNotificationUpdate": {
    call: () =>
      `emailNotificationUpdate(notification: 1, input: { subject: "#datum#", message: "#cas#" }, version: 99) { message }`,
    fault: "stale",
    stranger: "stale",
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
  "Query.medicalOperations": {
    call: () =>
      `medicalOperations(expertise: "902") { id code name duration expertise points shippedPoints frequencyLimitations { limitation quantity rawFrequencyLimitation timePeriod timePeriodMultiplier } }`,
    stranger: "own",
  },
  "Query.operationExpertises": { call: () => "operationExpertises", stranger: "own" },
  "Query.medicalSpecialties": { call: () => "medicalSpecialties { code name }", stranger: "own" },
  "Query.insurerBranches": { call: () => "insurerBranches { code name }", stranger: "own" },
  "Mutation.insuranceConfigUpdate": {
    call: () => `insuranceConfigUpdate(version: 99, input: { vzp: "4400", kBatchSequenceId: 7 }) { version }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.insuranceActiveSet": {
    call: () => "insuranceActiveSet(active: true) { active proposedVzp }",
    stranger: "own",
  },
  "Query.departments": {
    call: () => "departments { expertise profiles { fullName expertises } insuranceCompanyContracts { icz } version }",
    stranger: "own",
  },
  "Query.department": {
    call: (at) => `department(department: ${at.department}) { id expertise profiles { fullName } }`,
  },
  "Mutation.departmentCreate": {
    call: (at) => `departmentCreate(input: { expertise: "902", profileIds: [${at.profiles.paramedic}] }) { id }`,
    stranger: "invalidInput",
  },
  "Mutation.departmentUpdate": {
    call: (at) => `departmentUpdate(department: ${at.department}, version: 1, input: { expertise: "917" }) { id }`,
    fault: secondStale,
  },
  "Mutation.departmentRemove": {
    call: (at) => `departmentRemove(department: ${at.department + 1}) { id }`,
    fault: secondGone,
  },
  "Query.insuranceCompanyContract": {
    call: (at) =>
      `insuranceCompanyContract(insuranceCompanyContract: ${at.contract}) { department { expertise } insuranceCompany { code } icz icp healthcare paymentVariant invoicing correctedNumber pointPrice flatRatePrice { amount } prices { validFrom pointPrice } daysToDueDate variableSymbol validFrom validTo medicalOperations { code } version }`,
  },
  "Mutation.insuranceCompanyContractCreate": {
    call: (at, who) =>
      `insuranceCompanyContractCreate(input: { departmentId: ${at.department}, insuranceCompany: "${who === "manager" ? "211" : "207"}", icz: "44123000", icp: "44123001", healthcare: "49", paymentVariant: "1", invoicing: BATCH, correctedNumber: SAME, daysToDueDate: 30, validFrom: "2026-01-01" }, pointPrice: "0.74") { id }`,
    stranger: "invalidInput",
  },
  "Mutation.insuranceCompanyContractUpdate": {
    call: (at) =>
      `insuranceCompanyContractUpdate(insuranceCompanyContract: ${at.contract + 1}, version: 1, input: { daysToDueDate: 21 }) { id }`,
    fault: secondStale,
  },
  "Mutation.insuranceCompanyContractPriceSet": {
    call: (at) =>
      `insuranceCompanyContractPriceSet(insuranceCompanyContract: ${at.contract}, version: 99, validFrom: "2027-01-01", pointPrice: "0.81") { id }`,
    fault: "stale",
  },
  "Mutation.insuranceCompanyContractPriceRemove": {
    call: (at) =>
      `insuranceCompanyContractPriceRemove(insuranceCompanyContract: ${at.contract}, version: 99, validFrom: "2026-07-01") { id }`,
    fault: "stale",
  },
  "Mutation.insuranceCompanyContractOperationsSet": {
    call: (at) =>
      `insuranceCompanyContractOperationsSet(insuranceCompanyContract: ${at.contract}, version: 99, medicalOperations: []) { id }`,
    fault: "stale",
  },
  "Mutation.insuranceCompanyContractRemove": {
    call: (at) => `insuranceCompanyContractRemove(insuranceCompanyContract: ${at.contract + 2}) { id }`,
    fault: secondGone,
  },
  "Query.datedSettings": {
    call: () => `datedSettings(setting: MISSED_VISITS) { id validFrom numbers { name value } }`,
    stranger: "own",
  },
  "Query.datedSetting": { call: (at) => `datedSetting(id: ${at.datedSetting}) { validFrom numbers { name value } }` },
  "Mutation.datedSettingSet": {
    call: () =>
      `datedSettingSet(setting: MISSED_VISITS, validFrom: "2027-01-01", numbers: [{ name: "feePercent", value: 50 }, { name: "lateHours", value: 24 }], version: 99) { name }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.datedSettingRemove": {
    call: (at) => `datedSettingRemove(datedSetting: ${at.datedSetting}, version: 99) { name }`,
    fault: "stale",
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
  "Mutation.firstStepsClose": {
    call: () => `firstStepsClose { firstSteps }`,
    stranger: "own",
  },
  "Mutation.medicalCenterTypeSet": {
    call: () => `medicalCenterTypeSet(type: MEDICAL_CENTER) { type }`,
    stranger: "own",
  },
  "Mutation.medicalCenterSlugUpdate": {
    call: () => `medicalCenterSlugUpdate(slug: "u-stare-lipy") { slug }`,
    stranger: "invalidInput",
  },
  "Mutation.procedureAccessibleInBookingUpdate": {
    call: (at) =>
      `procedureAccessibleInBookingUpdate(procedure: ${at.procedures.group}, accessibleInBooking: true) { accessibleInBooking }`,
  },
  "Mutation.profileUpdate": {
    call: (at) =>
      `profileUpdate(profile: ${at.profiles.deactivated}, input: { profileRole: ROLE_ADMIN }, version: 99) { id }`,
    fault: "stale",
  },
  "Mutation.gdprActiveSet": { call: () => `gdprActiveSet(active: true) { name gdprActive }`, stranger: "own" },
  "Mutation.gdprConsentByEmailSet": {
    call: () => `gdprConsentByEmailSet(active: true) { name gdprConsentByEmail }`,
    stranger: "own",
  },
  "Mutation.gdprWordingCreate": {
    call: () => `gdprWordingCreate(text: "Jiné znění", version: 1) { number }`,
    fault: secondStale,
    stranger: "stale",
  },
  "Mutation.gdprConsentCreate": {
    call: (at) => `gdprConsentCreate(patientCard: ${at.patients.jana}) { id }`,
    fault: onlyAdmin("recordedAlready"),
  },
  "Query.gdprConsentLink": {
    call: (at) =>
      `gdprConsentLink(patientCard: ${at.patients.anna}) { recipient createdBy { fullName } wording { text } }`,
  },
  "Query.badge": { call: () => "badge { bookingCount }", stranger: "own" },
  "Query.booking": { call: (at) => `booking(booking: ${at.booking}) { status surname issue }` },
  "Query.bookings": { call: () => "bookings(status: CREATED) { items { surname } }", stranger: "own" },
  "Query.patientCardSuggestions": {
    call: (at) => `patientCardSuggestions(booking: ${at.booking}) { surname score reasons }`,
  },
  "Query.bookingPage": { call: () => `bookingPage(slug: "none") { from }`, fault: "notFound" },
  "Query.bookingContact": { call: () => `bookingContact(slug: "none") { name }`, fault: "notFound" },
  "Query.bookingTimes": {
    call: (at) =>
      `bookingTimes(slug: "none", procedure: ${at.procedures.therapy}, from: "2026-03-16", days: 1) { beginAt }`,
    fault: "notFound",
  },
  "Query.ownBooking": {
    call: () => `ownBooking(token: "none") { status }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Mutation.bookingAccept": {
    call: (at) => `bookingAccept(booking: ${at.booking}, patientCard: ${at.patients.jana}) { status }`,
    fault: "bookingMissed",
  },
  "Mutation.bookingReject": {
    call: (at, who) => `bookingReject(booking: ${at.ownEntry[who] ?? at.booking}, sendEmail: false) { status }`,
  },
  "Mutation.bookingRequest": {
    call: (at) =>
      `bookingRequest(slug: "none", input: { uuid: "${at.uuids.jana}", procedure: ${at.procedures.therapy}, beginAt: "2026-03-17T10:00:00Z", name: "Věra", surname: "Zelená", dateOfBirth: "1980-02-01", sex: FEMALE, email: "vera@example.com", phone: "601222333", locale: cs, information: 1 }) { reference }`,
    fault: "notFound",
    stranger: "notFound",
  },
  "Mutation.ownBookingConfirm": {
    call: () => `ownBookingConfirm(token: "none") { status }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Mutation.ownBookingCancel": {
    call: () => `ownBookingCancel(token: "none") { status }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Query.gdprConsentAsked": {
    call: () => `gdprConsentAsked(token: "none") { number text medicalCenter { name } }`,
    stranger: "own",
  },
  "Mutation.gdprConsentEmailSend": {
    call: (at) =>
      `gdprConsentEmailSend(patientCard: ${at.patients.jana}) { recipient wording { text } createdBy { fullName } }`,
  },
  "Mutation.gdprConsentGive": {
    call: () => `gdprConsentGive(token: "none")`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Mutation.gdprDocumentUpload": {
    call: (at) =>
      `gdprDocumentUpload(patientCard: ${at.patients.karel}, file: $file) { document { name } wording { text } }`,
    file: new File(["%PDF-1.4\ntrailer<<>>\n%%EOF\n"], "souhlas.pdf"),
  },
  "Mutation.gdprConsentRemove": { call: (at) => `gdprConsentRemove(patientCard: ${at.patients.anna}) { withdrawnAt }` },
  "Query.templatesByProcedure": {
    call: (at) => `templatesByProcedure(procedure: ${at.procedures.therapy}) { name createdBy { fullName } }`,
    stranger: "own",
  },
  "Query.template": {
    call: (at) =>
      `template(template: ${at.ownReport.admin}) { name content own procedure { name } createdBy { fullName } }`,
  },
  "Mutation.templateCreate": {
    call: (at) =>
      `templateCreate(procedure: ${at.procedures.therapy}, input: { name: "LTV", content: "#datum#" }) { id name content }`,
  },
  "Mutation.templateUpdate": {
    call: (at, who) =>
      `templateUpdate(template: ${ownReportOf(at, who)}, input: { name: "LTV", content: "#cas#" }) { id name content }`,
  },
  "Mutation.templateRemove": { call: (at, who) => `templateRemove(template: ${ownReportOf(at, who) + 10})` },
  "Query.medicalOperationPresets": {
    call: () => `medicalOperationPresets { name medicalOperationsWithCount { medicalOperation { points } count } }`,
    stranger: "own",
  },
  "Query.medicalOperationPreset": {
    call: (at, who) =>
      `medicalOperationPreset(medicalOperationPreset: ${ownReportOf(at, who)}) { name expertise medicalOperationsWithCount { medicalOperation { code name } count } version }`,
  },
  "Mutation.medicalOperationPresetCreate": {
    call: () =>
      `medicalOperationPresetCreate(input: { name: "LTV", expertise: "902", medicalOperationsWithCount: [{ code: "21221", count: 1 }] }) { id }`,
    stranger: "own",
  },
  "Mutation.medicalOperationPresetUpdate": {
    call: (at, who) =>
      `medicalOperationPresetUpdate(medicalOperationPreset: ${ownReportOf(at, who)}, version: 1, input: { name: "LTV" }) { id }`,
  },
  "Mutation.medicalOperationPresetRemove": {
    call: (at, who) => `medicalOperationPresetRemove(medicalOperationPreset: ${ownReportOf(at, who) + 10})`,
  },

  // Billing of insurers
  "Query.batchCandidates": {
    call: () => `batchCandidates(month: "2026-03") { documents points price { amount } }`,
    stranger: "own",
  },
  "Query.billedMonth": {
    call: () =>
      `billedMonth(month: "2026-03") { heldVisits { items { patientCard { fullName } } } unreportedVisits { items { patientAttendance { patientCard { fullName } } } } }`,
    stranger: "own",
  },
  "Query.myHeldVisits": {
    call: () => `myHeldVisits { items { patientCard { fullName } } total }`,
    stranger: "own",
  },

  "Query.batch": {
    call: (at) =>
      `batch(batch: ${at.batch}) { sequenceId state kBatchDocuments { patientName medicalReports { content } } medicalOperationsWithPointsAndPrice { code } file { name } }`,
  },
  "Query.batchRun": {
    call: (at) => `batchRun(batchRun: ${at.batchRun}) { month done total refused { field } file { name } }`,
  },
  "Mutation.batchRegularCreate": {
    call: () => `batchRegularCreate(input: { month: "2025-01" }) { id }`,
    fault: "nothingToBill",
    stranger: "insurersOff",
  },
  "Mutation.batchRunRepeat": { call: (at) => `batchRunRepeat(batchRun: ${at.batchRun}) { id }` },
  "Mutation.batchInvoicesCreate": { call: (at) => `batchInvoicesCreate(batchRun: ${at.batchRun}) { uninvoiced }` },
  "Mutation.batchInvoiceReturn": {
    call: (at) => `batchInvoiceReturn(invoice: ${at.insurerInvoice}, version: 1, reason: "Omyl") { invoiceNumber }`,
    fault: (who) => (who === "manager" ? "invoiceReturned" : undefined),
  },
  "Mutation.batchRemove": {
    call: (at) => `batchRemove(batch: ${at.batch}, version: 1)`,
    fault: "batchNotNewest",
  },
  "Mutation.batchStateSet": {
    call: (at, who) =>
      `batchStateSet(batch: ${who === "manager" ? at.batch + 1 : at.batch + 2}, version: 1, state: SENT) { state }`,
  },
  "Mutation.batchDisallowanceAdd": {
    call: (at, who) =>
      `batchDisallowanceAdd(batch: ${at.askedBatch + (who === "manager" ? 1 : 2)}, version: 1, input: { kind: REVIEW, amount: { amount: 100, currency: "CZK" }, reason: "x" }) { recognised { amount } disallowances { kind amount { amount } reason takenBackAt } payment { disallowed { amount } owed { amount } } }`,
  },
  "Mutation.batchDisallowanceTakeBack": {
    call: (at, who) =>
      `batchDisallowanceTakeBack(batchDisallowance: ${at.askedBatch + (who === "manager" ? 3 : 4)}, version: 1) { recognised { amount } payment { payedAt } }`,
  },
  "Query.returnedDocument": {
    call: (at) =>
      `returnedDocument(returnedDocument: ${at.returnedDocument}) { kind code reason document { patientName } batch { sequenceId } correction { obstacle heldVisits { day } } }`,
  },
  "Query.myReturnedDocuments": {
    call: () => `myReturnedDocuments { items { returnedDocument { code } medicalReport { content } } total }`,
    stranger: "own",
  },
  "Mutation.batchFixCreate": {
    call: (at) =>
      `batchFixCreate(batch: ${at.returnedDocument}, version: 1, patientCards: [${at.patients.jana}], withFBatch: false) { id }`,
    fault: "invalidInput",
  },
  "Mutation.returnedDocumentsEnter": {
    call: () => `returnedDocumentsEnter(input: { documentIds: [9999999], kind: REFUSED })`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.returnedDocumentsImport": {
    call: () =>
      `returnedDocumentsImport(file: $file, input: { kind: REFUSED }) { entered known unknown table { names } }`,
    file: new File(["Doklad;Chyba\n9999999;E05\n"], "odmitnute.csv"),
    stranger: "own",
  },
  "Mutation.returnedDocumentHandOver": {
    call: (at, who) =>
      `returnedDocumentHandOver(returnedDocument: ${at.returnedDocument + (who === "manager" ? 1 : 2)}, version: 1, forAuthor: true) { forAuthor }`,
  },
  "Mutation.returnedDocumentEnd": {
    call: (at, who) =>
      `returnedDocumentEnd(returnedDocument: ${at.returnedDocument + (who === "manager" ? 3 : 4)}, version: 1, input: { outcome: WRITTEN_OFF, outcomeReason: "x" }) { outcome outcomeReason }`,
  },
  "Mutation.returnedDocumentReopen": {
    call: (at, who) =>
      `returnedDocumentReopen(returnedDocument: ${at.returnedDocument + (who === "manager" ? 5 : 6)}, version: 1) { outcome }`,
  },
  "Mutation.returnedDocumentRemove": {
    call: (at, who) =>
      `returnedDocumentRemove(returnedDocument: ${at.returnedDocument + (who === "manager" ? 7 : 8)}, version: 1)`,
  },

  // FT vouchers
  "Query.ftVouchers": {
    call: (at) => `ftVouchers(patientCard: "${at.uuids.jana}") { applicant { name } primaryDiagnosis { label } }`,
  },
  "Query.ftVoucher": {
    call: (at) =>
      `ftVoucher(ftVoucher: ${at.ownEntry.admin}) { reason applicant { name } patientCard { fullName } extentOfCare { operations { name } } conclusion { content } }`,
  },
  "Query.ftVoucherWork": { call: () => `ftVoucherWork { atRisk toEnter }`, stranger: "own" },
  "Query.patientAttendancesWithoutFtVoucher": {
    call: () => `patientAttendancesWithoutFtVoucher { items { id patientCard { fullName } } total }`,
    stranger: "own",
  },
  "Query.ftVoucherToBook": {
    call: (at) =>
      `ftVoucherToBook(patientCard: ${at.patients.jana}, profiles: [${at.profiles.paramedic}]) { id reason }`,
  },
  "Query.insurerFile": {
    call: () =>
      `insurerFile(file: $file) { kind isWhole faults { line fault record field expected found } batches { documents { number rows { day code } } } invoices { number } }`,
    file: batchFile,
    stranger: "insurersOff",
  },
  "Query.reimbursementYear": {
    call: () =>
      `reimbursementYear(year: 2026) { year decree { listedDiagnoses } insurers { insuranceCompany { code } people conditions { name met coefficient { least } } ceiling { most { amount } } version } }`,
    stranger: "own",
  },
  "Mutation.reimbursementYearUpdate": {
    call: () =>
      `reimbursementYearUpdate(insuranceCompany: "111", expertise: "902", year: 2026, version: 99, input: { physicalThen: true, individualThen: false, diagnosesThen: null, educationThen: true, educationNow: true, averagePayment: { amount: 312000, currency: "CZK" } })`,
    fault: "stale",
    stranger: "stale",
  },
  "Query.insuredNumbers": {
    call: () => `insuredNumbers(month: "2026-03") { numbers withoutNumber files { name numbers } }`,
    stranger: "own",
  },
  // No card has an insured number.
  "Query.insuredNumbersText": { call: () => `insuredNumbersText(name: "44123000.I01")`, fault: "notFound" },
  "Query.insuredNumbersComparison": {
    call: () =>
      `insuredNumbersComparison(file: $file) { isWhole faults { line fault } numbers onNoCard differences { kind patientCard { fullName } periods { line } } }`,
    file: insuredNumbersAnswer,
    stranger: "insurersOff",
  },
  "Mutation.ftVoucherCreate": {
    call: (at) =>
      `ftVoucherCreate(patientCard: ${at.patients.jana}, input: { insuranceCompany: "111", insuranceVariant: "1", issuedAt: "2026-03-02", ftVoucherApplicant: ${at.ownEntry.admin}, expertise: "902", visits: 5, primaryDiagnosis: "M545" }) { id reason }`,
  },
  "Mutation.ftVoucherUpdate": {
    call: (at, who) =>
      `ftVoucherUpdate(ftVoucher: ${at.ownEntry[who] ?? at.ownEntry.admin}, version: 1, input: { aim: "Zmírnit bolest" }) { id reason }`,
  },
  "Mutation.ftVoucherClose": {
    call: (at, who) => `ftVoucherClose(ftVoucher: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10}) { id reason }`,
  },
  "Mutation.ftVoucherReopen": {
    call: (at, who) => `ftVoucherReopen(ftVoucher: ${at.ownEntry[who] ?? at.ownEntry.admin}) { id reason }`,
  },
  "Mutation.ftVoucherRemove": {
    call: (at, who) => `ftVoucherRemove(ftVoucher: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10}) { id reason }`,
  },
  "Query.ftVoucherPlan": {
    call: (at) =>
      `ftVoucherPlan(ftVoucher: ${at.ownEntry.admin}, input: { daysBetween: 2 }) { ftVoucher { reason } from plannedVisits { place { beginAt } alternatives { beginAt } } unmetLimits { limit visits } }`,
  },
  "Mutation.ftVoucherVisitsBook": {
    call: (at, who) =>
      `ftVoucherVisitsBook(ftVoucher: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 5}, version: 1, input: { procedure: ${at.procedures.therapy}, visits: [{ beginAt: "2026-09-0${1 + ((at.ownEntry[who] ?? 0) % 4)}T08:00:00+02:00", profile: ${at.profiles.paramedic} }] }) { ftVoucher { reason } events { id } }`,
  },
  "Query.ftVoucherApplicants": {
    call: () => `ftVoucherApplicants(term: "lip") { id name icp expertise }`,
    stranger: "own",
  },
  "Query.ftVoucherApplicant": {
    call: (at) =>
      `ftVoucherApplicant(ftVoucherApplicant: ${at.ownEntry.admin}) { name icp expertise phone address archived version }`,
  },
  "Mutation.ftVoucherApplicantCreate": {
    call: (_at, who) =>
      `ftVoucherApplicantCreate(input: { name: "MUDr. ${who}", icp: "44123001", expertise: "606" }) { id }`,
    stranger: "own",
  },
  "Mutation.ftVoucherApplicantUpdate": {
    call: (at, who) =>
      `ftVoucherApplicantUpdate(ftVoucherApplicant: ${at.ownEntry[who] ?? at.ownEntry.admin}, version: 1, input: { phone: "387 000 181" }) { id }`,
  },
  "Mutation.ftVoucherApplicantArchive": {
    call: (at, who) =>
      `ftVoucherApplicantArchive(ftVoucherApplicant: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10}) { id }`,
  },

  // Waiting patients
  "Query.waitingPatient": {
    call: (at) =>
      `waitingPatient(waitingPatient: ${at.waitingPatients.karel}, procedureInput: {}) { waitingPatient { patientCard { fullName } phone } profiles { fullName } }`,
  },
  "Query.waitingPatientCodebook": {
    call: (at) =>
      `waitingPatientCodebook(procedureInput: { profile: ${at.profiles.paramedic} }) { profiles { fullName } procedures { name } patientCards { items { fullName } } }`,
    stranger: "own",
  },
  "Query.waitingPatientsFor": {
    call: (at) =>
      `waitingPatientsFor(from: "2026-03-18T07:00:00Z", to: "2026-03-18T09:00:00Z", profile: ${at.profiles.paramedic}) { waitingPatient { patientCard { fullName } } procedure { name } beginAt }`,
    stranger: "own",
  },
  "Query.dayCancellation": {
    call: (at) =>
      `dayCancellation(profile: ${at.profiles.paramedic}, date: "2026-03-16") { events { id patientAttendances { patientCard { fullName } } } waitingPatients { patientCard { fullName } } }`,
    stranger: "own",
  },
  "Mutation.dayCancel": {
    call: (at) =>
      `dayCancel(profile: ${at.profiles.paramedic}, date: "2027-03-16", events: []) { events { id } waitingPatients { id } }`,
    stranger: "own",
  },
  "Mutation.dayRestore": {
    call: (at) => `dayRestore(profile: ${at.profiles.paramedic}, date: "2027-03-16") { id }`,
    stranger: "own",
  },
  "Mutation.waitingPatientCreate": {
    call: (at) => `waitingPatientCreate(input: { patientCard: ${at.patients.anna}, note: "hned" }) { id }`,
    fault: onlyAdmin("recordedAlready"),
    stranger: "invalidInput",
  },
  "Mutation.waitingPatientUpdate": {
    call: (at, who) =>
      `waitingPatientUpdate(waitingPatient: ${at.ownEntry[who] ?? at.ownEntry.admin}, version: 1, input: { note: "x" }) { id }`,
  },
  "Mutation.waitingPatientRemove": {
    call: (at, who) => `waitingPatientRemove(waitingPatient: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10})`,
  },
};

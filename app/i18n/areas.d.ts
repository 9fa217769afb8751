import type { Namespace, ParseKeys, TypeOptions } from "i18next";
import type { accounts } from "./cs/accounts.ts";
import type { attachments } from "./cs/attachments.ts";
import type { audit } from "./cs/audit.ts";
import type { bankStatements } from "./cs/bank-statements.ts";
import type { billing } from "./cs/billing.ts";
import type { bookings } from "./cs/bookings.ts";
import type { bookingRules } from "./cs/booking-rules.ts";
import type { calendar } from "./cs/calendar.ts";
import type { calendarSync } from "./cs/calendar-sync.ts";
import type { cash } from "./cs/cash.ts";
import type { months } from "./cs/months.ts";
import type { firstSteps } from "./cs/first-steps.ts";
import type { centerCopies } from "./cs/center-copies.ts";
import type { centerStatus } from "./cs/center-status.ts";
import type { imports } from "./cs/imports.ts";
import type { subscriptions } from "./cs/subscriptions.ts";
import type { prices } from "./cs/prices.ts";
import type { coding } from "./cs/coding.ts";
import type { ftVouchers } from "./cs/ft-vouchers.ts";
import type { ftVoucherPlans } from "./cs/ft-voucher-plans.ts";
import type { ftVoucherReports } from "./cs/ft-voucher-reports.ts";
import type { voucherLimits } from "./cs/voucher-limits.ts";
import type { common } from "./cs/common.ts";
import type { consents } from "./cs/consents.ts";
import type { desks } from "./cs/desks.ts";
import type { diagnoses } from "./cs/diagnoses.ts";
import type { diagram } from "./cs/diagram.ts";
import type { erasure } from "./cs/erasure.ts";
import type { errors } from "./cs/errors.ts";
import type { ftVoucherApplicants } from "./cs/ft-voucher-applicants.ts";
import type { insurerBilling } from "./cs/insurer-billing.ts";
import type { insuredNumbers } from "./cs/insured-numbers.ts";
import type { insurerInvoices } from "./cs/insurer-invoices.ts";
import type { returnedDocuments } from "./cs/returned-documents.ts";
import type { insurance } from "./cs/insurance.ts";
import type { facilities } from "./cs/facilities.ts";
import type { events } from "./cs/events.ts";
import type { findings } from "./cs/findings.ts";
import type { forms } from "./cs/forms.ts";
import type { layout } from "./cs/layout.ts";
import type { freePlaces } from "./cs/free-places.ts";
import type { grids } from "./cs/grids.ts";
import type { gridViews } from "./cs/grid-views.ts";
import type { invoiceExports } from "./cs/invoice-exports.ts";
import type { invoices } from "./cs/invoices.ts";
import type { operations } from "./cs/operations.ts";
import type { operationPresets } from "./cs/operation-presets.ts";
import type { notices } from "./cs/notices.ts";
import type { patientMerges } from "./cs/patient-merges.ts";
import type { patients } from "./cs/patients.ts";
import type { payments } from "./cs/payments.ts";
import type { prints } from "./cs/prints.ts";
import type { procedures } from "./cs/procedures.ts";
import type { medicalReports } from "./cs/medical-reports.ts";
import type { patientRights } from "./cs/patient-rights.ts";
import type { reportTemplates } from "./cs/report-templates.ts";
import type { screenWords } from "./cs/screen-words.ts";
import type { search } from "./cs/search.ts";
import type { secondFactor } from "./cs/second-factor.ts";
import type { settings } from "./cs/settings.ts";
import type { site } from "./cs/site.ts";
import type { staff } from "./cs/staff.ts";
import type { staffWork } from "./cs/staff-work.ts";
import type { reimbursement } from "./cs/reimbursement.ts";
import type { statistics } from "./cs/statistics.ts";
import type { reportSummaries } from "./cs/report-summaries.ts";
import type { voucherPresets } from "./cs/voucher-presets.ts";
import type { vouchers } from "./cs/vouchers.ts";
import type { waitingPatients } from "./cs/waiting-patients.ts";
import type { workingHours } from "./cs/working-hours.ts";

/** The areas of words: a key that Czech lacks does not compile. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: {
      accounts: typeof accounts;
      attachments: typeof attachments;
      audit: typeof audit;
      bankStatements: typeof bankStatements;
      billing: typeof billing;
      bookings: typeof bookings;
      bookingRules: typeof bookingRules;
      calendar: typeof calendar;
      calendarSync: typeof calendarSync;
      cash: typeof cash;
      months: typeof months;
      firstSteps: typeof firstSteps;
      centerCopies: typeof centerCopies;
      centerStatus: typeof centerStatus;
      imports: typeof imports;
      subscriptions: typeof subscriptions;
      prices: typeof prices;
      common: typeof common;
      statistics: typeof statistics;
      consents: typeof consents;
      desks: typeof desks;
      diagnoses: typeof diagnoses;
      diagram: typeof diagram;
      erasure: typeof erasure;
      errors: typeof errors;
      ftVoucherApplicants: typeof ftVoucherApplicants;
      insurerBilling: typeof insurerBilling;
      insuredNumbers: typeof insuredNumbers;
      insurerInvoices: typeof insurerInvoices;
      returnedDocuments: typeof returnedDocuments;
      insurance: typeof insurance;
      facilities: typeof facilities;
      events: typeof events;
      findings: typeof findings;
      operations: typeof operations;
      operationPresets: typeof operationPresets;
      coding: typeof coding;
      ftVouchers: typeof ftVouchers;
      ftVoucherPlans: typeof ftVoucherPlans;
      ftVoucherReports: typeof ftVoucherReports;
      voucherLimits: typeof voucherLimits;
      forms: typeof forms;
      layout: typeof layout;
      freePlaces: typeof freePlaces;
      grids: typeof grids;
      gridViews: typeof gridViews;
      invoiceExports: typeof invoiceExports;
      invoices: typeof invoices;
      notices: typeof notices;
      patientMerges: typeof patientMerges;
      patients: typeof patients;
      payments: typeof payments;
      prints: typeof prints;
      procedures: typeof procedures;
      medicalReports: typeof medicalReports;
      patientRights: typeof patientRights;
      reportTemplates: typeof reportTemplates;
      screenWords: typeof screenWords;
      search: typeof search;
      secondFactor: typeof secondFactor;
      settings: typeof settings;
      site: typeof site;
      staff: typeof staff;
      staffWork: typeof staffWork;
      reimbursement: typeof reimbursement;
      reportSummaries: typeof reportSummaries;
      voucherPresets: typeof voucherPresets;
      vouchers: typeof vouchers;
      waitingPatients: typeof waitingPatients;
      workingHours: typeof workingHours;
    };
  }

  /** Comes before the signature of i18next, which accepts the same and costs the compiler far more with every call. */
  interface TFunction<Ns extends Namespace, KPrefix> {
    <Key extends ParseKeys<Ns, object, KPrefix>>(key: Key, values?: Values<WordOf<Ns, Key>>): string;
  }
}

type Areas = TypeOptions["resources"];

type WordOf<Ns, Key> = Key extends `${infer Area extends keyof Areas}:${infer Rest}`
  ? WordAt<Areas[Area], Rest>
  : WordAt<Areas[(Ns extends readonly [infer First, ...unknown[]] ? First : Ns) & keyof Areas], Key>;

type WordAt<Words, Key> = Key extends `${infer Group}.${infer Rest}`
  ? WordAt<Words[Group & keyof Words], Rest>
  : Words[(Key | `${Key & string}_${Intl.LDMLPluralRule}`) & keyof Words];

/** A value for each `{{name}}` of the Czech word. */
type Values<Word> = Record<NameIn<Word>, unknown> & { count?: number; [more: string]: unknown };
type NameIn<Word> = Word extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NameIn<Rest> : never;

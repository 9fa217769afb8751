import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Tables that are drawn otherwise than as lists (0060), by the reason. */
const otherwise: Record<string, string[]> = {
  "a page for the printer, or a document": [
    "components/cash/paper-book",
    "components/cash/receipt-vat",
    "components/erasure/record-table",
    "components/findings/finding-histories",
    "components/ft-voucher-reports/extent-table",
    "components/invoices/invoice-lines",
    "components/invoices/invoice-vat",
    "components/patient-rights/access-table",
    "components/patient-rights/copy-overview",
    "components/prices/paper-prices",
    "components/prints/paper-patients",
    "components/prints/paper-visits",
  ],
  "rows that a form chooses or fills in": [
    "components/first-steps/proposed-services",
    "components/imports/import-rows",
    "components/consents/consent-table",
    "components/grid-views/columns-field",
    "components/insured-numbers/difference-table",
    "components/insurer-billing/candidate-table",
    "components/invoices/invoiceable-table",
    "components/patient-merges/merge-table",
    "components/payments/reminder-table",
    "components/returned-documents/fix-choice",
    "components/staff-work/waiting-table",
    "components/staff-work/work-table",
    "components/waiting-patients/day-to-cancel",
  ],
  "what a step will do, or has done": [
    "components/calendar/events/removed-events",
    "components/calendar/series/series-preview",
    "components/erasure/past-time-table",
    "components/ft-vouchers/planned-visits",
    "components/insurer-billing/refused-table",
    "components/prices/changed-prices",
    "components/prices/new-prices",
    "components/staff-work/past-handovers",
    "components/waiting-patients/call-list",
    "components/waiting-patients/day-to-restore",
    "routes/bank-statements/create",
  ],
  "all parts of one record": [
    "components/cash/close-table",
    "components/consents/wording-table",
    "components/dated-settings/day-history",
    "components/erasure/kept-table",
    "components/ft-vouchers/ft-voucher-facts",
    "components/ft-vouchers/ft-voucher-list",
    "components/ft-vouchers/voucher-visits",
    "components/insurer-billing/disallowance-table",
    "components/insurer-billing/operations-table",
    "components/insurer-files/file-batch",
    "components/insurer-files/file-faults",
    "components/insurer-files/file-invoice",
    "components/payments/payment-entries",
    "components/payments/payment-lines",
    "components/vouchers/voucher-ledger",
    "components/vouchers/voucher-list",
    "components/vouchers/voucher-services",
  ],
  "figures that are computed together": [
    "components/insurance/operation-checks",
    "components/reimbursement/conditions-table",
    "components/reimbursement/money-table",
    "components/statistics/facility-table",
    "components/statistics/part-table",
    "components/statistics/series-table",
    "components/statistics/service-table",
    "components/statistics/work-table",
  ],
  "a cash book with the balance after each entry; its files are the list cashEntries": ["components/cash/book-table"],
  "settings, a few rows that are changed on their page": [
    "components/booking-rules/offer-table",
    "components/calendar-sync/calendar-emails",
    "components/cash/box-table",
    "components/desks/desk-table",
    "components/insurance/department-table",
    "components/notices/alert-table",
    "components/notices/staff-card",
    "components/notices/text-table",
    "components/operation-presets/operation-preset-table",
    "components/second-factor/devices-table",
    "components/second-factor/staff-table",
    "components/working-hours/team-table",
    "routes/settings/sessions",
  ],
  "the first matches of a search, or rows that wait for somebody, of several kinds on one page": [
    "components/ft-vouchers/waiting-visits",
    "components/insurer-billing/held-table",
    "components/insurer-billing/invoices-table",
    "components/insurer-billing/unreported-table",
    "components/my-work/my-work-table",
    "components/patients/patient-table",
    "components/returned-documents/my-returned-table",
    "components/waiting-patients/waiting-table",
  ],
};

test("each table is a list, or is named with the reason why it is none", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !/\.(examples|test)\.tsx$/.test(file),
  );
  const drawn = files.filter((file) => /<Table\b/.test(readFileSync(`app/${file}`, "utf8")));
  const lists = ["components/grids/grid-table"];
  expect(drawn.map((file) => file.replace(/\.tsx$/, "")).sort()).toEqual(
    [...Object.values(otherwise).flat(), ...lists].sort(),
  );
});

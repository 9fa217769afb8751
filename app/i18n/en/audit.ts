import type { audit as cs } from "../cs/audit.ts";
import { entryWords } from "#rules/grids/words/center-actions/en.ts";
import type { Words } from "../words.ts";

export const audit = {
  title: "Audit log",
  text: "Who signed in, and who opened or changed what",
  about:
    "Every sign-in, every view and every change is here. Nobody, not even an administrator, can overwrite or delete any of it. The contents of reports are not included.",
  patient: "Patient",
  otherAction: "another action",

  person: "Who",
  anybody: "anyone",
  kind: "What",
  anything: "anything",
  from: "From",
  to: "To",
  patientSearch: "Patient",
  narrowedTo: "Showing only",
  since: "from {{date}}",
  until: "to {{date}}",
  ofPatient: "patient {{name}}",
  choose: "Which patient do you mean?",
  nobodyFound: "You have no such patient",
  nobodyFoundText: "Try just the beginning of the surname.",
  none: "Nothing like that has happened",
  noneText: "There are no entries for this selection.",
  older: "You can page through the last {{number}} entries. To find older ones, choose a period.",
  newer: "You can page through the first {{number}} entries. To find newer ones, choose a period.",

  sealed: "Integrity verified up to entry no.\u00a0{{position}}, {{when}}.",
  anchored: "Digest stored outside the database {{when}}.",
  notAnchored: "Digest not yet stored outside the database.",
  notSealed: "Entries are sealed within a minute.",
  checked: "Signed reports, consents, invoices, money and the audit log match what was sealed. Checked {{when}}.",
  differs: "The check has found differences",
  differsText:
    "The check of {{when}} found that something was changed, deleted or added outside Motus. Tell the person who looks after your server at once: the commands npm run audit:verify, reports:verify, invoices:verify and money:verify list what is affected.",
  differing: {
    reports: "signed reports: {{number}}",
    consents: "consents and their wordings: {{number}}",
    invoices: "invoices and their number series: {{number}}",
    money: "payments, cash boxes, vouchers and bank statements: {{number}}",
    log: "audit log: {{number}}",
  },

  kinds: {
    LOGINS: "sign-ins",
    REFUSED: "refused actions",
    PATIENT_CARDS: "patient cards",
    CALENDAR: "calendar and visits",
    REPORTS: "reports and attachments",
    RIGHTS: "consents, access and disposal",
    STAFF: "people and working hours",
    SETTINGS: "settings",
    MONEY: "payments and vouchers",
    OVERSIGHT: "audit log and mail",
  },
  times: "{{count}}×",
  ...entryWords,
} satisfies Words<typeof cs>;

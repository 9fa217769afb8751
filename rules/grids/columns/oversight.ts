import { column } from "../column.ts";

const auditLogColumns = [
  column("at", "moment-with-seconds", { sorted: "publishedAt" }),
  column("who", "access-by"),
  column("what", "audit-action"),
  column("patient", "logged-card"),
  column("address", "network-address"),
] as const;

const mailColumns = [
  column("mail", "mail"),
  column("recipient", "recipient"),
  column("written", "moment", { sorted: "publishedAt" }),
  column("state", "mail-state"),
] as const;

const noticeColumns = [
  column("about", "notice-about"),
  column("channel", "notice-channel"),
  column("written", "moment", { sorted: "publishedAt" }),
  column("state", "notice-state"),
  column("settled", "moment", { inFilesOnly: true }),
] as const;

const refusedNoticeColumns = [column("patient", "notice-patient"), ...noticeColumns] as const;

const cardPastTimeColumns = [
  column("patient", "patient-card"),
  column("birthDate", "date"),
  column("lastEntry", "last-entry"),
  column("visits", "integer"),
  column("reports", "integer"),
  column("attachments", "integer"),
  column("kept", "kept-longer", { inFilesOnly: true }),
  column("opened", "date", { sorted: "publishedAt", inFilesOnly: true }),
] as const;

const disposalRecordColumns = [
  column("card", "disposed-card"),
  column("span", "entry-span"),
  column("reports", "integer"),
  column("attachments", "integer"),
  column("retained", "retained"),
  column("proposed", "disposal-cause"),
  column("confirmed", "disposal-decision", { sorted: "publishedAt" }),
  column("alone", "boolean", { inFilesOnly: true }),
] as const;

/** Columns of lists of what was done, sent and disposed of. */
export const oversightColumns = {
  auditLog: auditLogColumns,
  mails: mailColumns,
  notices: noticeColumns,
  refusedNotices: refusedNoticeColumns,
  cardsPastTime: cardPastTimeColumns,
  disposalRecord: disposalRecordColumns,
} as const;

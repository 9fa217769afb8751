import { column } from "../column.ts";

const auditLogColumns = [
  column("at", "instant", { sorted: "publishedAt" }),
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

/** Columns of lists of what was done, sent and disposed of. */
export const oversightColumns = {
  auditLog: auditLogColumns,
  mails: mailColumns,
  notices: noticeColumns,
  refusedNotices: refusedNoticeColumns,
} as const;

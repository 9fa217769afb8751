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

/** Columns of lists of what was done, sent and disposed of. */
export const oversightColumns = {
  auditLog: auditLogColumns,
  mails: mailColumns,
} as const;

import { column } from "../column.ts";

const auditLogColumns = [
  column("at", "instant", { sorted: "publishedAt" }),
  column("who", "access-by"),
  column("what", "audit-action"),
  column("patient", "logged-card"),
  column("address", "network-address"),
] as const;

/** Columns of lists of what was done, sent and disposed of. */
export const oversightColumns = {
  auditLog: auditLogColumns,
} as const;

import { asc, eq, getTableColumns, gt } from "drizzle-orm";
import { verifyRecords, type Verified } from "../audit/verify-records.ts";
import type { Db } from "../db/client.ts";
import { invoiceFiles } from "../db/tables/invoice-files.ts";
import { invoices } from "../db/tables/invoices.ts";
import { payments } from "../db/tables/payments.ts";
import { digestOf } from "./digest.ts";
import { firstPaymentOf, paymentIdsOf } from "./issuing/payments-of.ts";

/** So many invoices are held at once. */
const AT_ONCE = 200;

/**
 * Recomputes the digest of every invoice and compares it, and the hash of its PDF, with the stored one and the audit log;
 * names those that differ, that the log does not know, and that are gone. Needs the connection of the tables' owner.
 */
export const verifyInvoices = (db: Db): Promise<Verified> =>
  verifyRecords(db, "invoice", async (last) => {
    const rows = await db
      .select({
        ...getTableColumns(invoices),
        paymentIds: paymentIdsOf,
        patientCardId: payments.patientCardId,
        sha256: invoiceFiles.sha256,
      })
      .from(invoices)
      .leftJoin(payments, eq(payments.id, firstPaymentOf))
      .leftJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
      .where(gt(invoices.id, last))
      .orderBy(asc(invoices.id))
      .limit(AT_ONCE);
    return rows.map((row) => {
      const digest = digestOf(row);
      return { ...row, at: row.issuedAt, whole: digest === row.digest, facts: { digest, sha256: row.sha256 } };
    });
  });

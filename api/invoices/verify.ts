import { asc, eq, getTableColumns, gt } from "drizzle-orm";
import { verifyRecords, type Verified } from "../audit/verify-records.ts";
import type { Db } from "../core/db/client.ts";
import { invoiceFiles } from "../core/db/tables/invoice-files.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { digestOf } from "./digest.ts";
import { cardsOf, paymentIdsOf } from "./issuing/payments-of.ts";

/** So many invoices are held at once. */
const AT_ONCE = 200;

type Row = typeof invoices.$inferSelect;

/** Columns by which lists and months find a document repeat what it prints, which the digest covers. */
const isAsPrinted = ({ kind, issuedOn, correctsId, content: { corrects, onAdvance, settlement, ...content } }: Row) =>
  issuedOn === content.issuedOn &&
  (correctsId !== null) === (corrects !== null) &&
  kind === (corrects ? "CREDIT_NOTE" : onAdvance ? "ADVANCE" : settlement ? "INSURER" : "INVOICE");

/**
 * Recomputes the digest of every invoice and compares it, and the hash of its PDF, with the stored one and the audit
 * log; names those that differ, also in a column that repeats the content, that the log does not know, and that are
 * gone. Needs the connection of the tables' owner.
 */
export const verifyInvoices = (db: Db): Promise<Verified> =>
  verifyRecords(db, "invoice", async (last) => {
    const rows = await db
      .select({
        ...getTableColumns(invoices),
        paymentIds: paymentIdsOf,
        cards: cardsOf,
        sha256: invoiceFiles.sha256,
      })
      .from(invoices)
      .leftJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
      .where(gt(invoices.id, last))
      .orderBy(asc(invoices.id))
      .limit(AT_ONCE);
    return rows.map(({ cards, ...row }) => {
      const digest = digestOf(row);
      const patientCardId = cards.length === 1 ? cards[0]! : null;
      return {
        ...row,
        patientCardId,
        at: row.issuedAt,
        whole: digest === row.digest && isAsPrinted(row),
        facts: { digest, sha256: row.sha256 },
      };
    });
  });

import { and, asc, gt, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { auditRows } from "../../../db/tables/audit-rows.ts";
import { billingInformation } from "../../../db/tables/billing-information.ts";
import { payments } from "../../../db/tables/payments.ts";
import { addInvoice } from "../../../invoices/issue.ts";

/** Of so many paid payments, the oldest ones, the demo clinic has invoices. */
const PAID = 5;

/** Switches invoicing on, and issues invoices of paid payments and of one that is owed. */
export async function insertInvoices(db: Db, now: Date): Promise<void> {
  await db.update(billingInformation).set({ invoicingActive: true });
  const payable = (which: SQL) =>
    db
      .select()
      .from(payments)
      .where(and(which, gt(payments.price, 0), isNull(payments.canceledAt)))
      .orderBy(asc(payments.id));
  const paid = await payable(isNotNull(payments.payedAt)).limit(PAID);
  const [, owed] = await payable(isNull(payments.payedAt)).limit(2);
  for (const payment of [...paid, ...(owed ? [owed] : [])]) {
    const { medicalCenterId, createdBy: id, patientCardId } = payment;
    const invoice = await addInvoice({ db, now: () => now, profile: { id: id!, medicalCenterId } }, payment);
    await db.insert(auditRows).values({
      medicalCenterId,
      at: now,
      profileId: id,
      requestId: "demo",
      action: "invoice.issued",
      entityId: invoice.id,
      patientCardId,
      details: { number: invoice.content.number, digest: invoice.digest },
    });
  }
}

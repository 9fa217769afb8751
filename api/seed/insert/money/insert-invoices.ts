import { and, asc, gt, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { InvoiceCustomer } from "#rules/inputs/invoices/invoice.ts";
import { monthStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";
import { billingInformation } from "../../../core/db/tables/billing-information.ts";
import { patientCards } from "../../../core/db/tables/patient-cards.ts";
import { payments } from "../../../core/db/tables/payments.ts";
import { addCreditNote } from "../../../invoices/credit/credit.ts";
import { listPaymentsOf } from "../../../invoices/issuing/payments-of.ts";
import { addInvoice } from "../../../invoices/issue.ts";
import { recordDocument } from "./record-document.ts";

type Payment = typeof payments.$inferSelect;

/** Of so many paid payments, the oldest ones, the demo clinic has invoices. */
const PAID = 5;
/** The place among them of the one that was issued by mistake. */
const CREDITED = 2;

/** The place among them of the one that an employer gets, in the patient's place. */
const EMPLOYERS = 1;
const employer: InvoiceCustomer = {
  name: "Vltavské strojírny s.r.o.",
  companyNumber: "10000089",
  vatNumber: "CZ10000089",
  taxNumber: null,
  address: {
    uliceNazev: "Průmyslová",
    cisloDomovni: "210",
    cisloOrientacni: null,
    psc: "37007",
    obecNazev: "České Budějovice",
    castObceNazev: null,
  },
  abroadAddress: null,
  country: "CZ",
};

/**
 * Switches invoicing on, and issues invoices of paid payments, one of them to an employer, of one that is owed, of two
 * of a patient together, of two that the employer pays for two patients, and the credit note of one.
 */
export async function insertInvoices(db: Db, now: Date): Promise<void> {
  await db.update(billingInformation).set({ invoicingActive: true });
  const payable = (which: SQL) =>
    db
      .select()
      .from(payments)
      .where(and(which, gt(payments.price, 0), isNull(payments.canceledAt)))
      .orderBy(asc(payments.id));
  const settled = await payable(isNotNull(payments.payedAt));
  const paid = settled.slice(0, PAID).map((payment) => [payment]);
  const [, owed] = await payable(isNull(payments.payedAt)).limit(2);
  const joint = pairOfPatient(settled.slice(PAID));
  const others = settled.slice(PAID).filter((payment) => !joint.flat().includes(payment));
  const shared = await paidByEmployer(db, others);
  const addressed = await db.select({ id: patientCards.id }).from(patientCards).where(isNotNull(patientCards.town));
  const hasAddress = ({ payer, patientCardId }: Payment) =>
    payer === null && addressed.some(({ id }) => id === patientCardId);
  for (const [at, charged] of [...paid, ...(owed ? [[owed]] : []), ...joint, ...shared].entries()) {
    const [payment] = charged as [Payment];
    const ctx = { db, now: () => now, profile: { id: payment.createdBy!, medicalCenterId: payment.medicalCenterId } };
    const isEmployers = at === EMPLOYERS || shared.includes(charged) || !hasAddress(payment);
    const invoice = await addInvoice(ctx, charged, { customer: isEmployers ? employer : null });
    await recordDocument(db, "invoice.issued", invoice, charged);
    if (at !== CREDITED) continue;
    const lines = invoice.content.lines.map((_line, place) => place);
    const onInvoice = await listPaymentsOf(ctx, [invoice.id]);
    const reason = "faktura vystavená omylem";
    const note = await addCreditNote(ctx, { invoice, charged: onInvoice, before: [] }, { lines, reason });
    await recordDocument(db, "invoice.credited", note, charged);
  }
}

/** The first two payments of one patient and month that no voucher has paid; none where there are not two. */
function pairOfPatient(settled: Payment[]): Payment[][] {
  const own = ofPatients(settled);
  const pairs = own.map((one) =>
    own.filter((other) => other.patientCardId === one.patientCardId && monthOf(other) === monthOf(one)).slice(0, 2),
  );
  return pairs.filter(({ length }) => length === 2).slice(0, 1);
}

/** Two visits of different patients in one month, whose payer is the employer; none where there are not two. */
async function paidByEmployer(db: Db, settled: Payment[]): Promise<Payment[][]> {
  const [one, ...further] = ofPatients(settled).filter(({ attendanceId }) => attendanceId !== null);
  const other = further.find((other) => other.patientCardId !== one!.patientCardId && monthOf(other) === monthOf(one!));
  if (!one || !other) return [];
  const set = db.update(payments).set({ payer: employer.name });
  return [await set.where(inArray(payments.id, [one.id, other.id])).returning()];
}

/** Taxed supplies of one invoice are of one month. */
const monthOf = ({ createdAt }: Payment) => monthStart(localDate(createdAt));

const ofPatients = (settled: Payment[]) =>
  settled.filter(({ paymentMethod, patientCardId }) => paymentMethod !== "VOUCHER" && patientCardId !== null);

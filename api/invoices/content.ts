import type { DeductedAdvance, InvoiceContent, PaidBy } from "#rules/invoices/content.ts";
import { atRatesOfAdvances } from "#rules/invoices/advance-lines.ts";
import { sumOfPrices } from "#rules/invoices/vat-sums.ts";
import { addDays } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { issuerOf } from "../billing/issuer.ts";
import type { InCenter } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { dueDaysFor } from "./issuing/due-days.ts";
import { readCustomer, type GivenCustomer } from "./issuing/parties.ts";
import { suppliedLines, type Charged } from "./issuing/supplied-lines.ts";

type Known = Pick<InvoiceContent, "uuid" | "number" | "issuedOn" | "rounding"> & {
  /** Of an invoice of several payments; one of a single payment has that of the payment. */
  variableSymbol: string | null;
  paidBy: PaidBy[];
  /** Documents on advances of the only payment. */
  deducted: DeductedAdvance[];
  /** Days until it is due, where they are given. */
  dueDays: number | null;
};

/**
 * All that the invoice of payments that go together prints, by the rows of this moment, for a customer other than
 * theirs where one is given. They are in the order of the days of their supply. Those of before the issuer paid VAT
 * have an invoice of their own (`paymentsDiffer`).
 */
export async function invoiceContent(
  ctx: InCenter,
  { given, ...charged }: Charged & { given: GivenCustomer | null },
  { uuid, number, variableSymbol, issuedOn, rounding, paidBy, deducted, dueDays }: Known,
) {
  const { payments, billing } = charged;
  const { first, suppliedOn, days, ...supplied } = await suppliedLines(ctx, charged);
  if (new Set(supplied.lines.map(({ vat }) => vat.zeroReason === "NOT_A_PAYER")).size > 1)
    throw new Fault("paymentsDiffer");
  const lines = atRatesOfAdvances(supplied.lines, deducted);
  const placed = deducted.length > 0 ? [{ paymentId: first.id, lines: [...lines.keys()] }] : supplied.placed;
  const { payedAt, paymentMethod } = payments.reduce((last, one) => (one.payedAt! > last.payedAt! ? one : last));
  const paidOn = payedAt && localDate(payedAt);
  const received = sumOfPrices(deducted.flatMap((advance) => advance.lines));
  const { customer, note } = await readCustomer(ctx, payments, billing.country, given);
  const content: InvoiceContent = {
    corrects: null,
    uuid,
    number,
    variableSymbol: variableSymbol ?? first.variableSymbol,
    issuedOn,
    suppliedOn,
    dueOn: paidOn ? issuedOn : addDays(issuedOn, dueDays ?? (await dueDaysFor(ctx, first, customer, billing))),
    paidOn,
    currency: first.currency,
    // Deducted documents are those of a payer, also of one that has ceased to be it since.
    issuer: { ...issuerOf(billing, suppliedOn), ...(deducted.length > 0 && { vatPayer: true }) },
    customer,
    lines,
    ...(deducted.length > 0 && { deducted }),
    rounding,
    ...(paidOn === null && first.paid > received && { paidBefore: first.paid - received }),
    ...(paidOn !== null && paidBy.length > 1 && { paidBy }),
    payment: {
      method: paymentMethod ?? "TRANSFER",
      accountNumber: billing.accountNumberCze,
      iban: billing.iban,
    },
    note,
  };
  return { content, placed, days, suppliedOn, lines };
}

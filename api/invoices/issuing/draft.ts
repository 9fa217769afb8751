import type { ErrorName } from "#rules/errors.ts";
import type { InvoiceParty } from "#rules/invoices/content.ts";
import { hasAddress, needsAddress } from "#rules/invoices/needs-address.ts";
import { isVatPayerOn } from "#rules/money/vat-payer.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { unstatedAdvances } from "../advances/unstated.ts";
import { dueDaysFor } from "./due-days.ts";
import { findCustomer } from "./parties.ts";
import { readCharged } from "./read-charged.ts";
import { suppliedLines } from "./supplied-lines.ts";
import { taxObstacle } from "./tax-obstacle.ts";

/** The questions of an invoice that is not issued yet. */
export type InvoiceDraft = {
  /** The payer or patient; null where there is none. */
  customer: InvoiceParty | null;
  /** True where it has to name its customer with an address, which the payer or patient lacks. */
  asksCustomer: boolean;
  /** The reason of its tax for which it cannot be issued. */
  obstacle: ErrorName | null;
  /** Days until it is due; null of one that is paid. */
  dueDays: number | null;
};

/** The draft of an invoice of payments, the first of which is of the centre. */
export async function draftInvoice(ctx: Ctx, which: readonly [number, ...number[]]): Promise<InvoiceDraft> {
  allow(ctx, "invoice:write");
  const charged = await readCharged(ctx, which);
  const { payments, billing } = charged;
  const { suppliedOn, days, lines } = await suppliedLines(ctx, charged);
  const unstated = await unstatedAdvances(ctx, payments, billing);
  const found = await findCustomer(ctx, payments, billing.country, null);
  const customer = found?.customer ?? null;
  const { currency, payedAt } = payments[0]!;
  const needed = needsAddress({ issuer: { vatPayer: isVatPayerOn(billing, suppliedOn) }, lines, currency });
  return {
    customer,
    asksCustomer: needed && !(customer && hasAddress(customer)),
    obstacle: taxObstacle({ lines, suppliedOn, days }, unstated, localDate(ctx.now())) ?? null,
    dueDays: payedAt ? null : await dueDaysFor(ctx, payments[0]!, customer, billing),
  };
}

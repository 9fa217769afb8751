import { desc, eq, sql } from "drizzle-orm";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { isInForeignCurrency, statesCrowns } from "#rules/invoices/in-crowns.ts";
import { everPaysVat } from "#rules/money/vat-payer.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { invoices } from "../../core/db/tables/invoices.ts";
import { fieldFault } from "../../core/fault.ts";
import { readCharged } from "./read-charged.ts";
import { suppliedLines } from "./supplied-lines.ts";

/** So many of the latest invoices are looked through for a rate of the same day. */
const MOST_READ = 200;

/** The content with the rate by which it states VAT in crowns, where it has to (`rateMissing` without one). */
export function withExchangeRate(content: InvoiceContent, exchangeRate: number | null): InvoiceContent {
  if (!statesCrowns(content)) return content;
  if (exchangeRate === null) throw fieldFault("exchangeRate", "rateMissing");
  return { ...content, exchangeRate };
}

export type AskedRate = { suppliedOn: IsoDate; offered: number | null };

/**
 * The day of whose rate an invoice of these payments asks, with the rate last used for that day; null where it states
 * no VAT in crowns.
 */
export async function askedRate(ctx: Ctx, which: [number, ...number[]]): Promise<AskedRate | null> {
  allow(ctx, "invoice:write");
  const charged = await readCharged(ctx, which);
  const { billing } = charged;
  const { currency, medicalCenterId } = billing;
  // A line is taxed where the issuer pays VAT on its day.
  const issuer = { ...billing, vatPayer: everPaysVat(billing) };
  if (!isInForeignCurrency({ issuer, currency })) return null;
  const { suppliedOn, lines } = await suppliedLines(ctx, charged);
  if (!statesCrowns({ issuer, currency, lines })) return null;
  const latest = await ctx.db
    .select({ suppliedOn: ofContent("suppliedOn"), rate: ofContent("exchangeRate") })
    .from(invoices)
    .where(eq(invoices.medicalCenterId, medicalCenterId))
    .orderBy(desc(invoices.issuedOn), desc(invoices.id))
    .limit(MOST_READ);
  const used = latest.find((invoice) => invoice.rate !== null && invoice.suppliedOn === suppliedOn);
  return { suppliedOn, offered: used ? Number(used.rate) : null };
}

const ofContent = (name: keyof InvoiceContent) => sql<string | null>`${invoices.content} ->> ${name}`;

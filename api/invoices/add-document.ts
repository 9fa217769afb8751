import type { InvoiceContent } from "#rules/invoices/content.ts";
import type { InCenter } from "../core/context.ts";
import { invoicePayments } from "../core/db/tables/invoice-payments.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { Fault } from "../core/fault.ts";
import { digestOf } from "./digest.ts";
import type { PlacedLines } from "./issuing/supplied-lines.ts";
import { unprintableIn } from "./pdf/printable.ts";

type Issued = { year: number; position: number; content: InvoiceContent; placed: PlacedLines };
type OfKind = Pick<typeof invoices.$inferInsert, "kind" | "correctsId" | "creditedLines" | "received">;

/**
 * Stores a document under its number, with its digest and the places of the lines of each payment. Refuses texts that
 * its PDF could not show, with their characters (`notPrintable`).
 */
export async function addDocument(
  ctx: InCenter & { profile: { id: number } },
  { year, position, content, placed }: Issued,
  ofKind: OfKind,
): Promise<typeof invoices.$inferSelect> {
  const { id: issuedBy, medicalCenterId } = ctx.profile;
  const unprintable = await unprintableIn(content);
  if (unprintable.length > 0) throw new Fault("notPrintable", { characters: unprintable.join(" ") });
  const { uuid, issuedOn } = content;
  const issued = { uuid, medicalCenterId, year, position, issuedOn, content };
  const digest = digestOf({ ...issued, paymentIds: placed.map(({ paymentId }) => paymentId) });
  const [document] = await ctx.db
    .insert(invoices)
    .values({ ...issued, ...ofKind, digest, issuedAt: ctx.now(), issuedBy })
    .returning();
  await ctx.db
    .insert(invoicePayments)
    .values(placed.map((place) => ({ ...place, invoiceId: document!.id, medicalCenterId })));
  return document!;
}

import { eq, type SQL } from "drizzle-orm";
import type { InCenter } from "../core/context.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { invoicePages } from "../invoice-exports/invoice-pages.ts";
import { isdocOf } from "../invoices/files/isdoc.ts";
import { storedPdfs } from "../invoices/pdf/store-pdf.ts";
import { storedPart, type Making, type Part } from "./making.ts";

export const whichInvoices = ({ profile }: InCenter): SQL => eq(invoices.medicalCenterId, profile.medicalCenterId);

/** Each invoice and credit note as it was issued: ISDOC, and its stored PDF. */
export async function* invoiceParts(making: Making): AsyncGenerator<Part> {
  const { run, onDone } = making;
  for await (const page of invoicePages(run, whichInvoices)) {
    const files = await run((ctx) => storedPdfs(ctx, page));
    for (const { id, content } of page) {
      yield { name: `invoices/isdoc/${content.number}.isdoc`, input: isdocOf(content) };
      yield* await storedPart(making, `invoices/pdf/${content.number}.pdf`, files.get(id)!.uuid);
    }
    await onDone(page.length);
  }
}

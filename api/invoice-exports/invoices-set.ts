import { gridWords } from "#rules/grids/words/all.ts";
import { and, eq, gte, lte, type SQL } from "drizzle-orm";
import { fold } from "#rules/text/fold.ts";
import { readBilling } from "../billing/read.ts";
import type { InCenter } from "../core/context.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { packNames } from "../files/pack-names.ts";
import { zipOf } from "../files/zip-of.ts";
import { isdocOf } from "../invoices/files/isdoc.ts";
import { invoicePdfBytes } from "../invoices/pdf/store-pdf.ts";
import { pohodaFoot, pohodaHead, pohodaInvoice } from "../invoices/files/pohoda.ts";
import type { Run } from "../core/transactions-of.ts";
import { invoicePages } from "./invoice-pages.ts";
import type { Asked, Content } from "./making.ts";
import type { InvoiceExport } from "./scope.ts";

/** Invoices issued on the days, until the export was asked for. */
const whichInvoices = ({ profile }: InCenter, { fromDay, toDay, askedAt }: Asked): SQL =>
  and(
    eq(invoices.medicalCenterId, profile.medicalCenterId),
    gte(invoices.issuedOn, fromDay),
    lte(invoices.issuedOn, toDay),
    lte(invoices.issuedAt, askedAt),
  )!;

export const countInvoices = (ctx: InCenter, asked: Asked): Promise<number> =>
  ctx.db.$count(invoices, whichInvoices(ctx, asked));

/**
 * An archive with each invoice as ISDOC and as its stored PDF, and all of them as one pack of Pohoda. Its order and its
 * dates are those of the invoices, which never change: the same export is the same bytes, whenever it is written.
 */
export function invoicesSet(asked: InvoiceExport, run: Run): Content {
  const { fromDay, toDay, language } = asked;
  const name = `${fold(gridWords[language].names.invoices)}-${fromDay}-${toDay}`;
  return {
    name: `${name}.zip`,
    extension: "zip",
    mime: "application/zip",
    async *bytes(onRows) {
      const packed = packNames();
      async function* entries() {
        for await (const rows of invoicePages(run, (ctx) => whichInvoices(ctx, asked))) {
          for (const invoice of rows) {
            const { content, issuedAt: lastModified } = invoice;
            yield { name: packed(`isdoc/${content.number}.isdoc`), input: isdocOf(content), lastModified };
            const input = await run((ctx) => invoicePdfBytes(ctx, invoice));
            yield { name: packed(`pdf/${content.number}.pdf`), input, lastModified };
          }
          await onRows(rows.length);
        }
        const { companyNumber } = await run(readBilling);
        const pack = { id: name, companyNumber: companyNumber ?? "", note: name };
        yield { name: "pohoda.xml", input: pohodaPack(asked, run, pack), lastModified: asked.askedAt };
      }
      yield* zipOf(entries());
    },
  };
}

async function* pohodaPack(asked: Asked, run: Run, pack: Parameters<typeof pohodaHead>[0]) {
  const encoder = new TextEncoder();
  yield encoder.encode(pohodaHead(pack));
  for await (const rows of invoicePages(run, (ctx) => whichInvoices(ctx, asked)))
    yield encoder.encode(rows.map(({ content }) => pohodaInvoice(content)).join(""));
  yield encoder.encode(pohodaFoot());
}

import { gridWords } from "#rules/grids/words/all.ts";
import { and, asc, eq, gte, lte, sql, type SQL } from "drizzle-orm";
import { fold } from "#rules/text/fold.ts";
import { readBilling } from "../billing/read.ts";
import type { InCenter } from "../context.ts";
import { invoices } from "../db/tables/invoices.ts";
import { zipOf } from "../files/zip-of.ts";
import { isdocOf } from "../invoices/isdoc.ts";
import { invoicePdfBytes } from "../invoices/pdf/store-pdf.ts";
import { pohodaFoot, pohodaHead, pohodaInvoice } from "../invoices/pohoda.ts";
import type { Run } from "../transactions-of.ts";
import type { Asked, Content } from "./making.ts";
import type { InvoiceExport } from "./scope.ts";

/** As many invoices are held at once. */
const AT_ONCE = 20;

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
      const packed = namePacker();
      async function* entries() {
        for await (const rows of pagesOf(asked, run)) {
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

/** Names in large buffers: client-zip keeps each until the end, and a small buffer takes several times its size. */
function namePacker(): (name: string) => Uint8Array {
  const encoder = new TextEncoder();
  let [block, end] = [new Uint8Array(0), 0];
  return (name) => {
    const size = Buffer.byteLength(name);
    if (end + size > block.length) [block, end] = [new Uint8Array(65_536), 0];
    const place = block.subarray(end, (end += size));
    encoder.encodeInto(name, place);
    return place;
  };
}

async function* pohodaPack(asked: Asked, run: Run, pack: Parameters<typeof pohodaHead>[0]) {
  const encoder = new TextEncoder();
  yield encoder.encode(pohodaHead(pack));
  for await (const rows of pagesOf(asked, run))
    yield encoder.encode(rows.map(({ content }) => pohodaInvoice(content)).join(""));
  yield encoder.encode(pohodaFoot());
}

/** The invoices and then the credit notes in the order of their numbers, some at a time. */
async function* pagesOf(asked: Asked, run: Run) {
  type Place = Pick<typeof invoices.$inferSelect, "kind" | "year" | "position">;
  for (let last: Place = { kind: "INVOICE", year: 0, position: 0 }; ;) {
    const after = last;
    const rows = await run((ctx) =>
      ctx.db
        .select()
        .from(invoices)
        .where(
          and(
            whichInvoices(ctx, asked),
            sql`(${invoices.kind}, ${invoices.year}, ${invoices.position}) > (${after.kind}::invoice_kind, ${after.year}::integer, ${after.position}::integer)`,
          ),
        )
        .orderBy(asc(invoices.kind), asc(invoices.year), asc(invoices.position))
        .limit(AT_ONCE),
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)!;
  }
}

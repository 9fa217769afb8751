import { eq } from "drizzle-orm";
import type { DocumentContent } from "#rules/insurance/batches/document-content.ts";
import { MOST_DOCUMENTS } from "#rules/insurance/files/document-kinds.ts";
import { settingAt } from "../dated-settings/changes.ts";
import type { batchDocuments } from "../core/db/tables/batch-documents.ts";
import { batches } from "../core/db/tables/batches.ts";
import { readInsuranceConfig } from "../insurance/config.ts";
import { thisYear } from "../insurance/numbers.ts";
import { trackUnsigned } from "../core/track.ts";
import type { Storing } from "../core/transactions-of.ts";
import type { BatchRun } from "./scope.ts";

/** A document with what it bills. */
export type Made = {
  content: DocumentContent;
  reports: number[];
  attendances: number[];
  card: number;
  contract: { id: number; icz: string; pointPrice: number };
  corrects: Corrected | null;
};

/** The refused document that another one corrects, which takes its number unless `number` is null. */
export type Corrected = { id: number; number: Pick<Document, "year" | "documentId" | "submission"> | null };
type Document = typeof batchDocuments.$inferSelect;

type Open = Pick<typeof batches.$inferSelect, "id" | "sequenceId" | "documents" | "points" | "price"> & {
  from: string;
  to: string;
};
export type OpenBatches = Awaited<ReturnType<typeof openBatches>>;

/**
 * The batches of a run while documents go into them: one for each contract, kind of insurance and kind of document, and
 * another one where it is full. The first takes the number `first`. Correcting ones name the original batch.
 */
export async function openBatches(
  ctx: Storing,
  run: BatchRun,
  { first, regularBatchId }: { first: number; regularBatchId: number | null },
) {
  const { medicalCenterId } = ctx.profile;
  const { vzp } = await readInsuranceConfig(ctx);
  const { major, minor, edition } = (await settingAt(ctx, "INSURER_INTERFACE"))(ctx.now());
  const all: Open[] = [];
  const latest = new Map<string, Open>();

  async function open({ content, contract }: Made): Promise<Open> {
    const { insurer, variant: insuranceVariant, kind, expertise, rows } = content;
    const { id: contractId, icz, pointPrice } = contract;
    const sequenceId = first + all.length;
    const [row] = await ctx.db
      .insert(batches)
      .values({
        medicalCenterId,
        runId: run.id,
        regularBatchId,
        contractId,
        insurer,
        insuranceVariant,
        kind,
        expertise,
        icz,
        branch: vzp ?? `${icz.slice(0, 2)}00`,
        interfaceVersion: `${major}.${minor}.${edition}`,
        month: run.month,
        year: thisYear(ctx),
        sequenceId,
        pointPrice,
      })
      .returning({ id: batches.id });
    const { day } = rows[0]!;
    const opened = { id: row!.id, sequenceId, documents: 0, points: 0, price: 0, from: day, to: day };
    all.push(opened);
    return opened;
  }

  return {
    /** Puts a document into its batch; answers its place there. */
    async place(made: Made): Promise<{ batchId: number; position: number }> {
      const { variant, kind, points, price, rows } = made.content;
      const key = [made.contract.id, variant, kind].join(" ");
      let batch = latest.get(key);
      if (!batch || batch.documents === MOST_DOCUMENTS) latest.set(key, (batch = await open(made)));
      batch.documents += 1;
      batch.points += points;
      batch.price += price;
      batch.from = rows.reduce((from, { day }) => (day < from ? day : from), batch.from);
      batch.to = rows.reduce((to, { day }) => (day > to ? day : to), batch.to);
      return { batchId: batch.id, position: batch.documents };
    },

    /** Closes the batches: from then on they are whole. Answers the next number. */
    async close(): Promise<number> {
      for (const { id, sequenceId, from, to, ...sums } of all) {
        await ctx.db
          .update(batches)
          .set({ ...sums, periodFrom: from, periodTo: to, madeAt: ctx.now() })
          .where(eq(batches.id, id));
        const details = { number: sequenceId, documents: sums.documents, run: run.id };
        await trackUnsigned(ctx, medicalCenterId, "batch.made", { entityId: id, details });
      }
      return first + all.length;
    },
  };
}

import { and, desc, eq, lte } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { insuranceSequences } from "../core/db/tables/insurance-sequences.ts";

type Numbers = Pick<typeof insuranceSequences.$inferSelect, "kBatch" | "kBatchItem" | "fBatch">;

export const thisYear = ({ now }: Pick<InCenter, "now">) => Number(localDate(now()).slice(0, 4));

/**
 * This year's next numbers. A year begins where the last one ended: they differ then by the year of handing over as
 * well as by that of care, whichever an insurer counts. Invoices, whose numbers are variable symbols too, begin with
 * those of the year, 260001.
 */
export async function nextNumbers(ctx: InCenter): Promise<Numbers> {
  const [numbers] = await ctx.db
    .select()
    .from(insuranceSequences)
    .where(
      and(
        eq(insuranceSequences.medicalCenterId, ctx.profile.medicalCenterId),
        lte(insuranceSequences.year, thisYear(ctx)),
      ),
    )
    .orderBy(desc(insuranceSequences.year))
    .limit(1);
  const firstInvoice = (thisYear(ctx) % 100) * 10_000 + 1;
  const { kBatch = 1, kBatchItem = 1, fBatch = firstInvoice } = numbers ?? {};
  return { kBatch, kBatchItem, fBatch };
}

const ofThisYear = (ctx: InCenter) =>
  and(eq(insuranceSequences.medicalCenterId, ctx.profile.medicalCenterId), eq(insuranceSequences.year, thisYear(ctx)));

/** The same, locked until the transaction ends: of several that take numbers, the others wait. */
export async function lockNumbers(ctx: InCenter): Promise<Numbers> {
  const { medicalCenterId } = ctx.profile;
  await ctx.db
    .insert(insuranceSequences)
    .values({ medicalCenterId, year: thisYear(ctx), ...(await nextNumbers(ctx)) })
    .onConflictDoNothing();
  const [numbers] = await ctx.db.select().from(insuranceSequences).where(ofThisYear(ctx)).for("update");
  return numbers!;
}

/** Sets this year's next numbers, which are locked. */
export const setNumbers = (ctx: InCenter, numbers: Partial<Numbers>) =>
  ctx.db.update(insuranceSequences).set(numbers).where(ofThisYear(ctx));

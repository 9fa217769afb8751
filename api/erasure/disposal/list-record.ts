import { and, desc, eq } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { patientErasures } from "../../core/db/tables/patient-erasures.ts";
import { pageWithin } from "../../core/page-within.ts";
import { track } from "../../core/track.ts";
import type { Erasure } from "../scope.ts";

const PAGE_SIZE = 50;
const MOST = 1000;

export type Disposed = Erasure & { cardUuid: string };

/** A page of the record of disposed cards, the latest first; it names no patient. A page past the last is the last. */
export async function listRecord(
  ctx: Ctx,
  { page: wanted, pageSize: size }: { page?: number | null; pageSize?: number | null },
) {
  allow(ctx, "disposal:propose");
  const pageSize = Math.min(Math.max(1, size ?? PAGE_SIZE), MOST);
  const which = and(eq(patientErasures.medicalCenterId, ctx.profile.medicalCenterId), eq(patientErasures.whole, true));
  const total = await ctx.db.$count(patientErasures, which);
  const page = pageWithin(wanted, total, pageSize);
  const rows = await ctx.db
    .select({ erasure: patientErasures, cardUuid: patientCards.uuid })
    .from(patientErasures)
    .innerJoin(patientCards, eq(patientCards.id, patientErasures.cardId))
    .where(which)
    .orderBy(desc(patientErasures.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  await track(ctx, "disposal.listed");
  return { items: rows.map(({ erasure, cardUuid }): Disposed => ({ ...erasure, cardUuid })), total, page, pageSize };
}

import { and, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { centerCopies } from "../core/db/tables/center-copies.ts";
import { enqueue } from "../core/queue/queue.ts";
import { track } from "../core/track.ts";
import { inMyCenter, type CenterCopy } from "./scope.ts";

/** Orders a copy of everything that the centre has, which a job makes; the one that is underway, if there is one. */
export async function orderCopy(ctx: Ctx): Promise<CenterCopy> {
  allow(ctx, "centerCopy:make");
  const ordered = await addCopy(ctx);
  if (ordered) {
    await track(ctx, "centerCopy.ordered", { entityId: ordered.id });
    return ordered;
  }
  const [underway] = await ctx.db
    .select()
    .from(centerCopies)
    .where(and(inMyCenter(ctx), isNull(centerCopies.madeAt), isNull(centerCopies.failedAt)));
  // It has ended since.
  return underway ?? orderCopy(ctx);
}

/** Adds a copy with its job, unless one is underway. */
export async function addCopy({ db, profile, now }: InCenter & { profile: { id: number } }) {
  const { id: orderedBy, medicalCenterId } = profile;
  const [row] = await db
    .insert(centerCopies)
    .values({ medicalCenterId, orderedBy, orderedAt: now() })
    .onConflictDoNothing()
    .returning();
  if (row)
    await enqueue(db, "writeCenterCopy", { copy: row.id, medicalCenterId }, { maxAttempts: 5, oneAtATime: "center" });
  return row;
}

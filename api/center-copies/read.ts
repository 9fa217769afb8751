import { and, desc, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { requireRecentAuth } from "../accounts/reauthentication/require-recent-auth.ts";
import type { Ctx } from "../core/context.ts";
import { centerCopies } from "../core/db/tables/center-copies.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { inMyCenter, type CenterCopy } from "./scope.ts";

const MOST_COPIES = 100;

/** The latest copies of the centre. */
export async function listCopies(ctx: Ctx): Promise<CenterCopy[]> {
  allow(ctx, "centerCopy:make");
  return ctx.db.select().from(centerCopies).where(inMyCenter(ctx)).orderBy(desc(centerCopies.id)).limit(MOST_COPIES);
}

/** Permits saving the file of a copy after recent authentication, and records it. */
export async function openCopy(ctx: Ctx, fileId: number): Promise<void> {
  allow(ctx, "centerCopy:make");
  const [found] = await ctx.db
    .select({ id: centerCopies.id })
    .from(centerCopies)
    .where(and(inMyCenter(ctx), eq(centerCopies.fileId, fileId)));
  if (!found) throw new Fault("notFound");
  await requireRecentAuth(ctx);
  await track(ctx, "centerCopy.read", { entityId: found.id });
}

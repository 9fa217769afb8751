import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { desks } from "../core/db/tables/desks.ts";
import { Fault } from "../core/fault.ts";
import type { Desk } from "../accounts/sessions/desk-session.ts";

const MOST = 200;

/** The centre's desks, but for revoked ones. */
export const ownDesks = (ctx: ProfileCtx) =>
  and(eq(desks.medicalCenterId, ctx.profile.medicalCenterId), isNull(desks.revokedAt));

/** The centre's desks by name. */
export async function listDesks(ctx: Ctx): Promise<Desk[]> {
  allow(ctx, "medicalCenter:write");
  return ctx.db
    .select()
    .from(desks)
    .where(ownDesks(ctx))
    .orderBy(asc(sql`${desks.name} collate "cs-x-icu"`), asc(desks.id))
    .limit(MOST);
}

export async function ownDesk(ctx: ProfileCtx, id: number): Promise<Desk> {
  const [desk] = await ctx.db
    .select()
    .from(desks)
    .where(and(ownDesks(ctx), eq(desks.id, id)));
  if (!desk) throw new Fault("notFound");
  return desk;
}

import { sql } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";

/** Tells the centre's open calendars that this moment has changed: whoever may watch no more is asked, and let go, at once. Goes out with the transaction. */
export function askWatchers(ctx: ProfileCtx) {
  const now = ctx.now().toISOString();
  return ctx.db.execute(
    sql`select pg_notify('motus_calendar', ${JSON.stringify({ center: ctx.profile.medicalCenterId, from: now, to: now })})`,
  );
}

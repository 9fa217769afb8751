import { sql } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";

/**
 * Notifies the centre's open calendars that this moment has changed: permissions are rechecked, and watchers without
 * them are closed at once. Sent when the transaction commits.
 */
export function askWatchers(ctx: ProfileCtx) {
  const now = ctx.now().toISOString();
  return ctx.db.execute(
    sql`select pg_notify('motus_calendar', ${JSON.stringify({ center: ctx.profile.medicalCenterId, from: now, to: now })})`,
  );
}

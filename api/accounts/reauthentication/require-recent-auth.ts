import { and, eq, gt } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { Fault } from "../../core/fault.ts";
import { earlier, MINUTE } from "#rules/time/durations.ts";

const MINUTES = 10;

/**
 * Refuses with `reauthenticationNeeded` unless the owner of this session has authenticated within the last minutes: by
 * logging in, or by a password or code confirmed since (note-confirmation.ts). Unlocking a shared desk by PIN is no
 * authentication, and forgets an earlier one.
 */
export async function requireRecentAuth({ db, now, session }: Pick<Ctx, "db" | "now" | "session">) {
  const recent = gt(sessions.authenticatedAt, earlier(now(), MINUTES * MINUTE));
  if ((await db.$count(sessions, and(eq(sessions.id, session!.id), recent))) === 0)
    throw new Fault("reauthenticationNeeded");
}

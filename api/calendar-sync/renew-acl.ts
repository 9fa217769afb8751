import { eq } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { calendarAcls } from "../core/db/tables/calendar-acls.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { mailAddress } from "./mail-address.ts";
import { allowListOf, entryOf, lockCalendar, type CalendarAcl } from "./scope.ts";

/** Mails another secret address to an e-mail of the list; the former one stops working. */
export async function renewAcl(ctx: Ctx, calendarId: number, aclId: number): Promise<CalendarAcl> {
  allowListOf(ctx, calendarId);
  const calendar = await lockCalendar(ctx, calendarId);
  const [entry] = await ctx.db
    .select()
    .from(calendarAcls)
    .where(entryOf(ctx, calendar, aclId));
  if (!entry) throw new Fault("notFound");
  const [renewed] = await ctx.db
    .update(calendarAcls)
    .set({ ...(await mailAddress(ctx, calendar, entry.email)), readAt: null })
    .where(eq(calendarAcls.id, entry.id))
    .returning();
  await track(ctx, "calendarAcl.renewed", { entityId: entry.id, details: { calendar: calendar.id } });
  return renewed!;
}

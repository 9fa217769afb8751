import type { Ctx } from "../core/context.ts";
import { calendarAcls } from "../core/db/tables/calendar-acls.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { allowListOf, entryOf, lockCalendar, type CalendarAcl } from "./scope.ts";

/** Takes an e-mail off a calendar's list; its address stops working. Answers the entry as it was. */
export async function removeAcl(ctx: Ctx, calendarId: number, aclId: number): Promise<CalendarAcl> {
  allowListOf(ctx, calendarId);
  const calendar = await lockCalendar(ctx, calendarId);
  const [removed] = await ctx.db
    .delete(calendarAcls)
    .where(entryOf(ctx, calendar, aclId))
    .returning();
  if (!removed) throw new Fault("notFound");
  await track(ctx, "calendarAcl.removed", { entityId: removed.id, details: { calendar: calendar.id } });
  return removed;
}

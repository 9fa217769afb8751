import { and, eq, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { calendarAcls } from "../core/db/tables/calendar-acls.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { Fault } from "../core/fault.ts";

export type CalendarAcl = typeof calendarAcls.$inferSelect;
export type Calendar = typeof profiles.$inferSelect;

/** The list of one's own calendar is a personal setting, those of others require the permission for the centre. */
export function allowListOf(ctx: Ctx, calendar: number): asserts ctx is ProfileCtx;
export function allowListOf(ctx: Ctx, calendar: number) {
  allow(ctx, calendar === ctx.profile?.id ? "personal:write" : "medicalCenter:write");
}

export const activeCalendars = (ctx: ProfileCtx) =>
  and(eq(profiles.medicalCenterId, ctx.profile.medicalCenterId), isNull(profiles.deactivatedAt));

/** A person's calendar, which has the person's id; locked, so that changes of its list come one after another. */
export async function lockCalendar(ctx: ProfileCtx, id: number): Promise<Calendar> {
  const [calendar] = await ctx.db
    .select()
    .from(profiles)
    .where(and(activeCalendars(ctx), eq(profiles.id, id)))
    .for("no key update");
  if (!calendar) throw new Fault("notFound");
  return calendar;
}

/** The entry of this calendar's list; one of another calendar is not found. */
export const entryOf = (ctx: ProfileCtx, calendar: Calendar, aclId: number) =>
  and(
    eq(calendarAcls.medicalCenterId, ctx.profile.medicalCenterId),
    eq(calendarAcls.profileId, calendar.id),
    eq(calendarAcls.id, aclId),
  );

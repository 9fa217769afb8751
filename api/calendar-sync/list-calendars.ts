import { and, asc, eq } from "drizzle-orm";
import { may } from "#rules/permissions.ts";
import { allow } from "../core/access/allow.ts";
import { inCzechOrder } from "../calendar/availability/resources.ts";
import { batchMany } from "../core/batch.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { calendarAcls } from "../core/db/tables/calendar-acls.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { activeCalendars, type Calendar } from "./scope.ts";

/** The calendars whose lists the caller manages: administrators all of the centre, others their own. */
export async function listCalendars(ctx: Ctx): Promise<Calendar[]> {
  allow(ctx, "personal:write");
  const all = may(ctx.profile, "medicalCenter:write");
  return ctx.db
    .select()
    .from(profiles)
    .where(and(activeCalendars(ctx), all ? undefined : eq(profiles.id, ctx.profile.id)))
    .orderBy(...inCzechOrder);
}

/** The list of a calendar, which a calendar of `listCalendars` alone is asked for. */
export const aclsOf = batchMany(
  (ctx, calendars: readonly number[]) =>
    ctx.db
      .select()
      .from(calendarAcls)
      .where(anyOf(calendarAcls.profileId, calendars))
      .orderBy(asc(calendarAcls.email), asc(calendarAcls.id)),
  (row) => row.profileId,
);

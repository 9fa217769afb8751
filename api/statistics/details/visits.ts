import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bucketsOf } from "#rules/statistics/buckets.ts";
import { instantOf } from "#rules/time/time.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { settingAt } from "../../dated-settings/changes.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { present } from "../count/visits.ts";
import { eventsOnDays } from "../counted.ts";
import { readFigures } from "../read-figures.ts";
import type { StatsDetails } from "./details.ts";

/** Visits of the period that were excused too late, by the rule of missed visits on their day. */
export async function countLateExcuses(ctx: ProfileCtx, { span, chosen }: StatsDetails): Promise<number> {
  const ruleOn = await settingAt(ctx, "MISSED_VISITS");
  const { EXCUSES } = await readFigures(ctx, span, chosen, ["EXCUSES"]);
  return EXCUSES.filter(({ day, key }) => Number(key) < ruleOn(instantOf(day)).lateHours).reduce(
    (sum, { value }) => sum + value,
    0,
  );
}

/** Patients who came in the period, and those of them who have a coming visit. */
export async function countReturning(ctx: ProfileCtx, { span, chosen }: StatsDetails) {
  const [coming, ahead] = [alias(patientAttendances, "coming"), alias(events, "ahead")];
  const asked = { ...chosen, days: bucketsOf(span, "DAY").map(({ from }) => from) };
  const came = ctx.db
    .selectDistinct({ card: patientAttendances.patientCardId })
    .from(events)
    .innerJoin(patientAttendances, present)
    .where(eventsOnDays(ctx, asked))
    .as("came");
  const next = ctx.db
    .select({ one: sql`1` })
    .from(coming)
    .innerJoin(ahead, eq(ahead.id, coming.eventId))
    .where(
      and(
        eq(coming.patientCardId, came.card),
        eq(coming.state, "NOT_SET"),
        isNull(ahead.removedAt),
        sql`${ahead.beginAt} > ${ctx.now().toISOString()}::timestamptz`,
      ),
    );
  const [counts] = await ctx.db
    .select({
      patients: sql<number>`count(*)::int`,
      returning: sql<number>`count(*) filter (where exists ${next})::int`,
    })
    .from(came);
  return counts!;
}

import { and, eq, isNull } from "drizzle-orm";
import { isMissed, missedFee } from "#rules/payments/missed-visit.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { settingAt } from "../../dated-settings/changes.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { priceOn } from "../../prices/on-day.ts";
import { dayOfVisit } from "../../prices/day-of-visit.ts";

/** Those of these visits that were missed, with their fees in minor units. */
export async function missedAmong(ctx: ProfileCtx, attendanceIds: readonly number[]) {
  const ruleOn = await settingAt(ctx, "MISSED_VISITS");
  const visits = await ctx.db
    .select({
      id: patientAttendances.id,
      state: patientAttendances.state,
      stateAt: patientAttendances.stateAt,
      beginAt: events.beginAt,
      price: priceOn("PROCEDURE", dayOfVisit),
      currency: procedures.priceCurrency,
    })
    .from(patientAttendances)
    .innerJoin(events, and(eq(events.id, patientAttendances.eventId), isNull(events.removedAt)))
    .innerJoin(procedures, eq(procedures.id, events.procedureId))
    .where(
      and(
        anyOf(patientAttendances.id, attendanceIds),
        eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId),
      ),
    );
  return visits
    .filter((visit) => isMissed(visit, ruleOn(visit.beginAt)))
    .map(({ price, ...visit }) => ({ ...visit, fee: missedFee(price, ruleOn(visit.beginAt).feePercent) }));
}

import { and, eq, isNull } from "drizzle-orm";
import { MissedVisitsInput } from "#rules/inputs/missed-visits.ts";
import { isMissed, missedFee, type MissedVisitRule } from "#rules/payments/missed-visit.ts";
import { allow } from "../../access/allow.ts";
import type { Ctx, ProfileCtx } from "../../context.ts";
import { anyOf } from "../../db/any-of.ts";
import { changeOne } from "../../db/change-one.ts";
import { events } from "../../db/tables/events.ts";
import { medicalCenters } from "../../db/tables/medical-centers.ts";
import { patientAttendances } from "../../db/tables/patient-attendances.ts";
import { procedures } from "../../db/tables/procedures.ts";
import { Fault } from "../../fault.ts";
import { parse } from "../../parse.ts";
import { priceOn } from "../../prices/on-day.ts";
import { dayOfVisit } from "../../prices/day-of-visit.ts";
import { track } from "../../track.ts";

/** Sets the fee of missed visits and the hours in which an excuse is late, based on the version of the centre. */
export async function setMissedVisits(ctx: Ctx, version: number, given: unknown) {
  allow(ctx, "medicalCenter:write");
  const id = ctx.profile.medicalCenterId;
  const { feePercent, lateHours } = parse(MissedVisitsInput, given);
  const after = await changeOne(
    ctx.db,
    medicalCenters,
    { id, version },
    { missedFeePercent: feePercent, lateExcuseHours: lateHours, updatedAt: ctx.now() },
  );
  if (!after) throw new Fault("stale");
  await track(ctx, "medicalCenter.missedVisitsSet", { entityId: id, details: { feePercent, lateHours } });
  return after;
}

export async function missedVisitRule(ctx: ProfileCtx): Promise<MissedVisitRule & { country: string }> {
  const [rule] = await ctx.db
    .select({
      feePercent: medicalCenters.missedFeePercent,
      lateHours: medicalCenters.lateExcuseHours,
      country: medicalCenters.country,
    })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, ctx.profile.medicalCenterId));
  return rule!;
}

/** Those of these visits that were missed, with their fees in minor units. */
export async function missedAmong(ctx: ProfileCtx, attendanceIds: readonly number[]) {
  const rule = await missedVisitRule(ctx);
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
    .filter((visit) => isMissed(visit, rule))
    .map(({ price, ...visit }) => ({ ...visit, fee: missedFee(price, rule.feePercent) }));
}

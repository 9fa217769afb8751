import { and, eq, sql } from "drizzle-orm";
import type { AttendanceState } from "#rules/codes.ts";
import { allow } from "../../core/access/allow.ts";
import { assertUnbilled } from "../../coding/assert-unbilled.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { followAttendance } from "../../payments/visits/visit-payment.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { lockEvent } from "../events/lock.ts";
import { NO_CONSENT, syncOccupancies } from "../occupancy/sync-occupancies.ts";

/**
 * Sets a patient's attendance, from any state to any other. An excuse gives the place up; undone, it takes the place
 * again, or is refused with all conflicts since. The payment of the visit follows. Every change stays in the audit log.
 * One that an insurer is billed for stays (`visitBilled`).
 */
export async function setAttendance(ctx: Ctx, id: number, state: AttendanceState) {
  allow(ctx, "calendar:write");
  const before = await lockAttendance(ctx, id);
  if (before.state === state) return before;
  await assertUnbilled(ctx, eq(patientAttendances.id, id));
  const [after] = await ctx.db
    .update(patientAttendances)
    .set({ state, stateAt: ctx.now(), stateBy: ctx.profile.id, version: sql`${patientAttendances.version} + 1` })
    .where(eq(patientAttendances.id, id))
    .returning();
  await syncOccupancies(ctx, [before.event], { ...NO_CONSENT, confirmOutsideHours: true });
  await followAttendance(ctx, after!);
  await track(ctx, "patientAttendance.stateSet", {
    entityId: id,
    patientCardId: before.patientCardId,
    details: { from: before.state, to: state },
  });
  return after!;
}

/** Takes the excuse of a patient who comes to an event after all back, if there is one. */
export async function takeBackExcuse(ctx: ProfileCtx, eventId: number, patientCardId: number): Promise<void> {
  const [excused] = await ctx.db
    .select({ id: patientAttendances.id })
    .from(patientAttendances)
    .where(
      and(
        eq(patientAttendances.eventId, eventId),
        eq(patientAttendances.patientCardId, patientCardId),
        eq(patientAttendances.state, "EXCUSED"),
      ),
    );
  if (excused) await setAttendance(ctx, excused.id, "NOT_SET");
}

/**
 * An attendance with its event, which stays locked until the transaction ends: its capacity is counted by one at a
 * time.
 */
export async function lockAttendance(ctx: ProfileCtx, id: number) {
  const read = async () => {
    const own = and(eq(patientAttendances.id, id), eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId));
    const [row] = await ctx.db.select().from(patientAttendances).where(own);
    if (!row) throw new Fault("notFound");
    return row;
  };
  const event = await lockEvent(ctx, { id: (await read()).eventId });
  return { ...(await read()), event };
}

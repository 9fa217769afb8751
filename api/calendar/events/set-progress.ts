import { eq, sql } from "drizzle-orm";
import type { WaitingRoomProgress } from "#rules/codes.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { track } from "../../core/track.ts";
import { lockAttendance } from "../attendances/set-attendance.ts";

/**
 * Sets a patient's step in the waiting room. Each step keeps the time at which it was first set and implies those
 * before it; going back removes the later ones.
 */
export async function setProgress(ctx: Ctx, id: number, progress: WaitingRoomProgress) {
  allow(ctx, "calendar:write");
  const { arrivedAt, startedAt, leftAt, patientCardId } = await lockAttendance(ctx, id);
  const steps = ["NONE", "ARRIVED", "STARTED", "LEFT"].indexOf(progress);
  const at = (step: number, said: Date | null) => (steps >= step ? (said ?? ctx.now()) : null);
  const [after] = await ctx.db
    .update(patientAttendances)
    .set({
      arrivedAt: at(1, arrivedAt),
      startedAt: at(2, startedAt),
      leftAt: at(3, leftAt),
      version: sql`${patientAttendances.version} + 1`,
    })
    .where(eq(patientAttendances.id, id))
    .returning();
  await track(ctx, "patientAttendance.progressSet", { entityId: id, patientCardId, details: { to: progress } });
  return after!;
}

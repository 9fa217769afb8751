import { and, eq, exists, getTableColumns, isNull, sql, type SQL } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { waitingPatients } from "../db/tables/waiting-patients.ts";
import { Fault } from "../fault.ts";

/** A wish with the services and the people it names. */
export type WaitingPatient = typeof waitingPatients.$inferSelect & { procedures: number[]; profiles: number[] };

export const columns = {
  ...getTableColumns(waitingPatients),
  procedures: sql<
    number[]
  >`array(select procedure_id from waiting_patient_procedures where waiting_patient_id = ${waitingPatients.id} order by 1)`,
  profiles: sql<
    number[]
  >`array(select profile_id from waiting_patient_profiles where waiting_patient_id = ${waitingPatients.id} order by 1)`,
};

export const inMyCenter = (ctx: ProfileCtx) => eq(waitingPatients.medicalCenterId, ctx.profile.medicalCenterId);

/** Who waits: the centre's wishes that were neither removed nor booked, of patients whose card is not put away. */
export const waiting = (ctx: ProfileCtx) =>
  and(
    inMyCenter(ctx),
    isNull(waitingPatients.removedAt),
    exists(
      ctx.db
        .select({ id: patientCards.id })
        .from(patientCards)
        .where(and(eq(patientCards.id, waitingPatients.patientCardId), isNull(patientCards.archivedAt))),
    ),
  );

/** One who waits; whoever was booked or removed is not found. */
export async function visibleWaitingPatient(ctx: ProfileCtx, id: number): Promise<WaitingPatient> {
  const [row] = await ctx.db
    .select(columns)
    .from(waitingPatients)
    .where(and(waiting(ctx), eq(waitingPatients.id, id)));
  if (!row) throw new Fault("notFound");
  return row;
}

/** Does a wish take one of these services (or people)? One that names none takes any. */
export const takes = (named: SQL<number[]>, ids: number[]) =>
  sql`(cardinality(${named}) = 0 or ${named} && ${sql.param(ids)}::integer[])`;

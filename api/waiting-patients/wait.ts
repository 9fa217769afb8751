import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { insertRows } from "../core/db/insert-rows.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { waitingPatientProcedures } from "../core/db/tables/waiting-patient-procedures.ts";
import { waitingPatientProfiles } from "../core/db/tables/waiting-patient-profiles.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { trackEach } from "../core/track.ts";

type EventRow = typeof events.$inferSelect;

/**
 * Puts the patients of canceled events on the waiting list, urgently, for the same service, with these people or with
 * anyone. Events that are one part make one entry for a patient, of the earliest of them. A patient whose entry an
 * event had fulfilled waits by that one, with its earlier date.
 */
export async function waitForAnother(ctx: ProfileCtx, parts: EventRow[][], people: number[]) {
  const partOf = new Map(parts.flatMap((part, at) => part.map(({ id }) => [id, at] as const)));
  const keyOf = (event: number, card: number) => `${partOf.get(event)} ${card}`;
  const ids = [...partOf.keys()];
  const back = await ctx.db
    .update(waitingPatients)
    .set({ urgent: true, canceledEventId: sql`${waitingPatients.bookedEventId}` })
    .where(and(anyOf(waitingPatients.bookedEventId, ids), isNull(waitingPatients.removedAt)))
    .returning();
  const coming = await ctx.db
    .select({ card: patientAttendances.patientCardId, event: events })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(and(anyOf(patientAttendances.eventId, ids), eq(patientAttendances.state, "NOT_SET")))
    .orderBy(asc(events.beginAt), asc(patientAttendances.id));
  const waits = new Set(back.map(({ patientCardId, canceledEventId }) => keyOf(canceledEventId!, patientCardId)));
  const added = coming.filter(({ card, event }) => {
    const key = keyOf(event.id, card);
    return !waits.has(key) && waits.add(key);
  });
  await enter(ctx, added, people);
}

async function enter(ctx: ProfileCtx, added: { card: number; event: EventRow }[], people: number[]) {
  if (added.length === 0) return;
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const rows = await ctx.db
    .insert(waitingPatients)
    .values(
      added.map(({ card, event }) => ({
        urgent: true,
        canceledEventId: event.id,
        medicalCenterId,
        patientCardId: card,
        note: event.note,
        createdAt: ctx.now(),
        createdBy,
      })),
    )
    .returning();
  const serviceOf = new Map(added.map(({ event }) => [event.id, event.procedureId]));
  const wanted = rows.flatMap(({ id: waitingPatientId, canceledEventId }) => {
    const procedureId = serviceOf.get(canceledEventId!) ?? null;
    return procedureId === null ? [] : [{ medicalCenterId, waitingPatientId, procedureId }];
  });
  await insertRows(ctx.db, waitingPatientProcedures, wanted);
  await insertRows(
    ctx.db,
    waitingPatientProfiles,
    rows.flatMap(({ id: waitingPatientId }) =>
      people.map((profileId) => ({ medicalCenterId, waitingPatientId, profileId })),
    ),
  );
  await trackEach(
    ctx,
    "waitingPatient.created",
    rows.map(({ id, patientCardId, canceledEventId }) => ({
      entityId: id,
      patientCardId,
      details: { event: canceledEventId },
    })),
  );
}

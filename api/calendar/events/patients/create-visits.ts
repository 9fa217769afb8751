import { allow } from "../../../core/access/allow.ts";
import type { ProfileCtx } from "../../../core/context.ts";
import { insertRows } from "../../../core/db/insert-rows.ts";
import { eventFacilities } from "../../../core/db/tables/event-facilities.ts";
import { patientAttendances } from "../../../core/db/tables/patient-attendances.ts";
import { fieldFault } from "../../../core/fault.ts";
import { bookAllOnVoucher } from "../../../ft-vouchers/visits/book.ts";
import { noticeChanges } from "../../../notices/notice-changes.ts";
import { visitsOf } from "../../../notices/visits.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { NO_CONSENT, syncOccupancies } from "../../occupancy/sync-occupancies.ts";
import { assertReferences } from "../assert-references.ts";
import { insertEvents } from "../insert-events.ts";
import { relate } from "../relate.ts";
import type { EventRow } from "../relations.ts";
import { trackEvent } from "../track-event.ts";

type Visits = {
  procedure: number;
  patientCard: number;
  ftVoucher: { id: number; version: number };
  visits: readonly { beginAt: Date; profile: number; facilities: readonly number[] }[];
};

/**
 * Enters several visits of a patient on an FT voucher, each with its own person and rooms, or none of them: it answers
 * all conflicts. The patient gets one notice. Answers the events, the earliest first.
 */
export async function createVisits(ctx: ProfileCtx, given: Visits): Promise<EventRow[]> {
  allow(ctx, "calendar:write");
  const { patientCard, ftVoucher } = given;
  const visits = [...given.visits].sort((a, b) => a.beginAt.getTime() - b.beginAt.getTime());
  const procedure = await assertReferences(ctx, {
    owner: null,
    staffs: [...new Set(visits.map(({ profile }) => profile))],
    facilities: [...new Set(visits.flatMap(({ facilities }) => facilities))],
    patientCards: [patientCard],
    procedure: given.procedure,
  });
  if (procedure?.type !== "INDIVIDUAL") throw fieldFault("procedure", "choiceInvalid");
  const rows = await insertEvents(
    ctx,
    {
      type: "EVENT",
      allDay: false,
      name: null,
      note: null,
      issue: null,
      color: null,
      ownerId: null,
      capacity: null,
      procedureId: procedure.id,
    },
    visits.map(({ beginAt, profile }) => ({
      beginAt,
      endAt: later(beginAt, procedure.durationMinutes * MINUTE),
      recurrenceAt: null,
      ownerId: profile,
    })),
    null,
  );
  const ids = rows.map(({ id }) => id);
  const { medicalCenterId } = ctx.profile;
  const places = ids.flatMap((eventId, at) =>
    visits[at]!.facilities.map((facilityId) => ({ medicalCenterId, eventId, facilityId })),
  );
  await insertRows(ctx.db, eventFacilities, places);
  await relate(ctx, ids, patientAttendances.patientCardId, [patientCard]);
  const relations = await syncOccupancies(ctx, rows, NO_CONSENT);
  const { id: voucher, version } = ftVoucher;
  await bookAllOnVoucher(ctx, { voucher, version, events: ids, patientCards: [patientCard] });
  await noticeChanges(ctx, [], visitsOf(rows, relations));
  await trackEvent(ctx, "event.created", ids[0]!, [patientCard], ids.length > 1 ? { events: ids } : undefined);
  return rows;
}

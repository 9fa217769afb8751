import { EventInput } from "#rules/inputs/calendar/event.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { eventFacilities } from "../../core/db/tables/event-facilities.ts";
import { eventProfiles } from "../../core/db/tables/event-profiles.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { fieldFault } from "../../core/fault.ts";
import { bookOnVoucher } from "../../ft-vouchers/visits/book.ts";
import { noticeChanges } from "../../notices/notice-changes.ts";
import { visitsOf } from "../../notices/visits.ts";
import { parse } from "../../core/parse.ts";
import { requireSubscription } from "../../subscriptions/require.ts";
import { bookWaitingPatient } from "../waiting-list/book.ts";
import { insertEvents } from "./insert-events.ts";
import { withNewPatient } from "./patients/new-patient.ts";
import { plan } from "../series/occurrences.ts";
import { assertReferences } from "./assert-references.ts";
import { relate } from "./relate.ts";
import { syncOccupancies } from "../occupancy/sync-occupancies.ts";
import { trackEvent } from "./track-event.ts";
import { spanFor } from "./span.ts";

/**
 * Enters an event, or a series: claims its people, rooms and patients, or answers all conflicts. Answers the first.
 * `notices` is false where the patients get another message.
 */
export async function createEvent(ctx: Ctx, given: unknown, { notices = true } = {}) {
  allow(ctx, "calendar:write");
  const asked = parse(EventInput, given);
  if (asked.override) allow(ctx, "overlap:override");
  const input = await withNewPatient(ctx, asked);
  if (input.patientCards.length > 0) await requireSubscription(ctx);
  const { columns, span } = await assertNew(ctx, input);
  const { dates, series } = input.recurrence
    ? plan(input, span)
    : { dates: [{ ...span, recurrenceAt: null, leftOut: false }], series: null };
  const rows = await insertEvents(
    ctx,
    columns,
    dates.filter(({ leftOut }) => !leftOut),
    series,
  );
  const ids = rows.map(({ id }) => id);
  await relate(
    ctx,
    ids,
    eventProfiles.profileId,
    input.staffs.filter((id) => id !== input.owner),
  );
  await relate(ctx, ids, eventFacilities.facilityId, input.facilities);
  await relate(ctx, ids, patientAttendances.patientCardId, input.patientCards);
  const relations = await syncOccupancies(ctx, rows, input);
  const [first] = rows;
  if (input.waitingPatient !== null) await bookWaitingPatient(ctx, input.waitingPatient, first!.id);
  if (input.ftVoucher !== null)
    await bookOnVoucher(ctx, { voucher: input.ftVoucher, events: ids, patientCards: input.patientCards });
  if (notices) await noticeChanges(ctx, [], visitsOf(rows, relations));
  await trackEvent(ctx, "event.created", first!.id, input.patientCards, {
    override: input.override?.reason,
    events: series ? ids : undefined,
  });
  return first!;
}

/** The columns of the new event, and the time of its first date. */
export async function assertNew(ctx: ProfileCtx, input: EventInput) {
  const procedure = await assertReferences(ctx, input);
  const span = await spanFor(ctx, input, procedure);
  const capacity = procedure?.type === "GROUP" ? procedure.capacity : null;
  if (input.patientCards.length > (capacity ?? 1)) throw fieldFault("patientCards", "capacityFull");
  const { eventType: type, allDay, name, note, issue, color, owner: ownerId, procedure: procedureId } = input;
  return { span, columns: { type, allDay: allDay !== null, name, note, issue, color, ownerId, capacity, procedureId } };
}

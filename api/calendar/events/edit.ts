import { EventInput } from "#rules/inputs/calendar/event.ts";
import { addDays } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { assertReferences } from "./assert-references.ts";
import type { EventRow, Relations } from "./relations.ts";
import { spanFor } from "./span.ts";

type DateChange = { beginAt?: Date | null; endAt?: Date | null; allDay?: { from: string; to: string } | null };
/** The given fields of an event; omitted ones stay as they are. */
export type EventChange = {
  date?: DateChange | null;
  facilities?: Record<string, unknown> | null;
  details?: Record<string, unknown> | null;
};

type Difference = { added: number[]; removed: number[] };
/** The changes of an edit, so that they can be applied to other events of a series too. */
export type Edit = {
  fields: Partial<
    Pick<EventRow, "type" | "allDay" | "name" | "note" | "issue" | "color" | "ownerId" | "procedureId" | "capacity">
  >;
  staffs: Difference;
  facilities: Difference;
  patientCards: Difference;
  span: { beginAt: Date; endAt: Date };
  /** The waiting-list entry that this event fulfils. */
  waitingPatient: number | null;
};

/** Validates a change of an event as if all of it were entered again, and answers the differences. */
export async function toEdit(
  ctx: ProfileCtx,
  event: EventRow,
  relations: Relations,
  { date, facilities, details }: EventChange,
): Promise<Edit> {
  const before = inputOf(event, relations);
  const input = parse(EventInput, {
    ...before,
    ...facilities,
    ...details,
    ...(date && moved(event, date)),
  });
  const procedure = await assertReferences(ctx, input, before);
  const span = await spanFor(ctx, input, procedure);
  const capacity =
    input.procedure === event.procedureId ? event.capacity : procedure?.type === "GROUP" ? procedure.capacity : null;
  const excused = relations.attendances
    .filter(({ state }) => state === "EXCUSED")
    .map(({ patientCardId }) => patientCardId);
  if (input.patientCards.filter((id) => !excused.includes(id)).length > (capacity ?? 1))
    throw fieldFault("patientCards", "capacityFull");
  const { eventType: type, owner: ownerId, procedure: procedureId, name, note, issue, color } = input;
  const fields = { type, allDay: input.allDay !== null, name, note, issue, color, ownerId, procedureId, capacity };
  return {
    fields: Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => event[name as keyof typeof fields] !== value),
    ),
    staffs: difference(
      before.staffs,
      input.staffs.filter((id) => id !== ownerId),
    ),
    facilities: difference(before.facilities, input.facilities),
    patientCards: difference(before.patientCards, input.patientCards),
    span,
    waitingPatient: input.waitingPatient,
  };
}

/** An event as its input. */
const inputOf = (event: EventRow, { staffs, facilities, attendances }: Relations) =>
  ({
    eventType: event.type,
    ...(event.allDay
      ? { allDay: { from: localDate(event.beginAt), to: addDays(localDate(event.endAt), -1) } }
      : { beginAt: event.beginAt, endAt: event.endAt }),
    name: event.name,
    note: event.note,
    issue: event.issue,
    color: event.color,
    procedure: event.procedureId,
    owner: event.ownerId,
    staffs,
    facilities,
    patientCards: attendances.map(({ patientCardId }) => patientCardId),
  }) satisfies Partial<Omit<EventInput, "eventType">> & { eventType: EventRow["type"] };

/** Changing only the start keeps the duration; changing only the end changes it. */
function moved(event: EventRow, { beginAt, endAt, allDay }: DateChange): DateChange {
  if (allDay) return { allDay, beginAt: null, endAt: null };
  if (event.allDay && !beginAt) return endAt ? { allDay: null, beginAt: null, endAt } : {};
  const length = event.endAt.getTime() - event.beginAt.getTime();
  const begin = beginAt ?? event.beginAt;
  return { allDay: null, beginAt: begin, endAt: endAt ?? (event.allDay ? null : new Date(begin.getTime() + length)) };
}

const difference = (before: number[], after: number[]): Difference => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
});

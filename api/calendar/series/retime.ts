import { shiftedRule, slotOf, type Series } from "#rules/calendar/recurrence.ts";
import { addDays, daysBetween } from "#rules/time/dates.ts";
import { localDate, localTime } from "#rules/time/time.ts";
import type { Edit } from "../events/edit.ts";
import { lasting } from "./occurrences.ts";
import type { Time } from "../events/apply.ts";
import type { EventRow } from "../events/relations.ts";

/**
 * The times of a series' events when one of them (`event`) gets a new span. A new begin moves all to the new time of
 * day, or to whole days, as many days later or earlier as this one, including those moved individually; with a new
 * length only, each keeps its begin, and those of whole days among others, or the reverse, their length as well.
 */
export function retimed(
  event: EventRow,
  targets: EventRow[],
  { span, fields }: Edit,
  series: Series,
): { times: Time[]; series: Series } {
  const allDay = fields.allDay ?? event.allDay;
  const startMoved = span.beginAt.getTime() !== event.beginAt.getTime() || fields.allDay !== undefined;
  if (!startMoved && span.endAt.getTime() === event.endAt.getTime()) return { times: targets, series };
  if (!startMoved)
    return {
      times: targets.map((target) =>
        target.allDay === allDay ? { ...target, ...lasting(target.beginAt, span, allDay) } : target,
      ),
      series,
    };

  const days = daysBetween(localDate(event.beginAt), localDate(span.beginAt));
  const shifted: Series = {
    ...series,
    start: addDays(series.start, days),
    time: allDay ? null : localTime(span.beginAt),
    rule: shiftedRule(series.rule, days),
  };
  return {
    series: shifted,
    times: targets.map((target) => {
      const recurrenceAt = slotOf(shifted, addDays(localDate(target.recurrenceAt!), days));
      const taken = target.id === event.id ? span : lasting(recurrenceAt, span, allDay);
      return { ...target, ...taken, allDay, recurrenceAt };
    }),
  };
}

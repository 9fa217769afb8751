import { shiftedRule, slotOf, type Series } from "#rules/recurrence.ts";
import { addDays, daysBetween, localDate, localTime } from "#rules/time.ts";
import type { Edit } from "./edit.ts";
import { lasting } from "./occurrences.ts";
import type { Time } from "./apply.ts";
import type { EventRow } from "./relations.ts";

/**
 * The times of a series' events when one of them (`event`) gets a new span. Where its begin changes, all begin at the new
 * time of day, as many days later or earlier as this one, those that were moved alone too; where only its length changes,
 * each begins when it did and takes as long.
 */
export function retimed(
  event: EventRow,
  targets: EventRow[],
  { span, fields }: Edit,
  series: Series,
): { times: Time[]; series: Series } {
  const allDay = fields.allDay ?? event.allDay;
  const beginsAnew = span.beginAt.getTime() !== event.beginAt.getTime() || fields.allDay !== undefined;
  if (!beginsAnew && span.endAt.getTime() === event.endAt.getTime()) return { times: targets, series };
  if (!beginsAnew)
    return { times: targets.map((target) => ({ ...target, ...lasting(target.beginAt, span, allDay) })), series };

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
      return { ...target, recurrenceAt, ...(target.id === event.id ? span : lasting(recurrenceAt, span, allDay)) };
    }),
  };
}

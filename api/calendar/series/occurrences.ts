import type { ErrorName } from "#rules/errors.ts";
import type { EventInput } from "#rules/inputs/calendar/event.ts";
import { MOST_OCCURRENCES, ruleOf, slotOf, type Series } from "#rules/calendar/recurrence.ts";
import { addDays, daysBetween } from "#rules/time/dates.ts";
import { localDate, localTime } from "#rules/time/time.ts";
import { Fault } from "../../core/fault.ts";
import { expandRule } from "./expand.ts";
import type { EventRow } from "../events/relations.ts";

type Span = Pick<EventRow, "beginAt" | "endAt">;
/** One event that is entered; `recurrenceAt` is when the rule of its series would have it begin. */
export type Occurrence = Span & Pick<EventRow, "recurrenceAt">;
/** A date of a series; one that is left out has no event. */
export type Planned = Span & { date: string; recurrenceAt: Date; leftOut: boolean; moved: boolean };

/** The dates of a series that is to be entered, with those that are left out or moved, and its rule. */
export function plan(
  input: Pick<EventInput, "recurrence" | "allDay">,
  span: Span,
): { series: Series; dates: Planned[] } {
  const recurrence = input.recurrence!;
  const begin = localDate(span.beginAt);
  const rule = ruleOf(recurrence, begin);
  const dates = expandRule({ start: begin, rule }, MOST_OCCURRENCES + 1);
  if (dates.length === 0) throw ofRecurrence("until", "endBeforeStart");
  if (dates.length > MOST_OCCURRENCES) throw ofRecurrence("until", "seriesTooLong");
  const exceptions = new Map(recurrence.exceptions.map((exception) => [exception.date, exception]));
  if ([...exceptions.keys()].some((date) => !dates.includes(date))) throw ofRecurrence("exceptions", "choiceInvalid");
  const without = dates.filter((date) => exceptions.get(date)?.leaveOut);
  if (without.length === dates.length) throw ofRecurrence("exceptions", "seriesEmpty");
  const series: Series = {
    start: dates[0]!,
    time: input.allDay ? null : localTime(span.beginAt),
    rule,
    without,
    also: [],
  };
  return {
    series,
    dates: dates.map((date) => {
      const recurrenceAt = slotOf(series, date);
      const { leaveOut = false, beginAt = null } = exceptions.get(date) ?? {};
      return {
        date,
        recurrenceAt,
        leftOut: leaveOut,
        moved: beginAt !== null,
        ...lasting(beginAt ?? recurrenceAt, span, input.allDay !== null),
      };
    }),
  };
}

const ofRecurrence = (field: "until" | "exceptions", error: ErrorName) =>
  new Fault("invalidInput", { fields: [{ path: ["recurrence", field], error }] });

/** From a begin on as long as another event: an hour is an hour on every day, whole days end at midnight. */
export function lasting(beginAt: Date, like: Span, allDay: boolean): Span {
  if (!allDay) return { beginAt, endAt: new Date(beginAt.getTime() + like.endAt.getTime() - like.beginAt.getTime()) };
  const [first, days] = [localDate(beginAt), daysBetween(localDate(like.beginAt), localDate(like.endAt))];
  return { beginAt: slotOf({ time: null }, first), endAt: slotOf({ time: null }, addDays(first, days)) };
}

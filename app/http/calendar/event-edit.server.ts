import { redirect } from "@remix-run/node";
import { EventPlace } from "#app/graphql/calendar/event-moves.ts";
import { call } from "#app/graphql/client.server.ts";
import { UpdateEvent, type EventShown } from "#app/graphql/calendar/events.ts";
import type { Locale } from "#rules/codes.ts";
import { dateInput, formatTime } from "#rules/format.ts";
import { freedPlace } from "#rules/waiting-patients/freed-place.ts";
import type { eventForm } from "#rules/inputs/calendar/event-form.ts";
import { earlier, later, MINUTE } from "#rules/time/durations.ts";
import { localDate, localTime } from "#rules/time/time.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import type { z } from "zod";
import type { Args } from "../request/context.ts";
import { backTo } from "./came-from.server.ts";
import { eventBooks, usualMinutes, type EventLengths } from "./event-choices.server.ts";
import { fieldNames } from "./event-form.server.ts";
import { withShownConflicts } from "./hidden-names.server.ts";
import { flash } from "../forms/flash.server.ts";
import { hrefHere } from "../request/href-here.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { substitutesFor } from "../waiting-patients/substitutes.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

/** An event as its form shows it, and as the browser sends it back where nothing was touched. */
export function eventValues(event: EventShown, locale: Locale) {
  const [begin, end] = [new Date(event.beginAt), new Date(event.endAt)];
  const [date, lastDate] = [localDate(begin), localDate(earlier(end, 1))];
  // An end on the next day is given by the length.
  const sameDay = localDate(end) === date;
  return {
    patients: event.patientAttendances.map(({ patientCard }) => String(patientCard.id)),
    procedure: text(event.procedure?.id),
    date: dateInput(date, locale),
    from: event.allDay ? "" : formatTime(begin),
    to: event.allDay || !sameDay ? "" : formatTime(end),
    duration: event.allDay || sameDay ? "" : String((end.getTime() - begin.getTime()) / MINUTE),
    allDay: event.allDay ? "on" : "",
    lastDate: event.allDay && lastDate > date ? dateInput(lastDate, locale) : "",
    owner: text(event.owner?.id),
    staffs: event.staffs.map(({ id }) => String(id)),
    facilities: event.facilities.map(({ id }) => String(id)),
    name: text(event.name),
    note: text(event.note),
    issue: text(event.issue),
    color: text(event.color),
  };
}

const text = (value: string | number | null | undefined) => String(value ?? "");

type Input = z.output<ReturnType<typeof eventForm>>;

type Based = {
  id: number;
  version: number;
  scope: unknown;
  waitingPatient: number | undefined;
  /** Address of the page that led to the event. */
  back: string | undefined;
};

/**
 * Saves the form of an event. If it frees a single slot, the message links to waiting patients for it. On another day
 * than before, the event is shown there.
 */
export async function saveEvent(args: Args, { id, scope, waitingPatient, back, ...based }: Based, input: Input) {
  const { event: before } = await call(args, EventPlace, { event: id });
  const { detailsInput, ...change } = changeOf(input, before, await eventBooks(args));
  const meant = scopeOf(scope);
  const { eventUpdate: after } = await call(args, UpdateEvent, {
    event: id,
    ...based,
    ...change,
    detailsInput: { ...detailsInput, waitingPatient },
    ...meant,
  })
    .catch(withShownConflicts(args))
    .catch(fieldNames);
  const links = await substitutesFor(args, meant.withFollowing || meant.wholeSeries ? null : freedPlace(before, after));
  const saved = {
    key: "events:saved",
    values: { when: formatSpan(after, await myLocale(args), localDate(args.context.now())) },
    sticky: links.length > 0,
    links,
  };
  const [from, to] = [before, after].map(({ beginAt }) => localDate(new Date(beginAt)));
  if (from !== to) return flash(args, redirect(await backTo(args, back, after)), { ...saved, event: id });
  return flash(args, redirect(back ?? hrefHere(args, calendarPages.home, { date: to })), saved);
}

/**
 * The form as input of `eventUpdate`; without an end the event takes as long as its service, or as a visit of the
 * centre. Times that read as before are the same moments: in the night when clocks go back the clock alone does not say
 * which hour it is.
 */
function changeOf(input: Input, before: { beginAt: string; endAt: string }, lengths: EventLengths) {
  const {
    beginAt,
    allDay,
    owner,
    staffs,
    facilities,
    name,
    note,
    issue,
    color,
    procedure,
    patientCards,
    newPatient,
    override,
    confirmOutsideHours,
  } = input;
  const usualEnd = (begin: string) => later(new Date(begin), usualMinutes(lengths, procedure) * MINUTE).toISOString();
  const endAt = input.endAt ?? (beginAt && usualEnd(beginAt));
  const unmoved =
    beginAt && endAt && clockOf(beginAt) === clockOf(before.beginAt) && clockOf(endAt) === clockOf(before.endAt);
  return {
    dateInput: unmoved ? { beginAt: before.beginAt, endAt: before.endAt, allDay } : { beginAt, endAt, allDay },
    facilitiesInput: { owner, staffs, facilities },
    detailsInput: { name, note, issue, color, procedure, patientCards, newPatient },
    override,
    confirmOutsideHours,
  };
}

const clockOf = (instant: string) => `${localDate(new Date(instant))} ${localTime(new Date(instant))}`;

/** Scope of a change: one event of a series alone, those after it too, or all that have not begun. */
export const scopeOf = (scope: unknown) => ({ withFollowing: scope === "following", wholeSeries: scope === "series" });

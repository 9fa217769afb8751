import { freePlaces, RASTER } from "#rules/calendar/free-places.ts";
import { holidayOn } from "#rules/time/holidays.ts";
import { FreePlacesInput } from "#rules/inputs/calendar/free-places.ts";
import { addDays, daysBetween } from "#rules/time/dates.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { instantOf, weekday, type IsoDate, type IsoTime } from "#rules/time/time.ts";
import {
  without,
  workOn,
  type Minutes,
  type PersonHours,
  type WorkingWeek,
} from "#rules/working-hours/working-hours.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { readHours } from "../../working-hours/read-hours.ts";
import { ableProfiles, neededFacilities, takenTimes } from "./candidates.ts";

/**
 * A person without set working hours is searched at the hours that the calendar shows of a day, from Monday to Friday.
 */
const USUAL: WorkingWeek = [1, 2, 3, 4, 5].map(() => ({ from: "07:00", to: "18:00" }));

/**
 * Free slots: the best of those when a person who gives the service works, with the room and the device that it needs.
 */
export async function listFreePlaces(ctx: Ctx, given: unknown) {
  allow(ctx, "calendar:read");
  return searchFreePlaces(ctx, parse(FreePlacesInput, given));
}

export type OpenPlace = Awaited<ReturnType<typeof searchFreePlaces>>[number];

/** The same for criteria that are judged already; the caller bounds their days and the number of slots. */
export async function searchFreePlaces(ctx: Ctx, input: FreePlacesInput) {
  allow(ctx, "calendar:read");
  const { from, to, timeFrom, timeTo, weekdays, patientCard } = input;
  const { people, country, minutes } = await ableProfiles(ctx, input);
  const length = input.duration ?? minutes;
  if (length === null) return [];
  const needs = await neededFacilities(ctx, input);
  const taken = await takenTimes(ctx, instantOf(from), instantOf(addDays(to, 1)), { people, needs, patientCard });
  if (patientCard !== null) await track(ctx, "event.listed", { details: { from, to, patientCards: [patientCard] } });

  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
  const open = days.filter(
    (date) => !holidayOn(date, country) && (weekdays.length === 0 || weekdays.includes(weekday(date))),
  );
  const past = { begin: -Infinity, end: Math.ceil(ctx.now().getTime() / MINUTE / RASTER) * RASTER };
  const hours = await Promise.all(people.map((person) => readHours(ctx, person)));
  const places = freePlaces({
    length,
    times: without(
      open.map((date) => onClock(date, timeFrom ?? "00:00", timeTo ?? "24:00")),
      taken.ofPatient,
    ),
    people: people.map(({ id }, at) => ({
      id,
      work: open.flatMap((date) => workAt(hours[at]!, date)),
      taken: [past, ...taken.ofProfile(id)],
    })),
    needs: needs.map((some) =>
      some.map(({ facility, people }) => ({ id: facility.id, people, taken: taken.ofFacility(facility.id) })),
    ),
    most: input.first,
  });
  const things = needs.flat().map(({ facility }) => facility);
  return places.map((place) => ({
    beginAt: new Date(place.begin * MINUTE),
    endAt: new Date(place.end * MINUTE),
    profile: people.find(({ id }) => id === place.person)!,
    facilities: place.facilities.map((id) => things.find((thing) => thing.id === id)!),
    touches: place.touches,
  }));
}

const onClock = (date: IsoDate, from: IsoTime, to: IsoTime): Minutes => ({
  begin: instantOf(date, from).getTime() / MINUTE,
  end: instantOf(date, to).getTime() / MINUTE,
});
const workAt = ({ usual, periods }: PersonHours, date: IsoDate) =>
  workOn({ usual: usual ?? USUAL, periods }, date).map(({ begin, end }) => onClock(date, clock(begin), clock(end)));
const clock = (minutes: number): IsoTime =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

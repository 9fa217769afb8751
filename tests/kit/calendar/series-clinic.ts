import { and, asc, eq, isNull } from "drizzle-orm";
import { createDb } from "#api/core/db/client.ts";
import { events } from "#api/core/db/tables/events.ts";
import { localDate, localTime } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "../api.ts";
import { checkCalendar } from "./check-calendar.ts";

const { profiles, patients, procedures } = ids;

/** A clinic of its own with a series on Mondays and Thursdays at eight; each call is a minute after the one before. */
export async function seriesClinic(
  recurrence: object = { frequency: "WEEKLY", weekdays: [1, 4], count: 6 },
  more: object = {},
) {
  const api = await testApi();
  const owner = createDb(api.database.owner);
  const call = async (document: string, variables: object = {}) => {
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    return api.call("paramedic", document, variables);
  };
  const input = {
    eventType: "EVENT",
    procedure: procedures.therapy,
    owner: profiles.paramedic,
    beginAt: "2026-03-19T08:00:00+01:00",
    patientCards: [patients.karel],
    confirmOutsideHours: true,
    ...more,
    recurrence,
  };
  const parent: number = (
    await call(`mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, { input })
  ).data.eventCreate.id;
  const of = (id: number) =>
    owner
      .select()
      .from(events)
      .where(and(eq(events.parentId, id), isNull(events.removedAt)))
      .orderBy(asc(events.recurrenceAt));
  return {
    owner,
    parent,
    of,
    api,
    at: async (id: number) =>
      (await of(id)).map(({ beginAt }) => `${localDate(beginAt).slice(5)} ${localTime(beginAt)}`),
    rule: async (id: number) =>
      (await owner.select().from(events).where(eq(events.id, id)))[0]!
        .recurrence!.split("\n")
        .slice(1)
        .join(" ")
        .replaceAll(";TZID=Europe/Prague", ""),
    update: (event: number, variables: object) =>
      call(
        `mutation ($event: Int!, $version: Int, $date: EventDateInput, $places: EventFacilitiesInput, $details: EventDetailsInput, $following: Boolean, $whole: Boolean, $override: OverrideInput) {
        eventUpdate(event: $event, version: $version, dateInput: $date, facilitiesInput: $places, detailsInput: $details, withFollowing: $following, wholeSeries: $whole, override: $override, confirmOutsideHours: true) { id parentId version recurrence beginAt } }`,
        { event, ...variables },
      ),
    remove: (event: number, scope = "") => call(`mutation { eventRemove(event: ${event}${scope}) { id } }`),
    restore: (event: number) => call(`mutation { eventRestore(event: ${event}) { id } }`),
    check: () => checkCalendar(api.database.owner),
  };
}

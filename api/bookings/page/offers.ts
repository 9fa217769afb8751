import { and, asc, eq, gt, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { offeredEvents, offeredTimes, type OfferedTime, type OfferRules } from "#rules/bookings/offered-times.ts";
import { addDays } from "#rules/time/dates.ts";
import { HOUR, later, MINUTE } from "#rules/time/durations.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import { holidayCountry } from "#rules/time/holidays.ts";
import { neededFacilities, takenTimes } from "../../calendar/availability/candidates.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { procedureProfiles } from "../../core/db/tables/procedure-profiles.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { workingHoursPeriods } from "../../core/db/tables/working-hours-periods.ts";
import type { CenterRow } from "../settings/rules.ts";
import { bookableProcedures, bookableProfiles } from "./bookable.ts";

/** The times asked for, by service, person (null is anyone) and days. */
export type Wanted = { procedure: number; profile: number | null; days: IsoDate[] };
type Procedure = typeof procedures.$inferSelect;
type Person = typeof profiles.$inferSelect;
export type Offers = { procedure: Procedure; people: Person[]; times: OfferedTime[] };

/** The times that a centre offers for a service, and their people; null where it is not offered. Six queries at most. */
export async function readOffers(ctx: InCenter, center: CenterRow, wanted: Wanted): Promise<Offers | null> {
  const rows = await ctx.db
    .select({ procedure: procedures, person: profiles })
    .from(procedures)
    .innerJoin(procedureProfiles, eq(procedureProfiles.procedureId, procedures.id))
    .innerJoin(profiles, eq(profiles.id, procedureProfiles.profileId))
    .where(
      and(
        bookableProcedures(ctx),
        bookableProfiles(ctx),
        eq(procedures.id, wanted.procedure),
        wanted.profile === null ? undefined : eq(profiles.id, wanted.profile),
      ),
    )
    .orderBy(asc(profiles.surname), asc(profiles.id));
  const [row] = rows;
  if (!row) return null;
  const { procedure } = row;
  const people = rows.map(({ person }) => person);
  const rules = offerRules(center, ctx.now());
  const days = wanted.days.filter((date) => meetsOpen(date, rules));
  if (days.length === 0) return { procedure, people, times: [] };
  const find = procedure.type === "GROUP" ? plannedTimes : freeTimes;
  return { procedure, people, times: await find(ctx, { procedure, people, days, rules }) };
}

function offerRules(center: CenterRow, now: Date): OfferRules {
  const lastDay = addDays(localDate(now), center.bookingEarliestDays);
  return {
    slotFrequency: center.bookingSlotFrequency,
    breakBetweenOperationsInMinutes: center.bookingBreakMinutes,
    bookingAtNationalHoliday: center.bookingOnHolidays,
    country: holidayCountry(center.country),
    open: {
      begin: Math.ceil(later(now, center.bookingLatestHours * HOUR).getTime() / MINUTE),
      end: instantOf(addDays(lastDay, 1)).getTime() / MINUTE,
    },
  };
}

const meetsOpen = (date: IsoDate, { open }: OfferRules) =>
  instantOf(date).getTime() / MINUTE < open.end && instantOf(addDays(date, 1)).getTime() / MINUTE > open.begin;

type Search = { procedure: Procedure; people: Person[]; days: IsoDate[]; rules: OfferRules };

async function freeTimes(ctx: InCenter, { procedure, people, days, rules }: Search): Promise<OfferedTime[]> {
  const periods = await ctx.db
    .select()
    .from(workingHoursPeriods)
    .where(
      anyOf(
        workingHoursPeriods.profileId,
        people.map(({ id }) => id),
      ),
    );
  const needs = await neededFacilities(ctx, { procedure: procedure.id, facilities: [] });
  // Events a gap before the first day, or after the last, count as well.
  const [from, to] = [instantOf(addDays(days[0]!, -1)), instantOf(addDays(days.at(-1)!, 2))];
  const taken = await takenTimes(ctx, from, to, { people, needs, patientCard: null });
  return offeredTimes({
    ...rules,
    days,
    length: procedure.durationMinutes,
    people: people.map(({ id, workingHours }) => ({
      id,
      hours: { usual: workingHours, periods: periods.filter(({ profileId }) => profileId === id) },
      taken: taken.ofProfile(id),
    })),
    needs: needs.map((some) =>
      some.map(({ facility: { id }, people }) => ({ id, people, taken: taken.ofFacility(id) })),
    ),
  });
}

/** Of a group the places that nobody has: neither a patient nor a request that waits. */
async function plannedTimes(ctx: InCenter, { procedure, people, days, rules }: Search): Promise<OfferedTime[]> {
  const taken = sql<number>`(
    (select count(*) from patient_attendances where event_id = events.id and state <> 'EXCUSED')
    + (select count(*) from bookings where event_id = events.id and status = 'CREATED'
        and (confirm_by is null or confirm_by > ${ctx.now()}::timestamptz)))::integer`;
  const rows = await ctx.db
    .select({ event: events, taken })
    .from(events)
    .where(
      and(
        eq(events.medicalCenterId, ctx.profile.medicalCenterId),
        isNull(events.removedAt),
        eq(events.procedureId, procedure.id),
        inArray(
          events.ownerId,
          people.map(({ id }) => id),
        ),
        gte(events.beginAt, instantOf(days[0]!)),
        lt(events.beginAt, instantOf(addDays(days.at(-1)!, 1))),
        gt(events.capacity, 0),
      ),
    );
  const planned = rows.map(({ event, taken }) => ({
    event: event.id,
    begin: Math.floor(event.beginAt.getTime() / MINUTE),
    end: Math.ceil(event.endAt.getTime() / MINUTE),
    person: event.ownerId!,
    left: event.capacity! - taken,
  }));
  return offeredEvents(planned, rules);
}

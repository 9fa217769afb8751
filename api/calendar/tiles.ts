import { asc, desc, sql, type SQL } from "drizzle-orm";
import type { CalendarEvent, CalendarEvents } from "#rules/calendar/draw-calendar.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { eventFacilities } from "../core/db/tables/event-facilities.ts";
import { eventProfiles } from "../core/db/tables/event-profiles.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { Fault } from "../core/fault.ts";
import { daysToLimits } from "../ft-vouchers/days-to-limits.ts";
import { track } from "../core/track.ts";
import { asked, MOST_EVENTS, type EventsQuery } from "./list.ts";

type Wanted = Pick<EventsQuery, "from" | "to" | "staffs" | "facilities">;

const minutes = (column: typeof events.beginAt | typeof events.endAt) =>
  sql`(extract(epoch from ${column}) / 60)::integer`;
const idsOf = (table: typeof eventProfiles | typeof eventFacilities, id: SQL) =>
  sql`(select json_agg(${id}) from ${table} where ${table.eventId} = ${events.id})`;

/** A patient's first visit: nothing earlier that was not called off. */
const isFirst = sql`not exists (
  select from patient_attendances earlier join events before on before.id = earlier.event_id
  where earlier.patient_card_id = ${patientAttendances.patientCardId} and earlier.state <> 'EXCUSED'
    and before.begin_at < ${events.beginAt} and before.removed_at is null)`;

const isUnpaid = sql`exists (
  select from payments where attendance_id = ${patientAttendances.id} and payed_at is null and canceled_at is null)`;

/** Visits left on the vouchers that can pay this one. */
const visitsLeft = sql`(
  select sum(service.available + service.expired)::integer from procedure_vouchers voucher
  join procedure_voucher_services service on service.voucher_id = voucher.id and service.procedure_id = ${events.procedureId}
  where voucher.patient_card_id = ${patientAttendances.patientCardId} and voucher.archived_at is null
    and voucher.valid_to >= (${events.beginAt} at time zone 'Europe/Prague')::date and service.available + service.expired > 0)`;

const patients = sql`(
  select json_agg(json_build_array(${patientCards.surname}, ${patientAttendances.state}, ${isFirst},
    num_nonnulls(${patientAttendances.arrivedAt}, ${patientAttendances.startedAt}, ${patientAttendances.leftAt}),
    ${isUnpaid}, ${visitsLeft}, ${patientAttendances.ftVoucherId}) order by ${patientAttendances.id})
  from ${patientAttendances} join ${patientCards} on ${patientCards.id} = ${patientAttendances.patientCardId}
  where ${patientAttendances.eventId} = ${events.id})`;

/** The name of a request that waits, in the place of its patient. */
const requested = sql`(
  select json_agg(json_build_array(surname, 'NOT_SET', false, 0, false, null, null)) from bookings where event_id = ${events}.id)`;

const DAYS = 6;

/** Puts the days until the next limit of its FT voucher in the place of each visit's voucher. */
async function countDays(ctx: ProfileCtx, shown: readonly CalendarEvent[]) {
  const patients = shown.flatMap((event) => event[11] ?? []);
  const days = await daysToLimits(ctx, [...new Set(patients.flatMap((patient) => patient[DAYS] ?? []))]);
  for (const patient of patients) patient[DAYS] = days.get(patient[DAYS]!) ?? null;
}

/**
 * The events of a time as the calendar draws them. The database writes them as one JSON text: a week of three thousand
 * costs one parse instead of a resolver for every field.
 */
export async function listTiles(ctx: Ctx, query: Wanted): Promise<CalendarEvents> {
  allow(ctx, "calendar:read");
  const tile = sql<CalendarEvent>`json_build_array(${events.id}, ${minutes(events.beginAt)}, ${minutes(events.endAt)}, ${events.type}, ${events.allDay},
    ${events.name}, ${events.color}, ${events.procedureId}, ${events.ownerId}, ${idsOf(eventProfiles, sql`${eventProfiles.profileId}`)},
    ${idsOf(eventFacilities, sql`${eventFacilities.facilityId}`)}, case when ${events.type} = 'BOOKING' then ${requested} else ${patients} end, ${events.capacity}, ${events.parentId} is not null,
    ${events.note} is not null, ${events.version})`;
  const rows = ctx.db
    .select({ tile: tile.as("tile") })
    .from(events)
    .where(asked(ctx, query))
    .orderBy(asc(events.beginAt), desc(events.endAt), asc(events.id))
    .limit(MOST_EVENTS + 1)
    .as("rows");
  const [{ tiles }] = (await ctx.db.select({ tiles: sql<string | null>`json_agg(${rows.tile})::text` }).from(rows)) as [
    { tiles: string | null },
  ];
  const shown = JSON.parse(tiles ?? "[]") as CalendarEvent[];
  if (shown.length > MOST_EVENTS) throw new Fault("tooMany");
  await countDays(ctx, shown);
  await track(ctx, "event.listed", { details: { ...query } });
  const used = [...new Set(shown.flatMap(([, , , , , , , procedure]) => procedure ?? []))];
  const services =
    used.length === 0
      ? []
      : await ctx.db
          .select({ id: procedures.id, name: procedures.name, color: procedures.color })
          .from(procedures)
          .where(anyOf(procedures.id, used));
  return { services, events: shown };
}

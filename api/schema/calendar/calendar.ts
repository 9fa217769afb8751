import { asc, eq } from "drizzle-orm";
import { batch, batchMany } from "../../core/batch.ts";
import { listEvents } from "../../calendar/list.ts";
import { readEvent } from "../../calendar/events/read.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { eventFacilities } from "../../core/db/tables/event-facilities.ts";
import { eventProfiles } from "../../core/db/tables/event-profiles.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { Booking, bookingOfEvent } from "../bookings/bookings.ts";
import { builder } from "../builder.ts";
import { ColorEnum, EventTypeEnum, PatientAttendanceStateEnum } from "../codes.ts";
import { Facility, Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { PatientCard, patientCardOf } from "../patients/patient-card.ts";
import { Procedure, procedureOf } from "../procedures/procedures.ts";

/** `withoutExcused` leaves the excused out of what the event shows of its patients. */
type EventRow = typeof events.$inferSelect & { withoutExcused?: boolean };

export const eventOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(events).where(anyOf(events.id, ids));
  return new Map(rows.map((row) => [row.id, row as EventRow]));
});

const staffsOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select({ eventId: eventProfiles.eventId, profile: profiles })
      .from(eventProfiles)
      .innerJoin(profiles, eq(profiles.id, eventProfiles.profileId))
      .where(anyOf(eventProfiles.eventId, ids))
      .orderBy(asc(profiles.id)),
  (row) => row.eventId,
);

const facilitiesOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select({ eventId: eventFacilities.eventId, facility: facilities })
      .from(eventFacilities)
      .innerJoin(facilities, eq(facilities.id, eventFacilities.facilityId))
      .where(anyOf(eventFacilities.eventId, ids))
      .orderBy(asc(facilities.id)),
  (row) => row.eventId,
);

const attendancesOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(patientAttendances)
      .where(anyOf(patientAttendances.eventId, ids))
      .orderBy(asc(patientAttendances.id)),
  (row) => row.eventId,
);

export const Event = builder.objectRef<EventRow>("Event");

/** With its event where that was read in the same query: waiting for a batch would part the questions that follow. */
export type AttendanceRow = typeof patientAttendances.$inferSelect & { event?: EventRow };

export const PatientAttendance = builder.objectRef<AttendanceRow>("PatientAttendance").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    state: t.expose("state", { type: PatientAttendanceStateEnum }),
    event: t.field({
      type: Event,
      resolve: async (row, _args, ctx) => row.event ?? (await eventOf(ctx, row.eventId))!,
    }),
    patientCard: t.field({
      type: PatientCard,
      resolve: async (row, _args, ctx) => (await patientCardOf(ctx, row.patientCardId))!,
    }),
  }),
});

Event.implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    eventType: t.expose("type", { type: EventTypeEnum }),
    beginAt: t.expose("beginAt", { type: "DateTime" }),
    endAt: t.expose("endAt", { type: "DateTime" }),
    allDay: t.exposeBoolean("allDay"),
    name: t.exposeString("name", { nullable: true }),
    note: t.exposeString("note", { nullable: true }),
    issue: t.exposeString("issue", { nullable: true, description: "The patient's complaint" }),
    color: t.expose("color", {
      type: ColorEnum,
      nullable: true,
      description: "The event's own colour; without one the service's applies",
    }),
    capacity: t.exposeInt("capacity", { nullable: true, description: "Number of places of a GROUP" }),
    recurrence: t.string({
      nullable: true,
      description: "The rule of its series by RFC 5545: lines DTSTART, RRULE, EXDATE, RDATE, wall-clock time of Prague",
      resolve: async (row, _args, ctx) =>
        row.parentId === null ? null : (await eventOf(ctx, row.parentId))!.recurrence,
    }),
    parentId: t.exposeInt("parentId", {
      nullable: true,
      description: "The first event of its series, which names itself; null outside of a series",
    }),
    recurrenceAt: t.expose("recurrenceAt", {
      type: "DateTime",
      nullable: true,
      description: "Begin by the rule of its series; the event itself may have been moved",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    version: t.exposeInt("version"),
    booking: t.field({ type: Booking, nullable: true, resolve: (row, _args, ctx) => bookingOfEvent(ctx, row.id) }),
    procedure: t.field({
      type: Procedure,
      nullable: true,
      resolve: (row, _args, ctx) => (row.procedureId === null ? null : procedureOf(ctx, row.procedureId)),
    }),
    owner: t.field({
      type: Profile,
      nullable: true,
      resolve: (row, _args, ctx) => (row.ownerId === null ? null : profileOf(ctx, row.ownerId)),
    }),
    staffs: t.field({
      type: [Profile],
      description: "Participants in addition to the owner",
      resolve: async (row, _args, ctx) => (await staffsOf(ctx, row.id)).map(({ profile }) => profile),
    }),
    facilities: t.field({
      type: [Facility],
      resolve: async (row, _args, ctx) => (await facilitiesOf(ctx, row.id)).map(({ facility }) => facility),
    }),
    patientAttendances: t.field({
      type: [PatientAttendance],
      resolve: async (row, _args, ctx) =>
        (await attendancesOf(ctx, row.id)).filter(({ state }) => !row.withoutExcused || state !== "EXCUSED"),
    }),
  }),
});

builder.queryFields((t) => ({
  event: t.field({
    type: Event,
    rule: "calendar:read",
    args: { event: t.arg.int({ required: true }) },
    resolve: (_root, { event }, ctx) => readEvent(ctx, event),
  }),
  events: t.field({
    type: [Event],
    rule: "calendar:read",
    description: "Events that overlap a period of at most 45 days, earliest first, at most 10,000",
    args: {
      from: t.arg({ type: "DateTime", required: true }),
      to: t.arg({ type: "DateTime", required: true }),
      excludeExcusedAttendances: t.arg.boolean(),
      staffs: t.arg.intList(),
      patientCards: t.arg.intList(),
      facilities: t.arg.intList(),
    },
    resolve: (_root, args, ctx) => listEvents(ctx, args),
  }),
}));

import { waitingRoomProgresses } from "#rules/codes.ts";
import { batch } from "../../core/batch.ts";
import { listAttendances } from "../../calendar/attendances/list-attendances.ts";
import { setAttendance } from "../../calendar/attendances/set-attendance.ts";
import { setProgress } from "../../calendar/events/set-progress.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { Booking, bookingOfAttendance } from "../bookings/bookings.ts";
import { builder } from "../builder.ts";
import { PatientAttendance, type AttendanceRow } from "./calendar.ts";
import { PatientAttendanceStateEnum } from "../codes.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { SortDirectionEnum } from "../patients/patients.ts";

export const attendanceOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(patientAttendances).where(anyOf(patientAttendances.id, ids));
  return new Map(rows.map((row) => [row.id, row as AttendanceRow]));
});

const WaitingRoomProgressEnum = builder.enumType("WaitingRoomProgress", { values: waitingRoomProgresses });

builder.objectFields(PatientAttendance, (t) => ({
  stateAt: t.expose("stateAt", { type: "DateTime", nullable: true, description: "Time at which the state was set" }),
  stateBy: t.field({
    type: Profile,
    nullable: true,
    resolve: (row, _args, ctx) => (row.stateBy === null ? null : profileOf(ctx, row.stateBy)),
  }),
  arrivedAt: t.expose("arrivedAt", {
    type: "DateTime",
    nullable: true,
    description: "The way through the waiting room",
  }),
  startedAt: t.expose("startedAt", { type: "DateTime", nullable: true }),
  leftAt: t.expose("leftAt", { type: "DateTime", nullable: true }),
  booking: t.field({
    type: Booking,
    nullable: true,
    description: "The request that it has come from",
    resolve: (row, _args, ctx) => bookingOfAttendance(ctx, row.id),
  }),
  version: t.exposeInt("version"),
}));

export type AttendanceListRow = { items: AttendanceRow[]; total: number; page: number; pageSize: number };
export const PatientAttendanceList = builder.objectRef<AttendanceListRow>("PatientAttendanceList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [PatientAttendance] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

builder.queryFields((t) => ({
  patientAttendances: t.field({
    type: PatientAttendanceList,
    rule: "calendar:read",
    description: "A patient's visits, 50 a page, the latest first",
    args: {
      patientCard: t.arg.int({ required: true }),
      from: t.arg({ type: "DateTime", description: "Visits that begin at this time or later" }),
      to: t.arg({ type: "DateTime", description: "Visits that begin before this time" }),
      states: t.arg({ type: [PatientAttendanceStateEnum] }),
      procedure: t.arg.int(),
      direction: t.arg({ type: SortDirectionEnum }),
      page: t.arg.int(),
    },
    resolve: (_root, args, ctx) => listAttendances(ctx, args),
  }),
}));

builder.mutationFields((t) => ({
  patientAttendanceSetState: t.field({
    type: PatientAttendance,
    rule: "calendar:write",
    description:
      "EXCUSED frees the place, and for an event with one patient also its people and rooms; reverting it may be refused with all conflicts",
    args: {
      patientAttendance: t.arg.int({ required: true }),
      state: t.arg({ type: PatientAttendanceStateEnum, required: true }),
    },
    resolve: (_root, { patientAttendance, state }, ctx) => setAttendance(ctx, patientAttendance, state),
  }),
  patientAttendanceSetProgress: t.field({
    type: PatientAttendance,
    rule: "calendar:write",
    description: "Arrived, in treatment, left: a step sets the earlier ones too; going back clears the later ones",
    args: {
      patientAttendance: t.arg.int({ required: true }),
      progress: t.arg({ type: WaitingRoomProgressEnum, required: true }),
    },
    resolve: (_root, { patientAttendance, progress }, ctx) => setProgress(ctx, patientAttendance, progress),
  }),
}));

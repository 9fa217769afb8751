import { batch } from "../../core/batch.ts";
import { listVisits } from "../../calendar/attendances/list-visits.ts";
import { sumVisits } from "../../calendar/attendances/sum-visits.ts";
import { PatientAttendanceList, type AttendanceListRow } from "../calendar/attendances.ts";
import { builder } from "../builder.ts";
import { Event } from "../calendar/calendar.ts";
import { profileOf } from "../medical-centers/medical-centers.ts";
import { PatientCard } from "./patient-card.ts";

const visitsOf = batch(sumVisits);

const PatientVisits = builder.objectRef<Record<"coming" | "past", AttendanceListRow>>("PatientVisits").implement({
  fields: (t) => ({
    coming: t.expose("coming", { type: PatientAttendanceList, description: "The nearest first" }),
    past: t.expose("past", { type: PatientAttendanceList, description: "The latest first" }),
  }),
});

const VisitCounts = builder.objectRef<{ total: number; notExcused: number; excused: number }>("VisitCounts").implement({
  fields: (t) => ({
    total: t.exposeInt("total", { description: "Coming and past" }),
    notExcused: t.exposeInt("notExcused", { description: "Missed without an excuse" }),
    excused: t.exposeInt("excused"),
  }),
});

builder.objectFields(PatientCard, (t) => ({
  visitCounts: t.field({
    type: VisitCounts,
    resolve: async ({ id }, _args, ctx) => (await visitsOf(ctx, id)) ?? { total: 0, notExcused: 0, excused: 0 },
  }),
  nextVisit: t.field({
    type: Event,
    nullable: true,
    description: "The next visit the patient is not excused from",
    resolve: async ({ id }, _args, ctx) => {
      const { event, owner } = (await visitsOf(ctx, id))?.next ?? {};
      if (owner) profileOf.prime(ctx, owner.id, owner);
      return event ?? null;
    },
  }),
  visits: t.field({
    type: PatientVisits,
    description: "A page of the coming and one of the past, 50 each",
    args: {
      patientAttendance: t.arg.int({ description: "The visit whose page is requested" }),
    },
    resolve: ({ id }, args, ctx) => listVisits(ctx, id, args.patientAttendance ?? null),
  }),
}));

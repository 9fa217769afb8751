import { calendarResources } from "../../calendar/availability/resources.ts";
import { listPatientCards } from "../../patients/list.ts";
import type { WaitingPatient as Row } from "../../waiting-patients/columns.ts";
import { readWaitingPatient } from "../../waiting-patients/read.ts";
import { listServices } from "../../waiting-patients/services.ts";
import { waitingPatientsFor, type Suiting } from "../../waiting-patients/suiting.ts";
import { clock } from "../../waiting-patients/values.ts";
import { builder } from "../builder.ts";
import { eventOf, Event } from "../calendar/calendar.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { PatientCardList } from "../patients/patients.ts";
import { PatientCard, patientCardOf } from "../patients/patient-card.ts";
import { Procedure, procedureOf } from "../procedures/procedures.ts";

const first = <T>(ids: number[], load: (id: number) => Promise<T | null>) =>
  ids[0] === undefined ? null : load(ids[0]);
const all = <T>(ids: number[], load: (id: number) => Promise<T | null>) =>
  Promise.all(ids.map(async (id) => (await load(id))!));

export const WaitingPatient = builder.objectRef<Row>("WaitingPatient").implement({
  description: "A waiting patient and their preferences; empty fields accept anything",
  fields: (t) => ({
    id: t.exposeInt("id"),
    patientCard: t.field({
      type: PatientCard,
      resolve: async (row, _args, ctx) => (await patientCardOf(ctx, row.patientCardId))!,
    }),
    phone: t.string({
      nullable: true,
      description: "The card's, if the entry has none of its own",
      resolve: async (row, _args, ctx) => row.phone ?? (await patientCardOf(ctx, row.patientCardId))!.phone,
    }),
    email: t.string({
      nullable: true,
      description: "The card's, if the entry has none of its own",
      resolve: async (row, _args, ctx) => row.email ?? (await patientCardOf(ctx, row.patientCardId))!.email,
    }),
    note: t.exposeString("note", { nullable: true }),
    procedure: t.field({
      type: Procedure,
      nullable: true,
      description: "The first of `procedures`",
      resolve: (row, _args, ctx) => first(row.procedures, (id) => procedureOf(ctx, id)),
    }),
    procedures: t.field({
      type: [Procedure],
      resolve: (row, _args, ctx) => all(row.procedures, (id) => procedureOf(ctx, id)),
    }),
    paramedic: t.field({
      type: Profile,
      nullable: true,
      description: "The first of `profiles`",
      resolve: (row, _args, ctx) => first(row.profiles, (id) => profileOf(ctx, id)),
    }),
    profile: t.field({
      type: Profile,
      nullable: true,
      description: "The same as `paramedic`",
      resolve: (row, _args, ctx) => first(row.profiles, (id) => profileOf(ctx, id)),
    }),
    profiles: t.field({ type: [Profile], resolve: (row, _args, ctx) => all(row.profiles, (id) => profileOf(ctx, id)) }),
    weekdays: t.exposeIntList("weekdays", { description: "1 Monday to 7 Sunday" }),
    timeFrom: t.string({ nullable: true, description: "HH:mm", resolve: (row) => clock(row.timeFrom) }),
    timeTo: t.string({ nullable: true, description: "HH:mm", resolve: (row) => clock(row.timeTo) }),
    availableFrom: t.expose("availableFrom", { type: "Date", nullable: true }),
    availableTo: t.expose("availableTo", { type: "Date", nullable: true }),
    urgent: t.exposeBoolean("urgent"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    bookedEvent: t.field({
      type: Event,
      nullable: true,
      description: "The event that fulfilled it",
      resolve: (row, _args, ctx) =>
        row.bookedEventId === null || row.removedAt === null ? null : eventOf(ctx, row.bookedEventId),
    }),
    canceledEvent: t.field({
      type: Event,
      nullable: true,
      description: "The event whose cancellation created it",
      resolve: (row, _args, ctx) => (row.canceledEventId === null ? null : eventOf(ctx, row.canceledEventId)),
    }),
    version: t.exposeInt("version"),
  }),
});

const SuitingWaitingPatient = builder.objectRef<Suiting>("SuitingWaitingPatient").implement({
  description: "A waiting-list entry that fits a free slot, and the visit it would become",
  fields: (t) => ({
    waitingPatient: t.expose("waitingPatient", { type: WaitingPatient }),
    procedure: t.field({
      type: Procedure,
      nullable: true,
      description: "Null if any service is accepted",
      resolve: (row, _args, ctx) => (row.procedure === null ? null : procedureOf(ctx, row.procedure)),
    }),
    beginAt: t.expose("beginAt", { type: "DateTime" }),
    endAt: t.expose("endAt", { type: "DateTime" }),
  }),
});

type Choices = { profile?: number | null };

/** The options of a waiting patient's form. Each list is read only when it is requested. */
const WaitingPatientChoices = builder.interfaceRef<Choices>("WaitingPatientChoices").implement({
  fields: (t) => ({
    profiles: t.field({
      type: [Profile],
      resolve: async (_row, _args, ctx) => (await calendarResources(ctx, {})).staffs,
    }),
    patientCards: t.field({
      type: PatientCardList,
      description: "At most 50, as in `patientCards`",
      args: { q: t.arg.string(), page: t.arg.int(), pageSize: t.arg.int() },
      resolve: (_row, args, ctx) => listPatientCards(ctx, args),
    }),
    procedures: t.field({ type: [Procedure], resolve: ({ profile }, _args, ctx) => listServices(ctx, profile) }),
  }),
});
const Codebook = builder
  .objectRef<Choices>("WaitingPatientCodebook")
  .implement({ interfaces: [WaitingPatientChoices] });
const Detail = builder.objectRef<Choices & { waitingPatient: Row }>("WaitingPatientDetail").implement({
  interfaces: [WaitingPatientChoices],
  fields: (t) => ({ waitingPatient: t.expose("waitingPatient", { type: WaitingPatient }) }),
});

const ProcedureInput = builder.inputType("WaitingPatientProcedureInput", {
  fields: (t) => ({ profile: t.int({ description: "Only services this profile provides" }) }),
});

builder.queryFields((t) => ({
  waitingPatient: t.field({
    type: Detail,
    rule: "calendar:read",
    args: {
      waitingPatient: t.arg.int({ required: true }),
      procedureInput: t.arg({ type: ProcedureInput, required: true }),
    },
    resolve: async (_root, { waitingPatient, procedureInput }, ctx) => ({
      ...procedureInput,
      waitingPatient: await readWaitingPatient(ctx, waitingPatient),
    }),
  }),
  waitingPatientCodebook: t.field({
    type: Codebook,
    rule: "calendar:read",
    args: { procedureInput: t.arg({ type: ProcedureInput }) },
    resolve: (_root, { procedureInput }) => ({ ...procedureInput }),
  }),
  waitingPatientsFor: t.field({
    type: [SuitingWaitingPatient],
    rule: "calendar:read",
    description: "Entries that fit a free slot within one day, best first, at most 20",
    args: {
      from: t.arg({ type: "DateTime", required: true }),
      to: t.arg({ type: "DateTime", required: true }),
      profile: t.arg.int({ required: true, description: "The profile whose time is free" }),
      procedure: t.arg.int({ description: "Only for this service" }),
    },
    resolve: (_root, args, ctx) => waitingPatientsFor(ctx, args),
  }),
}));

import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { onReplica } from "../../core/on-replica.ts";
import { statsDetails, type StatsDetails as Details } from "../../statistics/details/details.ts";
import { facilityUse, type FacilityUse } from "../../statistics/details/facilities.ts";
import { workByPerson, type PersonWork } from "../../statistics/details/people.ts";
import { sumByService, type ServiceIncome } from "../../statistics/details/services.ts";
import { countLateExcuses, countReturning } from "../../statistics/details/visits.ts";
import { builder } from "../builder.ts";
import { Facility, Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { Procedure, procedureOf } from "../procedures/procedures.ts";
import { StatsPeriodEnum } from "./statistics.ts";

const StatsPeriodInput = builder.inputType("StatsPeriodInput", {
  fields: (t) => ({
    period: t.field({ type: StatsPeriodEnum, required: true, description: "A calendar period of Prague" }),
    date: t.field({
      type: "Date",
      description: "A day within the period, of the years 2000 to 2100; today by default",
    }),
    staffs: t.intList({ description: "Their visits alone" }),
    procedures: t.intList({ description: "Visits of these services alone" }),
  }),
});

const StatsReturning = builder.objectRef<{ patients: number; returning: number }>("StatsReturning").implement({
  fields: (t) => ({
    patients: t.exposeInt("patients", { description: "Those who came" }),
    returning: t.exposeInt("returning", { description: "Those of them with a coming visit, as it is now" }),
  }),
});

const StatsService = builder.objectRef<ServiceIncome>("StatsService").implement({
  description: "Money of patients by the service of their visit, in minor units of the centre's currency",
  fields: (t) => ({
    procedure: t.field({
      type: Procedure,
      nullable: true,
      description: "Null where it came for no visit: passes, goods",
      resolve: ({ procedureId }, _args, ctx) => (procedureId === null ? null : procedureOf(ctx, procedureId)),
    }),
    cash: t.expose("CASH", { type: "SafeInt" }),
    card: t.expose("CARD", { type: "SafeInt" }),
    transfer: t.expose("TRANSFER", { type: "SafeInt" }),
    total: t.expose("total", { type: "SafeInt" }),
  }),
});

const StatsPerson = builder.objectRef<PersonWork>("StatsPerson").implement({
  description: "Work of a person: in a visit with two people it counts for both, its money for the one who led it",
  fields: (t) => ({
    profile: t.field({
      type: Profile,
      resolve: async ({ profileId }, _args, ctx) => (await profileOf(ctx, profileId))!,
    }),
    visits: t.exposeInt("visits", { description: "Visits that took place" }),
    minutes: t.exposeInt("minutes", { description: "Minutes of events to which somebody came" }),
    income: t.expose("income", { type: "SafeInt", description: "Money of patients by the day of their visit" }),
    busy: t.exposeInt("busy", { description: "Minutes of all events" }),
    working: t.exposeInt("working", {
      nullable: true,
      description: "Minutes of working hours without time off; null where the person has none",
    }),
  }),
});

const StatsFacility = builder.objectRef<FacilityUse>("StatsFacility").implement({
  fields: (t) => ({
    facility: t.field({ type: Facility, resolve: ({ facility }) => facility }),
    busy: t.exposeInt("busy", { description: "Minutes of its events" }),
    open: t.exposeInt("open", { nullable: true, description: "Minutes in which anybody of the centre works" }),
  }),
});

/** Reads a part of the details where statistics are read. */
const partOf =
  <T>(read: (ctx: ProfileCtx, details: Details) => Promise<T>) =>
  (details: Details, _args: object, ctx: Ctx) =>
    onReplica(ctx as ProfileCtx, (ctx) => read(ctx, details));

const StatsDetails = builder.objectRef<Details>("StatsDetails").implement({
  fields: (t) => ({
    lateExcuses: t.field({
      type: "Int",
      description: "Visits that were excused too late, by the rule of missed visits on their day",
      resolve: partOf(countLateExcuses),
    }),
    returning: t.field({
      type: StatsReturning,
      resolve: partOf(countReturning),
    }),
    services: t.field({
      type: [StatsService],
      resolve: partOf(sumByService),
    }),
    people: t.field({
      type: [StatsPerson],
      resolve: partOf(workByPerson),
    }),
    facilities: t.field({
      type: [StatsFacility],
      description: "Rooms and equipment of the whole centre; none where people are chosen",
      resolve: partOf(facilityUse),
    }),
  }),
});

builder.queryField("statsDetails", (t) =>
  t.field({
    type: StatsDetails,
    rule: "statistics:read",
    description: "Figures of a period besides its charts; paramedics get their own",
    args: { statsInput: t.arg({ type: StatsPeriodInput, required: true }) },
    resolve: (_root, { statsInput }, ctx) => statsDetails(ctx, statsInput),
  }),
);

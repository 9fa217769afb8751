import type { UnmetLimit } from "#rules/insurance/ft-vouchers/unmet-limits.ts";
import { bookFtVoucherVisits } from "../../ft-voucher-plans/book.ts";
import { planFtVoucher, type FtVoucherPlan as Plan } from "../../ft-voucher-plans/plan.ts";
import { builder } from "../builder.ts";
import { Event } from "../calendar/calendar.ts";
import { FreePlace } from "../calendar/free-places.ts";
import { FtVoucher, FtVoucherStep } from "../ft-vouchers/ft-vouchers.ts";
import { Profile } from "../medical-centers/medical-centers.ts";
import { Procedure, procedureOf } from "../procedures/procedures.ts";

const FtVoucherVisitInput = builder.inputType("FtVoucherVisitInput", {
  fields: (t) => ({
    beginAt: t.field({ type: "DateTime", required: true }),
    profile: t.int({ required: true }),
    facilities: t.intList(),
  }),
});

const FtVoucherPlanInput = builder.inputType("FtVoucherPlanInput", {
  description: "Omitted criteria are proposed",
  fields: (t) => ({
    procedure: t.int({ description: "A service of one patient; omitted: the one that the patient had last" }),
    profiles: t.intList({
      description:
        "Any one of these; empty: anyone of the voucher's specialty who gives the service; omitted: the one whom the patient saw last",
    }),
    facilities: t.intList({ description: "One of these rooms and one of these devices instead of the service's" }),
    from: t.field({ type: "Date", description: "The first of at most 62 days that are searched; omitted: tomorrow" }),
    timeFrom: t.string({ description: "HH:mm" }),
    timeTo: t.string({ description: "HH:mm" }),
    weekdays: t.intList({ description: "1 Monday to 7 Sunday; empty means any" }),
    visits: t.int({ description: "Refused with E293 beyond those that are left, which are the ones proposed" }),
    daysBetween: t.int({
      description: "Least days from one visit to the next; omitted: the most, up to 7, at which no visit is lost",
    }),
    kept: t.field({
      type: [FtVoucherVisitInput],
      description:
        "Slots that stay in the plan while they are free; other ones replace the rest, of the same day where there are any",
    }),
  }),
});

const FtVoucherVisitsInput = builder.inputType("FtVoucherVisitsInput", {
  fields: (t) => ({
    procedure: t.int({ required: true }),
    visits: t.field({ type: [FtVoucherVisitInput], required: true }),
  }),
});

const FtVoucherPlannedVisit = builder.objectRef<Plan["visits"][number]>("FtVoucherPlannedVisit").implement({
  fields: (t) => ({
    place: t.expose("place", { type: FreePlace }),
    alternatives: t.expose("slots", {
      type: [FreePlace],
      description: "Free slots of the same day and near ones, its own included",
    }),
  }),
});

const FtVoucherUnmetLimit = builder.objectRef<UnmetLimit>("FtVoucherUnmetLimit").implement({
  fields: (t) => ({
    limit: t.expose("limit", { type: FtVoucherStep }),
    by: t.expose("by", { type: "Date" }),
    visits: t.exposeInt("visits", { description: "As many do not fit" }),
  }),
});

const FtVoucherPlan = builder.objectRef<Plan>("FtVoucherPlan").implement({
  description: "Proposed visits of an FT voucher, and the criteria by which they were found",
  fields: (t) => ({
    ftVoucher: t.expose("voucher", { type: FtVoucher }),
    procedure: t.field({
      type: Procedure,
      nullable: true,
      description: "Nothing is searched without one",
      resolve: ({ procedure }, _args, ctx) => (procedure === null ? null : procedureOf(ctx, procedure)),
    }),
    profiles: t.exposeIntList("profiles", { description: "Ids; empty means anyone" }),
    from: t.expose("from", { type: "Date" }),
    to: t.expose("to", { type: "Date", description: "The last day that was searched" }),
    visits: t.exposeInt("wanted", { description: "As many as are asked for" }),
    daysBetween: t.exposeInt("daysBetween"),
    plannedVisits: t.expose("visits", { type: [FtVoucherPlannedVisit], description: "The earliest first" }),
    unmetLimits: t.expose("unmet", {
      type: [FtVoucherUnmetLimit],
      description: "Limits that these visits do not keep; they refuse nothing",
    }),
    procedures: t.expose("services", { type: [Procedure], description: "The services that can be planned" }),
    staffs: t.expose("people", { type: [Profile], description: "The people of the voucher's specialty" }),
  }),
});

const FtVoucherBooking = builder
  .objectRef<Awaited<ReturnType<typeof bookFtVoucherVisits>>>("FtVoucherBooking")
  .implement({
    fields: (t) => ({
      ftVoucher: t.expose("voucher", { type: FtVoucher }),
      events: t.expose("events", { type: [Event], description: "The earliest first" }),
    }),
  });

builder.queryField("ftVoucherPlan", (t) =>
  t.field({
    type: FtVoucherPlan,
    rule: "ftVoucher:keep",
    description: "Refused with E288 if the voucher is closed, E290 if it has no visit left",
    args: { ftVoucher: t.arg.int({ required: true }), input: t.arg({ type: FtVoucherPlanInput }) },
    resolve: (_root, { ftVoucher, input }, ctx) => planFtVoucher(ctx, ftVoucher, input),
  }),
);

builder.mutationField("ftVoucherVisitsBook", (t) =>
  t.field({
    type: FtVoucherBooking,
    rule: "ftVoucher:keep",
    description:
      "Books all of these visits or none. Refused with all conflicts (extensions.conflicts): E101 taken, E106 outside working hours; and with E293 if the voucher has fewer left",
    args: {
      ftVoucher: t.arg.int({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: FtVoucherVisitsInput, required: true }),
    },
    resolve: (_root, { ftVoucher: id, version, input }, ctx) => bookFtVoucherVisits(ctx, { id, version }, input),
  }),
);

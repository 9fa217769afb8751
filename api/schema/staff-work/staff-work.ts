import { handoverObstacles } from "#rules/codes.ts";
import {
  readProfileWork,
  type DescribedPlan,
  type DescribedWork,
  type ProfileWork as Row,
} from "../../staff-work/read.ts";
import { readWaitingWork, type WaitingWork, type WaitingWorkItem } from "../../staff-work/read-waiting.ts";
import { builder } from "../builder.ts";
import { Event } from "../calendar/calendar.ts";
import { EventConflict } from "../calendar/recurrence-preview.ts";
import { WaitingPatient } from "../waiting-patients/waiting-patients.ts";

const HandoverObstacleEnum = builder.enumType("HandoverObstacle", {
  description:
    "TAKEN and OUTSIDE_HOURS of the one who takes over; SERVICE_NOT_GIVEN by them; the waiting list takes no REQUEST, none with NO_PATIENTS to come, and none that the colleague only HELPS with; CHANGED since it was handed over, or begun",
  values: handoverObstacles,
});

const ProfileWorkItem = builder.objectRef<DescribedWork>("ProfileWorkItem").implement({
  fields: (t) => ({
    event: t.expose("event", { type: Event, description: "The first of them" }),
    events: t.exposeInt("events", { description: "Number of events of its series that are still to come" }),
    obstacle: t.expose("obstacle", {
      type: HandoverObstacleEnum,
      nullable: true,
      description: "The reason why it stays; null where it can be handed over, or nobody to take over is given",
    }),
    conflicts: t.expose("conflicts", { type: [EventConflict], description: "The first three conflicts" }),
  }),
});

const HandoverPlan = builder.objectRef<NonNullable<Row["plan"]>>("HandoverPlan").implement({
  description: "The result that a handover of everything would have now",
  fields: (t) => ({
    events: t.exposeInt("events", { description: "Events and series that can be handed over" }),
    waitingPatients: t.exposeInt("waitingPatients"),
    stayingTotal: t.exposeInt("stayingTotal"),
  }),
});

export const HandoverReturn = builder.objectRef<DescribedPlan>("HandoverReturn").implement({
  description: "The result that undoing a handover would have now",
  fields: (t) => ({
    events: t.exposeInt("events", { description: "Events that come back" }),
    waitingPatients: t.exposeInt("waitingPatients"),
    staying: t.expose("staying", { type: [ProfileWorkItem], description: "The first 25 that stay" }),
    stayingTotal: t.exposeInt("stayingTotal"),
  }),
});

const ProfileWork = builder.objectRef<Row>("ProfileWork").implement({
  description: "The work that a colleague has ahead",
  fields: (t) => ({
    items: t.expose("items", {
      type: [ProfileWorkItem],
      description: "25 a page, by their first begin; with one to take over those that can go, or those that stay",
    }),
    total: t.exposeInt("total", { description: "All events and series" }),
    listed: t.exposeInt("listed", { description: "Those of which this is a page" }),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
    requests: t.exposeInt("requests", { description: "Undecided requests that hold their time" }),
    waitingPatients: t.exposeInt("waitingPatients", { description: "Those who asked for them" }),
    drafts: t.exposeInt("drafts", { description: "Reports that nobody else can sign" }),
    plan: t.expose("plan", { type: HandoverPlan, nullable: true, description: "With one to take over alone" }),
  }),
});

const ProfileWaitingItem = builder.objectRef<WaitingWorkItem>("ProfileWaitingItem").implement({
  fields: (t) => ({
    waitingPatient: t.expose("waitingPatient", { type: WaitingPatient }),
    obstacle: t.expose("obstacle", { type: HandoverObstacleEnum, nullable: true }),
  }),
});

const ProfileWaitingPatients = builder.objectRef<WaitingWork>("ProfileWaitingPatients").implement({
  description: "Waiting patients who asked for a colleague",
  fields: (t) => ({
    items: t.expose("items", { type: [ProfileWaitingItem], description: "25 a page, the longest waiting first" }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page"),
    pageSize: t.exposeInt("pageSize"),
  }),
});

builder.queryFields((t) => ({
  profileWork: t.field({
    type: ProfileWork,
    rule: "staff:write",
    args: {
      profile: t.arg.int({ required: true }),
      page: t.arg.int(),
      to: t.arg.int({ description: "A profile to hand it over to" }),
      toWaitingList: t.arg.boolean({ description: "Instead of a profile" }),
      confirmOutsideHours: t.arg.boolean(),
      staying: t.arg.boolean({ description: "The page is of what stays" }),
    },
    resolve: (_root, { profile, ...asked }, ctx) => readProfileWork(ctx, profile, asked),
  }),
  profileWaitingPatients: t.field({
    type: ProfileWaitingPatients,
    rule: "staff:write",
    args: {
      profile: t.arg.int({ required: true }),
      page: t.arg.int(),
      to: t.arg.int({ description: "A profile to hand them over to" }),
    },
    resolve: (_root, { profile, ...asked }, ctx) => readWaitingWork(ctx, profile, asked),
  }),
}));

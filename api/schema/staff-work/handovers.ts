import { handOver, type HandoverRow } from "../../staff-work/hand-over.ts";
import { handoverCounts, listHandovers, previewUndo } from "../../staff-work/list-handovers.ts";
import type { DescribedPlan } from "../../staff-work/read.ts";
import { undoHandover } from "../../staff-work/undo.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { HandoverReturn } from "./staff-work.ts";

const Handover = builder.objectRef<HandoverRow>("Handover").implement({
  description: "Work of a colleague that was handed over at once",
  fields: (t) => ({
    id: t.exposeInt("id"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    from: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.fromProfileId))! }),
    to: t.field({
      type: Profile,
      nullable: true,
      description: "Null for the waiting list",
      resolve: (row, _args, ctx) => (row.toProfileId === null ? null : profileOf(ctx, row.toProfileId)),
    }),
    events: t.int({ resolve: async ({ id }, _args, ctx) => (await handoverCounts(ctx, id))?.events ?? 0 }),
    waitingPatients: t.int({
      resolve: async ({ id }, _args, ctx) => (await handoverCounts(ctx, id))?.waitingPatients ?? 0,
    }),
    undoneAt: t.expose("undoneAt", { type: "DateTime", nullable: true }),
  }),
});

const HandoverUndoPreview = builder
  .objectRef<{ handover: HandoverRow; plan: DescribedPlan | null }>("HandoverUndoPreview")
  .implement({
    fields: (t) => ({
      handover: t.expose("handover", { type: Handover }),
      plan: t.expose("plan", { type: HandoverReturn, nullable: true, description: "Null once it is undone" }),
    }),
  });

const HandoverInput = builder.inputType("HandoverInput", {
  fields: (t) => ({
    to: t.int({ description: "The profile that takes over; omitted: the waiting list" }),
    all: t.boolean({ description: "All that can be handed over" }),
    events: t.intList({ description: "At most 100; each with the rest of its series" }),
    waitingPatients: t.intList({ description: "At most 100" }),
    confirmOutsideHours: t.boolean({ description: "Also outside the working hours of the one who takes over" }),
  }),
});

builder.queryFields((t) => ({
  handovers: t.field({
    type: [Handover],
    rule: "staff:write",
    description: "The last ten of a colleague's work, the newest first",
    args: { profile: t.arg.int({ required: true }) },
    resolve: (_root, { profile }, ctx) => listHandovers(ctx, profile),
  }),
  handoverUndoPreview: t.field({
    type: HandoverUndoPreview,
    rule: "staff:write",
    args: { handover: t.arg.int({ required: true }) },
    resolve: (_root, { handover }, ctx) => previewUndo(ctx, handover),
  }),
}));

builder.mutationFields((t) => ({
  handoverCreate: t.field({
    type: Handover,
    rule: "staff:write",
    description:
      "Hands over what is free and given by the other; the rest stays. Refused at `events` where nothing can be handed over",
    args: { profile: t.arg.int({ required: true }), input: t.arg({ type: HandoverInput, required: true }) },
    resolve: (_root, { profile, input }, ctx) => handOver(ctx, profile, input),
  }),
  handoverUndo: t.field({
    type: Handover,
    rule: "staff:write",
    description:
      "Gives back what has not been changed since and is free; the rest stays. Refused with E012 once it is undone, and with E331 where the colleague has no access",
    args: { handover: t.arg.int({ required: true }) },
    resolve: (_root, { handover }, ctx) => undoHandover(ctx, handover),
  }),
}));

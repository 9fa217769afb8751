import { claimKinds, conflictReasons } from "#rules/codes.ts";
import type { Conflict } from "../../calendar/occupancy/describe.ts";
import { previewRecurrence } from "../../calendar/series/preview-recurrence.ts";
import { builder } from "../builder.ts";
import { EventCreateInput } from "./event-create.ts";

const ClaimKindEnum = builder.enumType("ClaimKind", { values: claimKinds });
const ConflictReasonEnum = builder.enumType("ConflictReason", { values: conflictReasons });

export const EventConflict = builder.objectRef<Conflict>("EventConflict").implement({
  description:
    "A person or resource an event cannot have at its time, and the reason; also in extensions.conflicts of a refusal",
  fields: (t) => ({
    kind: t.expose("kind", { type: ClaimKindEnum }),
    id: t.exposeInt("id", { description: "Id of the profile, the facility or the patient's card" }),
    label: t.exposeString("label"),
    reason: t.expose("reason", { type: ConflictReasonEnum }),
    at: t.expose("at", { type: "DateTime", description: "Begin of the proposed event" }),
    from: t.expose("from", { type: "DateTime", description: "Begin of the conflicting event" }),
    to: t.expose("to", { type: "DateTime" }),
    event: t.exposeInt("event", { nullable: true }),
    eventName: t.exposeString("eventName", { nullable: true }),
  }),
});

type Preview = Awaited<ReturnType<typeof previewRecurrence>>;

const RecurrenceDate = builder.objectRef<Preview["dates"][number]>("RecurrenceDate").implement({
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "Its key in exceptions" }),
    beginAt: t.expose("beginAt", { type: "DateTime" }),
    endAt: t.expose("endAt", { type: "DateTime" }),
    leftOut: t.exposeBoolean("leftOut"),
    moved: t.exposeBoolean("moved"),
    conflicts: t.expose("conflicts", { type: [EventConflict] }),
  }),
});

const EventRecurrencePreview = builder.objectRef<Preview>("EventRecurrencePreview").implement({
  fields: (t) => ({ recurrence: t.exposeString("recurrence"), dates: t.expose("dates", { type: [RecurrenceDate] }) }),
});

builder.queryFields((t) => ({
  eventRecurrencePreview: t.field({
    type: EventRecurrencePreview,
    rule: "calendar:write",
    description: "Every date of a series that eventCreate would enter, at most 400, with its conflicts",
    args: { input: t.arg({ type: EventCreateInput, required: true }) },
    resolve: (_root, { input }, ctx) => previewRecurrence(ctx, input),
  }),
}));

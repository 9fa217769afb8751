import {
  erasedKinds,
  retentionGrounds,
  keptKinds,
  keptUntil,
  type ErasedKind,
  type KeptKind,
} from "#rules/erasure/retention.ts";
import { batch } from "../../core/batch.ts";
import { erasePatientCard } from "../../erasure/erase.ts";
import { previewErasure, type Kept, type Plan } from "../../erasure/preview.ts";
import { readErasures } from "../../erasure/read-erasure.ts";
import type { Erasure } from "../../erasure/scope.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { PatientCard } from "../patients/patient-card.ts";

const ErasedKindEnum = builder.enumType("ErasedKind", { values: erasedKinds });
const KeptKindEnum = builder.enumType("KeptKind", { values: Object.keys(keptKinds) as KeptKind[] });
const RetentionGroundEnum = builder.enumType("RetentionGround", { values: retentionGrounds });

const ErasedCount = builder.objectRef<{ kind: ErasedKind; count: number }>("ErasedCount").implement({
  fields: (t) => ({ kind: t.expose("kind", { type: ErasedKindEnum }), count: t.exposeInt("count") }),
});

const KeptCount = builder.objectRef<Kept>("KeptCount").implement({
  fields: (t) => ({
    kind: t.expose("kind", { type: KeptKindEnum }),
    count: t.exposeInt("count"),
    ground: t.expose("ground", { type: RetentionGroundEnum }),
    until: t.expose("until", {
      type: "Date",
      nullable: true,
      description: "The last day; null if it is kept permanently",
    }),
  }),
});

const VisitAhead = builder.objectRef<Plan["ahead"][number]>("VisitAhead").implement({
  fields: (t) => ({
    id: t.exposeInt("id", { description: "Of the event" }),
    beginAt: t.expose("beginAt", { type: "DateTime" }),
    endAt: t.expose("endAt", { type: "DateTime" }),
    allDay: t.exposeBoolean("allDay"),
  }),
});

const Preview = builder.objectRef<Plan>("PatientCardErasurePreview").implement({
  fields: (t) => ({
    patientCard: t.expose("card", { type: PatientCard }),
    lastEntryOn: t.field({
      type: "Date",
      nullable: true,
      description: "The last entry of the documentation, if any",
      resolve: ({ history }) => history.lastEntryOn,
    }),
    keptUntil: t.expose("keptUntil", {
      type: "Date",
      nullable: true,
      description:
        "The last day of the retention period; null if no documentation must be kept: then the whole card is erased",
    }),
    visits: t.int({ resolve: ({ history }) => history.visits }),
    reports: t.int({ resolve: ({ history }) => history.reports }),
    attachments: t.int({ description: "Medical attachments", resolve: ({ history }) => history.attachments }),
    erasing: t.expose("erasing", {
      type: [ErasedCount],
      description: "Data to be erased besides documentation; counts only, never content",
    }),
    keeping: t.expose("keeping", { type: [KeptCount] }),
    visitsAhead: t.expose("ahead", { type: [VisitAhead], description: "Planned visits that prevent it; at most 20" }),
  }),
});

const PatientCardErasure = builder.objectRef<Erasure>("PatientCardErasure").implement({
  fields: (t) => ({
    erasedAt: t.expose("erasedAt", { type: "DateTime" }),
    erasedBy: t.field({
      type: Profile,
      resolve: async ({ erasedBy }, _args, ctx) => (await profileOf(ctx, erasedBy))!,
    }),
    requestedOn: t.expose("requestedOn", { type: "Date", nullable: true }),
    whole: t.exposeBoolean("whole", { description: "True if the whole card was erased" }),
    keptUntil: t.field({
      type: "Date",
      nullable: true,
      description: "Date until which the documentation is kept, by the period that applied then",
      resolve: ({ whole, lastEntryOn, retentionYears }) =>
        whole || !lastEntryOn ? null : keptUntil(lastEntryOn, retentionYears),
    }),
    erased: t.field({
      type: [ErasedCount],
      resolve: ({ erased }) => erasedKinds.flatMap((kind) => (erased[kind] ? [{ kind, count: erased[kind] }] : [])),
    }),
  }),
});

const erasureOf = batch(readErasures);
builder.objectFields(PatientCard, (t) => ({
  erasure: t.field({
    type: PatientCardErasure,
    nullable: true,
    description: "Set if the patient had the data erased that need not be kept: not to be contacted",
    resolve: async ({ id, erasedAt }, _args, ctx) => (erasedAt ? erasureOf(ctx, id) : null),
  }),
}));

const PatientCardErasureInput = builder.inputType("PatientCardErasureInput", {
  fields: (t) => ({
    requestedOn: t.string({ required: true, description: "The day on which the patient asked" }),
    request: t.string({ description: "Form of the patient's request, without health data" }),
    contacts: t.boolean({
      description: "True also erases telephone and e-mail, which the law counts among documentation; default false",
    }),
  }),
});

builder.queryFields((t) => ({
  patientCardErasurePreview: t.field({
    type: Preview,
    rule: "patientCard:erase",
    args: { patientCard: t.arg.string({ required: true, description: "The card's uuid" }) },
    resolve: (_root, { patientCard }, ctx) => previewErasure(ctx, patientCard),
  }),
}));

builder.mutationFields((t) => ({
  patientCardErase: t.field({
    type: PatientCardErasure,
    rule: "patientCard:erase",
    description:
      "Erases at a patient's request: everything but documentation, or the whole card if none must be kept any more",
    args: {
      patientCard: t.arg.int({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: PatientCardErasureInput, required: true }),
    },
    resolve: (_root, { patientCard, version, input }, ctx) =>
      erasePatientCard(ctx, { id: patientCard, version, input }),
  }),
}));

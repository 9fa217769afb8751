import { mergeKinds, mergeParts } from "#rules/patient-merges/merge-cards.ts";
import { batch } from "../../core/batch.ts";
import type { MergeConflict } from "../../patient-merges/conflicts.ts";
import { listDuplicates } from "../../patient-merges/list-duplicates.ts";
import { mergePatientCards } from "../../patient-merges/merge.ts";
import { previewMerge, type MergeCount } from "../../patient-merges/preview.ts";
import { newSince, readMerges } from "../../patient-merges/read.ts";
import type { PatientCardMerge as Merge } from "../../patient-merges/scope.ts";
import { unmergePatientCards } from "../../patient-merges/unmerge.ts";
import { byStrength, type Candidate } from "../../patients/duplicates.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { PatientCard, patientCardOf } from "../patients/patient-card.ts";

const MergePartEnum = builder.enumType("PatientCardMergePart", { values: mergeParts });
const MergeKindEnum = builder.enumType("PatientCardMergeKind", { values: mergeKinds });
const DuplicateReasonEnum = builder.enumType("PatientCardDuplicateReason", { values: byStrength });

const Count = builder.objectRef<MergeCount>("PatientCardMergeCount").implement({
  fields: (t) => ({
    kind: t.expose("kind", { type: MergeKindEnum }),
    count: t.exposeInt("count"),
    from: t.expose("from", { type: "DateTime", nullable: true }),
    to: t.expose("to", { type: "DateTime", nullable: true }),
  }),
});

const Conflict = builder.objectRef<MergeConflict>("PatientCardMergeConflict").implement({
  fields: (t) => ({
    event: t.exposeInt("event", { description: "The event of the card to be merged" }),
    other: t.exposeInt("other", { description: "The event of the kept card at the same time; may be the same event" }),
    beginAt: t.expose("beginAt", { type: "DateTime" }),
    endAt: t.expose("endAt", { type: "DateTime" }),
  }),
});

const Preview = builder.objectRef<Awaited<ReturnType<typeof previewMerge>>>("PatientCardsMergePreview").implement({
  fields: (t) => ({
    kept: t.expose("kept", { type: PatientCard }),
    merged: t.expose("merged", { type: PatientCard }),
    moving: t.expose("moving", {
      type: [Count],
      description: "Data that would move along; counts only, never content",
    }),
    conflicts: t.expose("conflicts", { type: [Conflict], description: "Reasons why the cards cannot be merged" }),
  }),
});

const Duplicate = builder.objectRef<Candidate>("PatientCardDuplicate").implement({
  fields: (t) => ({
    uuid: t.exposeString("uuid"),
    fullName: t.exposeString("fullName"),
    dateOfBirth: t.expose("dateOfBirth", { type: "Date", nullable: true }),
    archived: t.exposeBoolean("archived"),
    reason: t.expose("reason", { type: DuplicateReasonEnum }),
  }),
});

const PatientCardMerge = builder.objectRef<Merge>("PatientCardMerge").implement({
  fields: (t) => ({
    mergedAt: t.expose("mergedAt", { type: "DateTime" }),
    mergedBy: t.field({ type: Profile, resolve: async (merge, _args, ctx) => (await profileOf(ctx, merge.mergedBy))! }),
    merged: t.field({
      type: PatientCard,
      resolve: async (merge, _args, ctx) => (await patientCardOf(ctx, merge.mergedId))!,
    }),
    newSince: t.int({
      description: "Number of rows added to the card since; the merge can be undone while it is 0",
      resolve: (merge, _args, ctx) => newSince(ctx, merge),
    }),
  }),
});

const mergeOf = batch(readMerges);
builder.objectFields(PatientCard, (t) => ({
  merge: t.field({
    type: PatientCardMerge,
    nullable: true,
    description: "The latest merge into this card that was not undone",
    resolve: async ({ id }, _args, ctx) => (await mergeOf(ctx, id)) ?? null,
  }),
}));

builder.queryFields((t) => ({
  patientCardDuplicates: t.field({
    type: [Duplicate],
    rule: "patientCard:write",
    description: "Cards that may belong to the same person, likeliest first, at most 10",
    args: { patientCard: t.arg.int({ required: true }) },
    resolve: (_root, { patientCard }, ctx) => listDuplicates(ctx, patientCard),
  }),
  patientCardsMergePreview: t.field({
    type: Preview,
    rule: "patientCard:write",
    args: {
      kept: t.arg.string({ required: true, description: "The uuid of the card that stays" }),
      merged: t.arg.string({ required: true }),
    },
    resolve: (_root, uuids, ctx) => previewMerge(ctx, uuids),
  }),
}));

builder.mutationFields((t) => ({
  patientCardsMerge: t.field({
    type: PatientCard,
    rule: "patientCard:write",
    args: {
      kept: t.arg.int({ required: true }),
      keptVersion: t.arg.int({ required: true, description: "Versions of both cards the choice is based on" }),
      merged: t.arg.int({ required: true, description: "The card whose address leads to the kept one afterwards" }),
      mergedVersion: t.arg.int({ required: true }),
      fromMerged: t.arg({
        type: [MergePartEnum],
        required: true,
        description: "Fields taken from the merged card; the others stay",
      }),
      fromBoth: t.arg({
        type: [MergePartEnum],
        required: true,
        description: "For cave, invoiceNote and rawCzechAddress: both texts, one below the other",
      }),
    },
    resolve: (_root, { kept, keptVersion, merged, mergedVersion, ...parts }, ctx) =>
      mergePatientCards(ctx, {
        kept: { id: kept, version: keptVersion },
        merged: { id: merged, version: mergedVersion },
        ...parts,
      }),
  }),
  patientCardsUnmerge: t.field({
    type: PatientCard,
    rule: "patientCard:write",
    description: "Undoes the latest merge into a card if nothing has been added to it since",
    args: { patientCard: t.arg.int({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_root, { patientCard, version }, ctx) => unmergePatientCards(ctx, { id: patientCard, version }),
  }),
}));

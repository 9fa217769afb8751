import { returnedKinds, returnedOutcomes } from "#rules/codes.ts";
import { correctionObstacles } from "#rules/insurance/returned/correction-obstacle.ts";
import { returnedStates } from "#rules/insurance/returned/returned-states.ts";
import { isHeld } from "#rules/insurance/billing/documents.ts";
import type { InCenter } from "../../core/context.ts";
import { batch } from "../../core/batch.ts";
import {
  correctionsOfBatch,
  correctionsOfReturned,
  type Correction as Row,
} from "../../batches/correcting/corrections.ts";
import { fixesOf } from "../../batches/correcting/fixes-of.ts";
import { batchesByIds } from "../../batches/read.ts";
import { listMyReturned, type MyReturnedList as Mine } from "../../batches/returned/list-mine.ts";
import { readReturned, type Returned } from "../../batches/returned/read.ts";
import { HeldVisit } from "../batch-candidates/batch-candidates.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { MedicalReport, reportOf } from "../medical-reports/medical-reports.ts";
import { crowns, Money } from "../money.ts";
import { Batch } from "./batches.ts";
import { KBatchDocument } from "./documents.ts";

export const ReturnedKindEnum = builder.enumType("ReturnedKind", {
  description: "Refused by the insurer, or canceled by it on request",
  values: returnedKinds,
});
export const ReturnedOutcomeEnum = builder.enumType("ReturnedOutcome", {
  description:
    "Corrected by a batch of its own, to be billed again with another number, or to another insurer, or written off",
  values: returnedOutcomes,
});
const ReturnedStateEnum = builder.enumType("ReturnedState", {
  description: "Open, with the authors of its reports, a report of it corrected since, or its outcome",
  values: returnedStates,
});
const CorrectionObstacleEnum = builder.enumType("CorrectionObstacle", {
  description: "No care is left, its visits have faults, or another batch than the refused one would bill them",
  values: correctionObstacles,
});

const batchOf = batch(batchesByIds);
const fixOf = batch(fixesOf);
const correctionOf = batch((ctx, ids: readonly number[]) => correctionsOfReturned(ctx as InCenter, ids));

export const ReturnedDocument = builder.objectRef<Returned>("ReturnedDocument").implement({
  description: "A document of a batch that its insurer refused or canceled",
  fields: (t) => ({
    id: t.exposeInt("id"),
    version: t.exposeInt("version"),
    kind: t.expose("kind", { type: ReturnedKindEnum }),
    state: t.expose("state", { type: ReturnedStateEnum }),
    code: t.exposeString("code", { nullable: true, description: "The insurer's code of the error" }),
    reason: t.exposeString("reason", { nullable: true }),
    forAuthor: t.exposeBoolean("forAuthor", { description: "The authors of its reports are asked to correct them" }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    document: t.expose("document", { type: KBatchDocument, description: "As it was sent" }),
    batch: t.field({
      type: Batch,
      resolve: async ({ document }, _args, ctx) => (await batchOf(ctx, document.batchId))!,
    }),
    outcome: t.expose("outcome", { type: ReturnedOutcomeEnum, nullable: true }),
    outcomeReason: t.exposeString("outcomeReason", { nullable: true }),
    outcomeAt: t.expose("outcomeAt", { type: "DateTime", nullable: true }),
    outcomeBy: t.field({
      type: Profile,
      nullable: true,
      resolve: ({ outcomeBy }, _args, ctx) => (outcomeBy === null ? null : profileOf(ctx, outcomeBy)),
    }),
    correctingBatch: t.field({
      type: Batch,
      nullable: true,
      resolve: ({ documentId }, _args, ctx) => fixOf(ctx, documentId),
    }),
    correction: t.field({
      type: Correction,
      nullable: true,
      description: "The document as a batch would correct it now; null of one that is canceled or settled",
      resolve: ({ id }, _args, ctx) => correctionOf(ctx, id),
    }),
  }),
});

const Correction = builder.objectRef<Row>("Correction");
Correction.implement({
  description: "A refused document with its care as it is now",
  fields: (t) => ({
    returnedDocument: t.field({
      type: ReturnedDocument,
      resolve: ({ returned }) => returned,
    }),
    obstacle: t.expose("obstacle", { type: CorrectionObstacleEnum, nullable: true }),
    heldVisits: t.field({ type: [HeldVisit], resolve: ({ visits }) => visits.filter(isHeld) }),
    points: t.int({ resolve: ({ documents }) => documents.reduce((sum, { points }) => sum + points, 0) }),
    price: t.field({
      type: Money,
      resolve: ({ documents }) => crowns(documents.reduce((sum, { price }) => sum + price, 0)),
    }),
  }),
});

builder.objectField(Batch, "corrections", (t) =>
  t.field({
    type: [Correction],
    description: "Its refused documents that are not settled, in their order",
    resolve: ({ id }, _args, ctx) => correctionsOfBatch(ctx as InCenter, id),
  }),
);

const MyReturnedDocument = builder.objectRef<Mine["items"][number]>("MyReturnedDocument").implement({
  description: "A report of the caller's that a refused document bills, to be corrected",
  fields: (t) => ({
    returnedDocument: t.field({ type: ReturnedDocument, resolve: (row) => row }),
    medicalReport: t.field({
      type: MedicalReport,
      resolve: async ({ reportId }, _args, ctx) => (await reportOf(ctx, reportId))!,
    }),
  }),
});
const MyReturnedDocumentList = builder.objectRef<Mine>("MyReturnedDocumentList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [MyReturnedDocument] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

builder.queryFields((t) => ({
  returnedDocument: t.field({
    type: ReturnedDocument,
    rule: "insurer:read",
    args: { returnedDocument: t.arg.int({ required: true }) },
    resolve: (_root, { returnedDocument: id }, ctx) => readReturned(ctx, id),
  }),
  myReturnedDocuments: t.field({
    type: MyReturnedDocumentList,
    rule: "medicalReport:write",
    description: "Reports of the caller's that refused documents bill and that were handed to them",
    args: { page: t.arg.int() },
    resolve: (_root, { page }, ctx) => listMyReturned(ctx, page),
  }),
}));

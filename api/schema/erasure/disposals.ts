import { keptUntil } from "#rules/erasure/retention.ts";
import { batch } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { disposals } from "../../core/db/tables/disposals.ts";
import { confirmDisposal } from "../../erasure/disposal/confirm.ts";
import { keepLonger } from "../../erasure/disposal/keep-longer.ts";
import { listRecord, type Disposed } from "../../erasure/disposal/list-record.ts";
import { obstacleTo } from "../../erasure/obstacle-to.ts";
import { proposeDisposal } from "../../erasure/disposal/propose.ts";
import { cardsOfDisposal, listDisposals, readDisposal } from "../../erasure/disposal/read-disposals.ts";
import { readKept, type LongerKept as Kept } from "../../erasure/read-kept.ts";
import type { Disposal as Row } from "../../erasure/scope.ts";
import { setRetention } from "../../erasure/disposal/set-retention.ts";
import type { DueCard } from "../../erasure/disposal/with-histories.ts";
import { withdrawDisposal } from "../../erasure/disposal/withdraw.ts";
import { builder } from "../builder.ts";
import { MedicalCenter, Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { PatientCard } from "../patients/patient-card.ts";

const disposalOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(disposals).where(anyOf(disposals.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const LongerKept = builder.objectRef<Kept>("LongerKept").implement({
  fields: (t) => ({ until: t.expose("until", { type: "Date" }), reason: t.exposeString("reason") }),
});

const keptOf = batch(readKept);
const CardPastTime = builder.objectRef<DueCard>("CardPastTime").implement({
  fields: (t) => ({
    patientCard: t.expose("card", { type: PatientCard }),
    lastEntryOn: t.field({
      type: "Date",
      nullable: true,
      description: "Null if no documentation was ever written",
      resolve: ({ history }) => history.lastEntryOn,
    }),
    visits: t.int({ resolve: ({ history }) => history.visits }),
    reports: t.int({ resolve: ({ history }) => history.reports }),
    attachments: t.int({ description: "Medical attachments", resolve: ({ history }) => history.attachments }),
    lastKept: t.field({
      type: LongerKept,
      nullable: true,
      description: "Reason given when it was last kept",
      resolve: ({ card }, _args, ctx) => keptOf(ctx, card.id),
    }),
  }),
});

const ObstacleEnum = builder.enumType("DisposalObstacle", { values: ["disposalOwn", "disposalTooSoon"] as const });

const Disposal = builder.objectRef<Row>("Disposal").implement({
  description: "Cards past their retention period, proposed for disposal",
  fields: (t) => ({
    id: t.exposeInt("id"),
    proposedAt: t.expose("proposedAt", { type: "DateTime" }),
    proposedBy: t.field({
      type: Profile,
      resolve: async ({ proposedBy }, _args, ctx) => (await profileOf(ctx, proposedBy))!,
    }),
    confirmedAt: t.expose("confirmedAt", { type: "DateTime", nullable: true }),
    confirmedBy: t.field({
      type: Profile,
      nullable: true,
      resolve: ({ confirmedBy }, _args, ctx) => (confirmedBy === null ? null : profileOf(ctx, confirmedBy)),
    }),
    alone: t.exposeBoolean("alone", { description: "No other user could confirm it" }),
    withdrawnAt: t.expose("withdrawnAt", { type: "DateTime", nullable: true }),
    obstacle: t.field({
      type: ObstacleEnum,
      nullable: true,
      description: "Reason why the caller cannot confirm it",
      resolve: (disposal, _args, ctx) => obstacleTo(ctx, disposal),
    }),
    cards: t.field({
      type: [CardPastTime],
      description: "Of a pending one: those that its confirmation disposes of",
      resolve: (disposal, _args, ctx) => cardsOfDisposal(ctx, disposal),
    }),
    version: t.exposeInt("version"),
  }),
});

const DisposedCard = builder.objectRef<Disposed>("DisposedCard").implement({
  description: "The record of an erased card",
  fields: (t) => ({
    id: t.exposeInt("id"),
    number: t.exposeInt("cardId", { description: "Former id of the card" }),
    uuid: t.exposeString("cardUuid"),
    erasedAt: t.expose("erasedAt", { type: "DateTime" }),
    erasedBy: t.field({
      type: Profile,
      resolve: async ({ erasedBy }, _args, ctx) => (await profileOf(ctx, erasedBy))!,
    }),
    requestedOn: t.expose("requestedOn", {
      type: "Date",
      nullable: true,
      description: "Day of the patient's request, if there was one",
    }),
    disposal: t.field({
      type: Disposal,
      nullable: true,
      resolve: ({ disposalId }, _args, ctx) => (disposalId === null ? null : disposalOf(ctx, disposalId)),
    }),
    firstEntryOn: t.expose("firstEntryOn", { type: "Date", nullable: true }),
    lastEntryOn: t.expose("lastEntryOn", { type: "Date", nullable: true }),
    keptUntil: t.field({
      type: "Date",
      nullable: true,
      resolve: ({ lastEntryOn, retentionYears }) => lastEntryOn && keptUntil(lastEntryOn, retentionYears),
    }),
    retentionYears: t.exposeInt("retentionYears"),
    reports: t.exposeInt("reports"),
    attachments: t.exposeInt("attachments"),
  }),
});

const DisposalRecord = builder.objectRef<Awaited<ReturnType<typeof listRecord>>>("DisposalRecord").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [DisposedCard] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

builder.queryFields((t) => ({
  disposals: t.field({
    type: [Disposal],
    rule: "disposal:confirm",
    description: "Pending proposals, at most 100",
    resolve: (_root, _args, ctx) => listDisposals(ctx),
  }),
  disposal: t.field({
    type: Disposal,
    rule: "disposal:confirm",
    args: { disposal: t.arg.int({ required: true }) },
    resolve: (_root, { disposal }, ctx) => readDisposal(ctx, disposal),
  }),
  disposalRecord: t.field({
    type: DisposalRecord,
    rule: "disposal:propose",
    description: "The erased cards, latest first",
    args: { page: t.arg.int(), pageSize: t.arg.int({ description: "50 if omitted, at most 1,000" }) },
    resolve: (_root, args, ctx) => listRecord(ctx, args),
  }),
}));

builder.mutationFields((t) => ({
  disposalCreate: t.field({
    type: Disposal,
    rule: "disposal:propose",
    description: "Proposes cards past their retention period for disposal, at most 200 at once",
    args: { patientCards: t.arg.intList({ required: true }) },
    resolve: (_root, { patientCards }, ctx) => proposeDisposal(ctx, { cards: patientCards }),
  }),
  disposalConfirm: t.field({
    type: Disposal,
    rule: "disposal:confirm",
    description: "Disposes of the cards of another user's proposal, except those with entries since",
    args: { disposal: t.arg.int({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_root, { disposal, version }, ctx) => confirmDisposal(ctx, { id: disposal, version }),
  }),
  disposalWithdraw: t.field({
    type: Disposal,
    rule: "disposal:confirm",
    args: { disposal: t.arg.int({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_root, { disposal, version }, ctx) => withdrawDisposal(ctx, { id: disposal, version }),
  }),
  patientCardKeepLonger: t.field({
    type: PatientCard,
    rule: "disposal:confirm",
    description: "Keeps a card although its retention period is over; it is proposed again on that day",
    args: {
      patientCard: t.arg.int({ required: true }),
      until: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_root, { patientCard, ...input }, ctx) => keepLonger(ctx, patientCard, input),
  }),
  retentionYearsSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    args: { years: t.arg.int({ required: true }) },
    resolve: (_root, input, ctx) => setRetention(ctx, input),
  }),
}));

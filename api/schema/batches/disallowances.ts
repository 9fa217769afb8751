import { disallowanceKinds } from "#rules/codes.ts";
import { recognisedOf } from "#rules/insurance/batches/recognised-of.ts";
import { batch, batchMany } from "../../core/batch.ts";
import { addDisallowance } from "../../batches/disallowances/add.ts";
import { paymentsAsking } from "../../batches/disallowances/asking.ts";
import { listDisallowances, type BatchDisallowance as Row } from "../../batches/disallowances/list.ts";
import { takeDisallowanceBack } from "../../batches/disallowances/take-back.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { crowns, Money, MoneyInput } from "../money.ts";
import { Payment } from "../payments/payments.ts";
import { Batch } from "./batches.ts";

const DisallowanceKindEnum = builder.enumType("DisallowanceKind", {
  description: "The ceiling of payments, reduced by the review doctor, refused documents, or another",
  values: disallowanceKinds,
});

const BatchDisallowance = builder.objectRef<Row>("BatchDisallowance").implement({
  description: "A part of a batch that its insurer does not pay",
  fields: (t) => ({
    id: t.exposeInt("id"),
    kind: t.expose("kind", { type: DisallowanceKindEnum }),
    amount: t.field({ type: Money, resolve: ({ amount }) => crowns(amount) }),
    reason: t.exposeString("reason"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    takenBackAt: t.expose("takenBackAt", {
      type: "DateTime",
      nullable: true,
      description: "Set where it was a mistake",
    }),
  }),
});

const disallowancesOf = batchMany(listDisallowances, ({ batchId }) => batchId);
const paymentOf = batch(paymentsAsking);

builder.objectFields(Batch, (t) => ({
  recognised: t.field({
    type: Money,
    description: "Its price without the disallowances that were not taken back",
    resolve: async ({ id, price }, _args, ctx) => crowns(recognisedOf(price, await disallowancesOf(ctx, id))),
  }),
  disallowances: t.field({
    type: [BatchDisallowance],
    description: "In the order of time",
    resolve: ({ id }, _args, ctx) => disallowancesOf(ctx, id),
  }),
  payment: t.field({
    type: Payment,
    nullable: true,
    description: "The one that asks for it, alone or with others",
    resolve: ({ id }, _args, ctx) => paymentOf(ctx, id),
  }),
}));

const BatchDisallowanceInput = builder.inputType("BatchDisallowanceInput", {
  fields: (t) => ({
    kind: t.field({ type: DisallowanceKindEnum, required: true }),
    amount: t.field({
      type: MoneyInput,
      required: true,
      description: "At most what is recognised of the batch, and what its payment owes",
    }),
    reason: t.string({ required: true }),
  }),
});

const version = { required: true, description: "That of the batch, on which the change is based" } as const;

builder.mutationFields((t) => ({
  batchDisallowanceAdd: t.field({
    type: Batch,
    rule: "insurer:bill",
    description: "Writes down what an insurer does not pay of a batch that it was asked for",
    args: {
      batch: t.arg.int({ required: true }),
      version: t.arg.int(version),
      input: t.arg({ type: BatchDisallowanceInput, required: true }),
    },
    resolve: (_root, { batch: id, version, input }, ctx) => addDisallowance(ctx, { id, version }, input),
  }),
  batchDisallowanceTakeBack: t.field({
    type: Batch,
    rule: "insurer:bill",
    description: "Takes back a disallowance that was a mistake: its payment owes that part again",
    args: { batchDisallowance: t.arg.int({ required: true }), version: t.arg.int(version) },
    resolve: (_root, { batchDisallowance: id, version }, ctx) => takeDisallowanceBack(ctx, id, version),
  }),
}));

import { localDate } from "#rules/time/time.ts";
import { operationEdition } from "../../code-lists/on-day.ts";
import { proposedBranch, readInsuranceConfig, type InsuranceConfig } from "../../insurance/config.ts";
import { setInsuranceActive, updateInsuranceConfig } from "../../insurance/update.ts";
import { builder } from "../builder.ts";
import { MedicalCenter } from "../medical-centers/medical-centers.ts";

const Config = builder.objectRef<InsuranceConfig>("InsuranceConfig").implement({
  description: "Settings of billing for insurers; numbers are the next ones of this year",
  fields: (t) => ({
    active: t.exposeBoolean("active"),
    vzp: t.exposeString("vzp", { nullable: true, description: "The branch of VZP to which batches are handed" }),
    proposedVzp: t.string({
      nullable: true,
      description: "The branch by the IČZ of the first contract",
      resolve: (_row, _args, ctx) => proposedBranch({ ...ctx, profile: ctx.profile! }),
    }),
    shippedPoints: t.boolean({
      description: "True while no list of operations is imported: its points are those of 2016",
      resolve: async (_row, _args, ctx) => (await operationEdition(ctx, localDate(ctx.now())))?.shipped ?? false,
    }),
    operationsFrom: t.field({
      type: "Date",
      nullable: true,
      description: "The first day of the edition of the list of operations that holds today",
      resolve: async (_row, _args, ctx) => (await operationEdition(ctx, localDate(ctx.now())))?.validFrom ?? null,
    }),
    kBatchSequenceId: t.exposeInt("kBatchSequenceId", { description: "Of a batch" }),
    kBatchItemSequenceId: t.exposeInt("kBatchItemSequenceId", { description: "Of a document in a batch" }),
    fBatchSequenceId: t.expose("fBatchSequenceId", { type: "SafeInt", description: "Of an invoice to an insurer" }),
    version: t.exposeInt("version", { description: "0 until something is set" }),
  }),
});

builder.objectField(MedicalCenter, "insuranceConfig", (t) =>
  t.field({
    type: Config,
    nullable: true,
    description: "Null for other centres than the caller's",
    resolve: ({ id }, _args, ctx) =>
      ctx.profile?.medicalCenterId === id ? readInsuranceConfig({ ...ctx, profile: ctx.profile }) : null,
  }),
);

const InsuranceConfigInput = builder.inputType("InsuranceConfigInput", {
  fields: (t) => ({
    vzp: t.string({ description: "Null: by the IČZ" }),
    kBatchSequenceId: t.int(),
    kBatchItemSequenceId: t.int(),
    fBatchSequenceId: t.field({ type: "SafeInt" }),
  }),
});

builder.mutationFields((t) => ({
  insuranceConfigUpdate: t.field({
    type: Config,
    rule: "medicalCenter:write",
    args: {
      input: t.arg({ type: InsuranceConfigInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { input, version }, ctx) => updateInsuranceConfig(ctx, version, input),
  }),
  insuranceActiveSet: t.field({
    type: Config,
    rule: "medicalCenter:write",
    args: { active: t.arg.boolean({ required: true }) },
    resolve: (_root, { active }, ctx) => setInsuranceActive(ctx, active),
  }),
}));

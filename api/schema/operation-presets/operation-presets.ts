import { localDate } from "#rules/time/time.ts";
import { createOperationPreset } from "../../operation-presets/create.ts";
import { listOperationPresets } from "../../operation-presets/list.ts";
import { readOperationPreset } from "../../operation-presets/read.ts";
import { removeOperationPreset } from "../../operation-presets/remove.ts";
import type { OperationPreset } from "../../operation-presets/scope.ts";
import { updateOperationPreset } from "../../operation-presets/update.ts";
import { builder } from "../builder.ts";
import { MedicalOperationWithCount, MedicalOperationWithCountInput } from "../code-lists/code-lists.ts";

const MedicalOperationPreset = builder.objectRef<OperationPreset>("MedicalOperationPreset").implement({
  description: "Operations that a person puts into reports together; visible to its owner only",
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    expertise: t.exposeString("expertise", { description: "The code of its specialty" }),
    medicalOperationsWithCount: t.field({
      type: [MedicalOperationWithCount],
      description: "With the points of today's list",
      resolve: ({ operations }, _args, ctx) => {
        const day = localDate(ctx.now());
        return operations.map((operation) => ({ ...operation, day }));
      },
    }),
    version: t.exposeInt("version"),
  }),
});

const MedicalOperationPresetInput = builder.inputType("MedicalOperationPresetInput", {
  fields: (t) => ({
    name: t.string(),
    expertise: t.string({ description: "A code of three characters" }),
    medicalOperationsWithCount: t.field({
      type: [MedicalOperationWithCountInput],
      description: "Each operation once, at least one and at most 30",
    }),
  }),
});

builder.queryFields((t) => ({
  medicalOperationPresets: t.field({
    type: [MedicalOperationPreset],
    rule: "medicalReport:write",
    description: "The own ones by name, at most 200",
    resolve: (_root, _args, ctx) => listOperationPresets(ctx),
  }),
  medicalOperationPreset: t.field({
    type: MedicalOperationPreset,
    rule: "medicalReport:write",
    args: { medicalOperationPreset: t.arg.int({ required: true }) },
    resolve: (_root, { medicalOperationPreset }, ctx) => readOperationPreset(ctx, medicalOperationPreset),
  }),
}));

builder.mutationFields((t) => ({
  medicalOperationPresetCreate: t.field({
    type: MedicalOperationPreset,
    rule: "medicalReport:write",
    args: { input: t.arg({ type: MedicalOperationPresetInput, required: true }) },
    resolve: (_root, { input }, ctx) => createOperationPreset(ctx, input),
  }),
  medicalOperationPresetUpdate: t.field({
    type: MedicalOperationPreset,
    rule: "medicalReport:write",
    args: {
      medicalOperationPreset: t.arg.int({ required: true }),
      input: t.arg({
        type: MedicalOperationPresetInput,
        required: true,
        description: "Omitted fields stay unchanged",
      }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { medicalOperationPreset: id, input, version }, ctx) =>
      updateOperationPreset(ctx, { id, version }, input),
  }),
  medicalOperationPresetRemove: t.boolean({
    rule: "medicalReport:write",
    description: "Reports with its operations stay",
    args: { medicalOperationPreset: t.arg.int({ required: true }) },
    resolve: (_root, { medicalOperationPreset }, ctx) => removeOperationPreset(ctx, medicalOperationPreset),
  }),
}));

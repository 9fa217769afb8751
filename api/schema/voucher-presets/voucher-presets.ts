import { asc } from "drizzle-orm";
import { batchMany } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { procedureVoucherPresetServices } from "../../core/db/tables/procedure-voucher-preset-services.ts";
import { createVoucherPreset } from "../../voucher-presets/create.ts";
import { listVoucherPresets } from "../../voucher-presets/list.ts";
import { readVoucherPreset } from "../../voucher-presets/read.ts";
import { removeVoucherPreset } from "../../voucher-presets/remove.ts";
import type { VoucherPreset } from "../../voucher-presets/scope.ts";
import { updateVoucherPreset } from "../../voucher-presets/update.ts";
import { todaysPrice } from "../../prices/on-day.ts";
import { builder } from "../builder.ts";
import { PeriodUnitEnum } from "../codes.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { Money, MoneyInput } from "../money.ts";
import { Procedure, procedureOf } from "../procedures/procedures.ts";

const servicesOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(procedureVoucherPresetServices)
      .where(anyOf(procedureVoucherPresetServices.presetId, ids))
      .orderBy(asc(procedureVoucherPresetServices.id)),
  (row) => row.presetId,
);

export const ProcedureWithCount = builder
  .objectRef<{ procedureId: number; count: number }>("ProcedureWithCount")
  .implement({
    description: "A service and a number of visits",
    fields: (t) => ({
      procedure: t.field({
        type: Procedure,
        resolve: async (row, _args, ctx) => (await procedureOf(ctx, row.procedureId))!,
      }),
      count: t.exposeInt("count"),
    }),
  });

export const ProcedureVoucherPreset = builder.objectRef<VoucherPreset>("ProcedureVoucherPreset").implement({
  description: "Preset of a voucher: its services with their visits, price and validity",
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    price: t.field({
      type: Money,
      description: "Of today",
      resolve: async ({ id, priceCurrency: currency }, _args, ctx) => ({
        amount: (await todaysPrice.VOUCHER_PRESET(ctx, id))!,
        currency,
      }),
    }),
    proceduresWithCount: t.field({
      type: [ProcedureWithCount],
      description: "In the order they were given, at most 20; a service removed since stays among them",
      resolve: (row, _args, ctx) => servicesOf(ctx, row.id),
    }),
    validityAmount: t.exposeInt("validityAmount", { description: "From the purchase on, the last day included" }),
    validityType: t.expose("validityType", { type: PeriodUnitEnum }),
    version: t.exposeInt("version"),
  }),
});

export const ProcedureWithCountInput = builder.inputType("ProcedureWithCountInput", {
  fields: (t) => ({ procedure: t.int(), count: t.int({ description: "1 to 999" }) }),
});

const ProcedureVoucherPresetInput = builder.inputType("ProcedureVoucherPresetInput", {
  fields: (t) => ({
    name: t.string(),
    price: t.field({ type: MoneyInput }),
    proceduresWithCount: t.field({ type: [ProcedureWithCountInput], description: "Each service once, 1 to 20" }),
    validityAmount: t.int({ description: "1 to 99" }),
    validityType: t.field({ type: PeriodUnitEnum }),
  }),
});

builder.queryFields((t) => ({
  procedureVoucherPresets: t.field({
    type: [ProcedureVoucherPreset],
    rule: "procedureVoucher:read",
    description: "By name, at most 1,000",
    resolve: (_root, _args, ctx) => listVoucherPresets(ctx),
  }),
  procedureVoucherPreset: t.field({
    type: ProcedureVoucherPreset,
    rule: "procedureVoucher:read",
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, ctx) => readVoucherPreset(ctx, id),
  }),
}));

builder.mutationFields((t) => ({
  procedureVoucherPresetCreate: t.field({
    type: ProcedureVoucherPreset,
    rule: "medicalCenter:write",
    args: { input: t.arg({ type: ProcedureVoucherPresetInput, required: true }) },
    resolve: (_root, { input }, ctx) => createVoucherPreset(ctx, input),
  }),
  procedureVoucherPresetUpdate: t.field({
    type: ProcedureVoucherPreset,
    rule: "medicalCenter:write",
    args: {
      procedureVoucherPreset: t.arg.int({ required: true }),
      input: t.arg({ type: ProcedureVoucherPresetInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { procedureVoucherPreset, input, version }, ctx) =>
      updateVoucherPreset(ctx, { id: procedureVoucherPreset, version }, input),
  }),
  procedureVoucherPresetRemove: t.boolean({
    rule: "medicalCenter:write",
    args: { procedureVoucherPreset: t.arg.int({ required: true }) },
    resolve: (_root, { procedureVoucherPreset }, ctx) => removeVoucherPreset(ctx, procedureVoucherPreset),
  }),
}));

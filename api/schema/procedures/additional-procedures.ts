import { createAdditionalProcedure } from "../../additional-procedures/create.ts";
import { listAdditionalProcedures } from "../../additional-procedures/list.ts";
import { readAdditionalProcedure } from "../../additional-procedures/read.ts";
import { removeAdditionalProcedure } from "../../additional-procedures/remove.ts";
import { setAdditionalProcedureVatRate } from "../../additional-procedures/set-vat-rate.ts";
import { updateAdditionalProcedure } from "../../additional-procedures/update.ts";
import type { additionalProcedures } from "../../core/db/tables/additional-procedures.ts";
import { todaysPrice } from "../../prices/on-day.ts";
import { builder } from "../builder.ts";
import { VatRateEnum } from "../codes.ts";
import { Money, MoneyInput } from "../money.ts";

export const AdditionalProcedure = builder
  .objectRef<typeof additionalProcedures.$inferSelect>("AdditionalProcedure")
  .implement({
    description: "A service or product sold in addition to the services of the calendar",
    fields: (t) => ({
      id: t.exposeInt("id"),
      name: t.exposeString("name"),
      price: t.field({
        type: Money,
        description: "Of today",
        resolve: async ({ id, priceCurrency: currency }, _args, ctx) => ({
          amount: (await todaysPrice.ADDITIONAL_PROCEDURE(ctx, id))!,
          currency,
        }),
      }),
      vatRate: t.expose("vatRate", { type: VatRateEnum }),
      version: t.exposeInt("version"),
    }),
  });

const AdditionalProcedureInput = builder.inputType("AdditionalProcedureInput", {
  fields: (t) => ({ name: t.string(), price: t.field({ type: MoneyInput }), vatRate: t.field({ type: VatRateEnum }) }),
});

builder.queryFields((t) => ({
  additionalProcedures: t.field({
    type: [AdditionalProcedure],
    rule: "calendar:read",
    description: "At most 1,000",
    resolve: (_root, _args, ctx) => listAdditionalProcedures(ctx),
  }),
  additionalProcedure: t.field({
    type: AdditionalProcedure,
    rule: "calendar:read",
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, ctx) => readAdditionalProcedure(ctx, id),
  }),
}));

builder.mutationFields((t) => ({
  additionalProcedureCreate: t.field({
    type: AdditionalProcedure,
    rule: "medicalCenter:write",
    args: { input: t.arg({ type: AdditionalProcedureInput, required: true }) },
    resolve: (_root, { input }, ctx) => createAdditionalProcedure(ctx, input),
  }),
  additionalProcedureUpdate: t.field({
    type: AdditionalProcedure,
    rule: "medicalCenter:write",
    args: {
      additionalProcedure: t.arg.int({ required: true }),
      input: t.arg({ type: AdditionalProcedureInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { additionalProcedure, input, version }, ctx) =>
      updateAdditionalProcedure(ctx, { id: additionalProcedure, version }, input),
  }),
  additionalProcedureVatRateUpdate: t.field({
    type: AdditionalProcedure,
    rule: "medicalCenter:write",
    args: { additionalProcedure: t.arg.int({ required: true }), vatRate: t.arg({ type: VatRateEnum, required: true }) },
    resolve: (_root, { additionalProcedure, vatRate }, ctx) =>
      setAdditionalProcedureVatRate(ctx, additionalProcedure, vatRate),
  }),
  additionalProcedureRemove: t.field({
    type: AdditionalProcedure,
    rule: "medicalCenter:write",
    args: { additionalProcedure: t.arg.int({ required: true }) },
    resolve: (_root, { additionalProcedure }, ctx) => removeAdditionalProcedure(ctx, additionalProcedure),
  }),
}));

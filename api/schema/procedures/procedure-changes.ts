import { createProcedure } from "../../procedures/create.ts";
import { removeProcedure } from "../../procedures/remove.ts";
import { setProcedureVatRate } from "../../procedures/set-vat-rate.ts";
import { updateProcedure } from "../../procedures/update.ts";
import { builder } from "../builder.ts";
import { ColorEnum, ProcedureTypeEnum, UzisTypeEnum, VatRateEnum } from "../codes.ts";
import { MoneyInput } from "../money.ts";
import { Procedure } from "./procedures.ts";

const ProcedureInput = builder.inputType("ProcedureInput", {
  fields: (t) => ({
    name: t.string(),
    type: t.field({ type: ProcedureTypeEnum }),
    uzisType: t.field({ type: UzisTypeEnum }),
    duration: t.int({ description: "In minutes" }),
    capacity: t.int({ description: "How many patients fit into a GROUP; of an INDIVIDUAL it says nothing" }),
    price: t.field({ type: MoneyInput }),
    vatRate: t.field({ type: VatRateEnum }),
    color: t.field({ type: ColorEnum }),
    description: t.string(),
    profileIds: t.intList({ description: "Who gives the service" }),
    facilityIds: t.intList({
      description: "What it can take place with: one of the rooms among them, one of the equipment",
    }),
    accessibleInBooking: t.boolean(),
  }),
});

builder.mutationFields((t) => ({
  procedureCreate: t.field({
    type: Procedure,
    rule: "medicalCenter:write",
    args: { input: t.arg({ type: ProcedureInput, required: true }) },
    resolve: (_root, { input }, ctx) => createProcedure(ctx, input),
  }),
  procedureUpdate: t.field({
    type: Procedure,
    rule: "medicalCenter:write",
    description:
      "Coming groups take up a new capacity, but keep whom they hold. While there are coming events the type stays (E1S4)",
    args: {
      procedure: t.arg.int({ required: true }),
      input: t.arg({ type: ProcedureInput, required: true, description: "What is left out stays as it is" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { procedure, input, version }, ctx) => updateProcedure(ctx, { id: procedure, version }, input),
  }),
  procedureVatRateUpdate: t.field({
    type: Procedure,
    rule: "medicalCenter:write",
    args: { procedure: t.arg.int({ required: true }), vatRate: t.arg({ type: VatRateEnum, required: true }) },
    resolve: (_root, { procedure, vatRate }, ctx) => setProcedureVatRate(ctx, procedure, vatRate),
  }),
  procedureRemove: t.field({
    type: Procedure,
    rule: "medicalCenter:write",
    description: "It is no longer offered; its events stay as they are",
    args: { procedure: t.arg.int({ required: true }) },
    resolve: (_root, { procedure }, ctx) => removeProcedure(ctx, procedure),
  }),
}));

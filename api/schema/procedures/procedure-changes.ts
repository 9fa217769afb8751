import { createProcedures } from "../../procedures/create-several.ts";
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
    capacity: t.int({ description: "Number of places of a GROUP; ignored for INDIVIDUAL" }),
    price: t.field({ type: MoneyInput }),
    vatRate: t.field({ type: VatRateEnum }),
    color: t.field({ type: ColorEnum }),
    description: t.string(),
    profileIds: t.intList({ description: "Profiles that provide the service" }),
    facilityIds: t.intList({
      description: "Facilities it can use: one of the rooms and one of the devices among them",
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
  proceduresCreate: t.field({
    type: [Procedure],
    rule: "medicalCenter:write",
    description: "Several at once, all or none",
    args: { inputs: t.arg({ type: [ProcedureInput], required: true }) },
    resolve: (_root, { inputs }, ctx) => createProcedures(ctx, inputs),
  }),
  procedureUpdate: t.field({
    type: Procedure,
    rule: "medicalCenter:write",
    description:
      "Future groups take the new capacity but keep their patients. The type cannot change while there are future events (E1S4)",
    args: {
      procedure: t.arg.int({ required: true }),
      input: t.arg({ type: ProcedureInput, required: true, description: "Omitted fields stay unchanged" }),
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
    description: "Removes it from the offer; its events stay unchanged",
    args: { procedure: t.arg.int({ required: true }) },
    resolve: (_root, { procedure }, ctx) => removeProcedure(ctx, procedure),
  }),
}));

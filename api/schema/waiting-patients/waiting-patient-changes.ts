import { createWaitingPatient } from "../../waiting-patients/create.ts";
import { removeWaitingPatient } from "../../waiting-patients/remove.ts";
import { updateWaitingPatient } from "../../waiting-patients/update.ts";
import { builder } from "../builder.ts";
import { WaitingPatient } from "./waiting-patients.ts";

const WaitingPatientInput = builder.inputType("WaitingPatientInput", {
  fields: (t) => ({
    patientCard: t.int({ description: "Required of a new one" }),
    phone: t.string({ description: "Omitted: the card's" }),
    email: t.string({ description: "Omitted: the card's" }),
    note: t.string(),
    procedures: t.intList({ description: "One of these services; empty means any" }),
    profiles: t.intList({ description: "One of these profiles; empty means any" }),
    weekdays: t.intList({ description: "1 Monday to 7 Sunday; empty means any day" }),
    timeFrom: t.string({ description: "HH:mm" }),
    timeTo: t.string({ description: "HH:mm" }),
    availableFrom: t.field({ type: "Date" }),
    availableTo: t.field({ type: "Date" }),
    urgent: t.boolean(),
  }),
});

builder.mutationFields((t) => ({
  waitingPatientCreate: t.field({
    type: WaitingPatient,
    rule: "calendar:write",
    args: { input: t.arg({ type: WaitingPatientInput, required: true }) },
    resolve: (_root, { input }, ctx) => createWaitingPatient(ctx, input),
  }),
  waitingPatientUpdate: t.field({
    type: WaitingPatient,
    rule: "calendar:write",
    args: {
      input: t.arg({ type: WaitingPatientInput, required: true, description: "Omitted fields stay unchanged" }),
      waitingPatient: t.arg.int({ required: true }),
      version: t.arg.int({ description: "The version the change is based on; omitted: the newest" }),
    },
    resolve: (_root, { input, waitingPatient, version }, ctx) =>
      updateWaitingPatient(ctx, { id: waitingPatient, version }, input),
  }),
  waitingPatientRemove: t.boolean({
    rule: "calendar:write",
    args: { waitingPatient: t.arg.int({ required: true }) },
    resolve: (_root, { waitingPatient }, ctx) => removeWaitingPatient(ctx, waitingPatient),
  }),
}));

import { archivePatientCard } from "../../patients/archive.ts";
import { createPatientCard } from "../../patients/create.ts";
import { updatePatientCard } from "../../patients/update.ts";
import { builder } from "../builder.ts";
import { PatientCard, PatientCardInput } from "./patient-card.ts";

builder.mutationFields((t) => ({
  patientCardCreate: t.field({
    type: PatientCard,
    rule: "patientCard:write",
    args: {
      input: t.arg({ type: PatientCardInput, required: true }),
      confirmDuplicate: t.arg.boolean({
        defaultValue: false,
        description: "Creates the card although a similar patient has one",
      }),
      confirmPersonalNumber: t.arg.boolean({
        defaultValue: false,
        description:
          "Saves it although the personal number implies another birth date or sex; otherwise refused with E138 and the differences",
      }),
    },
    resolve: (_root, { input, confirmDuplicate, confirmPersonalNumber }, ctx) =>
      createPatientCard(ctx, input, { duplicate: confirmDuplicate, personalNumber: confirmPersonalNumber }),
  }),
  patientCardUpdate: t.field({
    type: PatientCard,
    rule: "patientCard:write",
    args: {
      patientCard: t.arg.int({ required: true }),
      input: t.arg({ type: PatientCardInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
      confirmPersonalNumber: t.arg.boolean({
        defaultValue: false,
        description:
          "Saves it although the personal number implies another birth date or sex; otherwise refused with E138 and the differences",
      }),
    },
    resolve: (_root, { patientCard, input, version, confirmPersonalNumber }, ctx) =>
      updatePatientCard(ctx, { id: patientCard, version }, input, { personalNumber: confirmPersonalNumber }),
  }),
  patientCardArchive: t.field({
    type: PatientCard,
    rule: "patientCard:write",
    args: { patientCard: t.arg.int({ required: true }), archived: t.arg.boolean({ defaultValue: true }) },
    resolve: (_root, { patientCard, archived }, ctx) => archivePatientCard(ctx, patientCard, archived ?? true),
  }),
}));

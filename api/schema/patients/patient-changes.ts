import { archivePatientCard } from "../../patients/archive.ts";
import { createPatientCard } from "../../patients/create.ts";
import { updatePatientCard } from "../../patients/update.ts";
import { builder } from "../builder.ts";
import { SexEnum } from "../codes.ts";
import { PatientCard } from "./patients.ts";

export const AddressInput = builder.inputType("AddressInput", {
  fields: (t) => ({
    uliceNazev: t.string(),
    cisloDomovni: t.string(),
    cisloOrientacni: t.string(),
    psc: t.string(),
    obecNazev: t.string(),
    castObceNazev: t.string(),
  }),
});

const PatientCardInput = builder.inputType("PatientCardInput", {
  fields: (t) => ({
    degreeBefore: t.string(),
    name: t.string(),
    surname: t.string(),
    degreeAfter: t.string(),
    personalIdentificationNumber: t.string({
      description: "Fills in the date of birth, the sex and the insurance number where they are missing",
    }),
    dateOfBirth: t.field({ type: "Date" }),
    sex: t.field({ type: SexEnum }),
    phone: t.string(),
    email: t.string(),
    insuranceCompanyCode: t.string(),
    insuranceNumber: t.string(),
    insuranceVariant: t.string(),
    insuredSince: t.field({ type: "Date", description: "First day of a changed insurance; omitted: today" }),
    country: t.string(),
    address: t.field({ type: AddressInput }),
    abroadAddress: t.string(),
    rawCzechAddress: t.string(),
    cave: t.string(),
    height: t.int({ description: "In centimetres" }),
    weight: t.float({ description: "In kilograms" }),
    invoiceNote: t.string(),
    language: t.string({ description: "Of messages to the patient; empty: that of the centre's country" }),
    noticesRefused: t.boolean({ description: "The patient gets no messages about visits" }),
  }),
});

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

import { relatedPersonRoles } from "#rules/codes.ts";
import { batchMany } from "../../core/batch.ts";
import type { relatedPersons } from "../../core/db/tables/related-persons.ts";
import { addRelatedPerson } from "../../patients/related/add-related.ts";
import { changeRelatedPerson } from "../../patients/related/change-related.ts";
import { readRelatedPerson, listRelatedPersons } from "../../patients/related/read-related.ts";
import { removeRelatedPerson } from "../../patients/related/remove-related.ts";
import { builder } from "../builder.ts";
import { PatientCard, patientCardOf } from "./patient-card.ts";

const RelatedPersonRoleEnum = builder.enumType("RelatedPersonRole", {
  values: relatedPersonRoles,
  description: "Guardian, emergency contact, or person who may be informed about the patient's health",
});

const RelatedPerson = builder.objectRef<typeof relatedPersons.$inferSelect>("RelatedPerson").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    patientCard: t.field({
      type: PatientCard,
      resolve: async (row, _args, ctx) => (await patientCardOf(ctx, row.patientCardId))!,
    }),
    name: t.exposeString("name"),
    relation: t.exposeString("relation", { nullable: true, description: "Relation to the patient, in words" }),
    roles: t.expose("roles", { type: [RelatedPersonRoleEnum] }),
    phone: t.exposeString("phone", { nullable: true }),
    email: t.exposeString("email", { nullable: true }),
    note: t.exposeString("note", { nullable: true }),
    version: t.exposeInt("version"),
  }),
});

const around = batchMany(listRelatedPersons, (row) => row.patientCardId);
builder.objectFields(PatientCard, (t) => ({
  relatedPersons: t.field({
    type: [RelatedPerson],
    description: "Guardians first",
    resolve: ({ id }, _args, ctx) => around(ctx, id),
  }),
}));

const RelatedPersonInput = builder.inputType("RelatedPersonInput", {
  fields: (t) => ({
    name: t.string({ description: "Required of a new one" }),
    relation: t.string(),
    roles: t.field({ type: [RelatedPersonRoleEnum], description: "At least one role" }),
    phone: t.string(),
    email: t.string(),
    note: t.string(),
  }),
});

builder.queryFields((t) => ({
  relatedPerson: t.field({
    type: RelatedPerson,
    rule: "patientCard:read",
    args: { relatedPerson: t.arg.int({ required: true }) },
    resolve: (_root, { relatedPerson }, ctx) => readRelatedPerson(ctx, relatedPerson),
  }),
}));

builder.mutationFields((t) => ({
  relatedPersonCreate: t.field({
    type: RelatedPerson,
    rule: "patientCard:write",
    args: { patientCard: t.arg.int({ required: true }), input: t.arg({ type: RelatedPersonInput, required: true }) },
    resolve: (_root, { patientCard, input }, ctx) => addRelatedPerson(ctx, patientCard, input),
  }),
  relatedPersonUpdate: t.field({
    type: RelatedPerson,
    rule: "patientCard:write",
    args: {
      relatedPerson: t.arg.int({ required: true }),
      input: t.arg({ type: RelatedPersonInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { relatedPerson, input, version }, ctx) =>
      changeRelatedPerson(ctx, { id: relatedPerson, version }, input),
  }),
  relatedPersonRemove: t.boolean({
    rule: "patientCard:write",
    args: { relatedPerson: t.arg.int({ required: true }) },
    resolve: (_root, { relatedPerson }, ctx) => removeRelatedPerson(ctx, relatedPerson),
  }),
}));

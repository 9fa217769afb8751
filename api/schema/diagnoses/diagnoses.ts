import type { NamedDiagnosis } from "#rules/diagram/body-diagram.ts";
import { dottedCode } from "#rules/diagnoses/diagnosis-code.ts";
import { searchDiagnoses } from "../../diagnoses/search.ts";
import { builder } from "../builder.ts";

export const MedicalDiagnosis = builder.objectRef<NamedDiagnosis>("MedicalDiagnosis").implement({
  description: "A code of MKN-10",
  fields: (t) => ({
    id: t.exposeInt("id"),
    code: t.string({ description: "With its dot: M54.5", resolve: ({ code }) => dottedCode(code) }),
    name: t.exposeString("name"),
    label: t.string({
      description: "Code and name",
      resolve: ({ code, name }) => `${dottedCode(code)} ${name}`.trim(),
    }),
  }),
});

builder.queryFields((t) => ({
  medicalDiagnosis: t.field({
    type: [MedicalDiagnosis],
    rule: "patientCard:read",
    description: "Diagnoses whose code begins with the text or whose name contains its words, at most 20",
    args: { term: t.arg.string({ required: true }) },
    resolve: (_root, { term }, ctx) => searchDiagnoses(ctx, term),
  }),
}));

import { batch, batchMany } from "../../core/batch.ts";
import { listSpecialties } from "../../code-lists/on-day.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { departmentProfiles } from "../../core/db/tables/department-profiles.ts";
import { createDepartment } from "../../departments/create.ts";
import { listDepartments, readDepartment } from "../../departments/read.ts";
import { removeDepartment } from "../../departments/remove.ts";
import { specialtiesOf } from "../../departments/specialties-of.ts";
import type { Department as Row } from "../../departments/scope.ts";
import { updateDepartment } from "../../departments/update.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";

const peopleOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db.select().from(departmentProfiles).where(anyOf(departmentProfiles.departmentId, ids)),
  ({ departmentId }) => departmentId,
);

const specialtyName = batch(
  async (ctx, _codes: readonly string[]) => new Map((await listSpecialties(ctx)).map(({ code, name }) => [code, name])),
);

const specialtiesOfProfile = batchMany(specialtiesOf, ({ profileId }) => profileId);

export const Department = builder.objectRef<Row>("Department").implement({
  description: "A workplace of one specialty, as insurers know it",
  fields: (t) => ({
    id: t.exposeInt("id"),
    expertise: t.exposeString("expertise", { description: "The code of its specialty" }),
    name: t.string({
      description: "The code with the name that today's list has for it",
      resolve: async ({ expertise }, _args, ctx) => {
        const name = await specialtyName(ctx, expertise);
        return name ? `${expertise} ${name}` : expertise;
      },
    }),
    profiles: t.field({
      type: [Profile],
      resolve: async ({ id }, _args, ctx) => {
        const people = await Promise.all((await peopleOf(ctx, id)).map(({ profileId }) => profileOf(ctx, profileId)));
        return people.filter((person) => person !== null);
      },
    }),
    version: t.exposeInt("version"),
  }),
});

builder.objectField(Profile, "expertises", (t) =>
  t.stringList({
    description: "The specialties of the departments of this person",
    resolve: async ({ id }, _args, ctx) => (await specialtiesOfProfile(ctx, id)).map(({ expertise }) => expertise),
  }),
);

const DepartmentInput = builder.inputType("DepartmentInput", {
  fields: (t) => ({
    expertise: t.string({ description: "A code of three characters" }),
    profileIds: t.intList(),
  }),
});

builder.queryFields((t) => ({
  departments: t.field({
    type: [Department],
    rule: "staff:read",
    resolve: (_root, _args, ctx) => listDepartments(ctx),
  }),
  department: t.field({
    type: Department,
    rule: "staff:read",
    args: { department: t.arg.int({ required: true }) },
    resolve: (_root, { department }, ctx) => readDepartment(ctx, department),
  }),
}));

builder.mutationFields((t) => ({
  departmentCreate: t.field({
    type: Department,
    rule: "medicalCenter:write",
    args: { input: t.arg({ type: DepartmentInput, required: true }) },
    resolve: (_root, { input }, ctx) => createDepartment(ctx, input),
  }),
  departmentUpdate: t.field({
    type: Department,
    rule: "medicalCenter:write",
    args: {
      department: t.arg.int({ required: true }),
      input: t.arg({ type: DepartmentInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { department, input, version }, ctx) => updateDepartment(ctx, { id: department, version }, input),
  }),
  departmentRemove: t.field({
    type: Department,
    rule: "medicalCenter:write",
    description: "Refused while it has contracts with insurers",
    args: { department: t.arg.int({ required: true }) },
    resolve: (_root, { department }, ctx) => removeDepartment(ctx, department),
  }),
}));

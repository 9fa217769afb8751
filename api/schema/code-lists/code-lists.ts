import { localDate } from "#rules/time/time.ts";
import { batch } from "../../batch.ts";
import {
  hasShippedPoints,
  listBranches,
  listOperations,
  listSpecialties,
  type Operation,
} from "../../code-lists/on-day.ts";
import { builder } from "../builder.ts";

/** An operation as the list of a day has it. */
export const MedicalOperation = builder.objectRef<Operation>("MedicalOperation").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    code: t.exposeString("code"),
    name: t.exposeString("name"),
    duration: t.exposeFloat("duration", { nullable: true, description: "In minutes" }),
    expertise: t.exposeString("expertise", { description: "The specialty that it belongs to" }),
    points: t.exposeInt("points", { nullable: true }),
    shippedPoints: t.boolean({
      description: "True while no list is imported: the points are those of 2016",
      resolve: async (_row, _args, ctx) => (await shippedOn(ctx, localDate(ctx.now()))) ?? false,
    }),
  }),
});

const shippedOn = batch(
  async (ctx, days: readonly string[]) =>
    new Map(
      await Promise.all(days.map(async (day) => [day, await hasShippedPoints(ctx, day as never)] as [string, boolean])),
    ),
);

const CodeListItem = builder.objectRef<{ code: string; name: string }>("CodeListItem").implement({
  fields: (t) => ({ code: t.exposeString("code"), name: t.exposeString("name") }),
});

builder.queryFields((t) => ({
  medicalOperations: t.field({
    type: [MedicalOperation],
    rule: "insurer:read",
    description: "Operations of today's list by code, at most 2,000",
    args: {
      expertise: t.arg.string({ description: "Those of one specialty" }),
      codes: t.arg.stringList({ description: "Those of these codes, at most 500" }),
    },
    resolve: (_root, { expertise, codes }, ctx) =>
      listOperations(ctx, { expertise: expertise ?? undefined, codes: codes?.slice(0, 500) }),
  }),
  medicalSpecialties: t.field({
    type: [CodeListItem],
    rule: "staff:read",
    description: "Specialties of workplaces by today's list",
    resolve: (_root, _args, ctx) => listSpecialties(ctx),
  }),
  insurerBranches: t.field({
    type: [CodeListItem],
    rule: "insurer:read",
    description: "Branches of VZP by today's list",
    resolve: (_root, _args, ctx) => listBranches(ctx),
  }),
}));

import { localDate, type IsoDate } from "#rules/time/time.ts";
import { batch, batchMany } from "../../batch.ts";
import { frequenciesOf, type Frequency } from "../../code-lists/frequencies.ts";
import {
  operationEdition,
  listBranches,
  listExpertises,
  listOperations,
  listSpecialties,
  type Operation,
} from "../../code-lists/on-day.ts";
import { builder } from "../builder.ts";
import { PeriodUnitEnum } from "../codes.ts";

const FrequencyLimitation = builder.objectRef<Frequency>("FrequencyLimitation").implement({
  description: "A row of a limit of frequency; calendar periods",
  fields: (t) => ({
    limitation: t.exposeString("limitation", {
      description: "All rows of one limitation hold, and one limitation of an operation is enough",
    }),
    quantity: t.exposeInt("quantity"),
    rawFrequencyLimitation: t.exposeString("raw", { description: "As the list has it, 2/1 den" }),
    timePeriod: t.field({
      type: PeriodUnitEnum,
      nullable: true,
      description: "Null where it is not understood: such a limit is not checked",
      resolve: ({ period }) => period?.unit ?? null,
    }),
    timePeriodMultiplier: t.int({ nullable: true, resolve: ({ period }) => period?.count ?? null }),
  }),
});

const limitsOf = batchMany(
  (ctx, codes: readonly string[]) => frequenciesOf(ctx, codes, localDate(ctx.now())),
  ({ code }) => code,
);

/** An operation as the list of a day has it. */
export const MedicalOperation = builder.objectRef<Operation>("MedicalOperation").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    code: t.exposeString("code"),
    name: t.exposeString("name"),
    duration: t.exposeFloat("duration", { nullable: true, description: "In minutes" }),
    expertise: t.exposeString("expertise", { description: "The specialty that it belongs to" }),
    points: t.exposeInt("points", { nullable: true }),
    frequencyLimitations: t.field({
      type: [FrequencyLimitation],
      resolve: ({ code }, _args, ctx) => limitsOf(ctx, code),
    }),
    shippedPoints: t.boolean({
      description: "True while no list is imported: the points are those of 2016",
      resolve: async (_row, _args, ctx) => (await shippedOn(ctx, localDate(ctx.now()))) ?? false,
    }),
  }),
});

const shippedOn = batch(async (ctx, [day]: readonly IsoDate[]) => {
  const edition = await operationEdition(ctx, day!);
  return new Map([[day!, edition?.shipped ?? false]]);
});

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
  operationExpertises: t.stringList({
    rule: "insurer:read",
    description: "The specialties that operations of today's list belong to",
    resolve: (_root, _args, ctx) => listExpertises(ctx),
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

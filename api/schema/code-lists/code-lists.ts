import type { CodingFault } from "#rules/insurance/coding-faults.ts";
import { leftOf, type OperationLimit } from "#rules/insurance/operation-limit.ts";
import type { CountedOperation } from "#rules/insurance/counted-operation.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { batch, batchMany } from "../../core/batch.ts";
import { frequenciesOf, type Frequency } from "../../code-lists/frequencies.ts";
import {
  operationEdition,
  listBranches,
  listExpertises,
  listOperations,
  listSpecialties,
  operationsOn,
  type Operation,
} from "../../code-lists/on-day.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { medicalOperations } from "../../core/db/tables/medical-operations.ts";
import { builder } from "../builder.ts";
import { CodingFaultKindEnum, PeriodUnitEnum } from "../codes.ts";

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

const CurrentLimitation = builder.objectRef<OperationLimit>("CurrentLimitation").implement({
  description: "A limit of frequency in its present calendar period, by the insured number of a patient",
  fields: (t) => ({
    allowedAmountPerTimePeriod: t.exposeInt("allowed"),
    usedAmount: t.exposeInt("used"),
    availableAmount: t.int({ resolve: leftOf }),
    timePeriod: t.field({ type: PeriodUnitEnum, resolve: ({ period }) => period.unit }),
    timePeriodMultiplier: t.int({ resolve: ({ period }) => period.count }),
  }),
});

/** Limits by the day of a list and a code. */
const limitsOf = batchMany(
  async (ctx, keys: readonly string[]) => {
    const rows = await byDay(keys, (day, codes) => frequenciesOf(ctx, codes, day));
    return rows.flatMap(([day, found]) => found.map((row) => ({ ...row, key: `${day} ${row.code}` })));
  },
  ({ key }) => key,
);

/** Reads things of keys that are a day and a code, a query each day. */
async function byDay<T>(keys: readonly string[], read: (day: IsoDate, codes: string[]) => Promise<T>) {
  const codes = new Map<IsoDate, string[]>();
  for (const key of keys) {
    const [day, code] = key.split(" ") as [IsoDate, string];
    codes.set(day, [...(codes.get(day) ?? []), code]);
  }
  return Promise.all([...codes].map(async ([day, some]) => [day, await read(day, some)] as const));
}

/** An operation as the list of a day has it; offered for a patient, with what is left of its limit. */
export type ShownOperation = Operation & { limit?: OperationLimit | null; warning?: CodingFault | null };
export const MedicalOperation = builder.objectRef<ShownOperation>("MedicalOperation").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    code: t.exposeString("code"),
    name: t.exposeString("name"),
    duration: t.exposeFloat("duration", { nullable: true, description: "In minutes" }),
    expertise: t.exposeString("expertise", { description: "The specialty that it belongs to" }),
    points: t.exposeInt("points", { nullable: true }),
    frequencyLimitations: t.field({
      type: [FrequencyLimitation],
      resolve: ({ code, day }, _args, ctx) => limitsOf(ctx, `${day} ${code}`),
    }),
    currentLimitation: t.field({
      type: CurrentLimitation,
      nullable: true,
      description: "Of an operation that is offered for a patient; null without a limit that is checked",
      resolve: ({ limit }) => limit ?? null,
    }),
    warning: t.field({
      type: CodingFaultKindEnum,
      nullable: true,
      description: "Of an operation that is offered for a patient: why an insurer may refuse it",
      resolve: ({ warning }) => warning?.kind ?? null,
    }),
    warningAllowed: t.int({
      nullable: true,
      description: "As many as the limit of the warning allows",
      resolve: ({ warning }) => warning?.allowed ?? null,
    }),
    shippedPoints: t.boolean({
      description: "True while no list is imported: the points are those of 2016",
      resolve: async ({ day }, _args, ctx) => (await shippedOn(ctx, day)) ?? false,
    }),
  }),
});

const shippedOn = batch(async (ctx, days: readonly IsoDate[]) => {
  const editions = await Promise.all(days.map(async (day) => [day, await operationEdition(ctx, day)] as const));
  return new Map(editions.map(([day, edition]) => [day, edition?.shipped ?? false]));
});

/** An operation by the day of a list and its id, separated by a space. */
export const operationOn = batch(async (ctx, keys: readonly string[]) => {
  const rows = await byDay(keys, (day, ids) =>
    operationsOn(ctx, day, anyOf(medicalOperations.id, ids.map(Number)), ids.length),
  );
  return new Map(rows.flatMap(([, found]) => found).map((row) => [`${row.day} ${row.id}`, row]));
});

/** Operations as a record stores them: by the name that they had, with the points of a day. */
export const MedicalOperationWithCount = builder
  .objectRef<CountedOperation & { day: IsoDate }>("MedicalOperationWithCount")
  .implement({
    fields: (t) => ({
      medicalOperation: t.field({
        type: MedicalOperation,
        resolve: async ({ id, code, expertise, name, day }, _args, ctx) => ({
          ...((await operationOn(ctx, `${day} ${id}`)) ?? { id, code, expertise, day, duration: null, points: null }),
          name,
        }),
      }),
      count: t.exposeInt("count"),
    }),
  });

export const MedicalOperationWithCountInput = builder.inputType("MedicalOperationWithCountInput", {
  fields: (t) => ({
    code: t.string({ required: true, description: "Of five digits" }),
    count: t.int({ required: true, description: "From 1 to 99" }),
  }),
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

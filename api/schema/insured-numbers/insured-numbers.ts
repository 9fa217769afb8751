import {
  insuredDifferences,
  type InsuredDifference as Difference,
} from "#rules/insurance/insured-numbers/differences.ts";
import type { InsuredPeriod as Period } from "#rules/insurance/insured-numbers/read-answer.ts";
import type { QuestionFile } from "#rules/insurance/insured-numbers/write-question.ts";
import { readQuestion, writeQuestion, type Question } from "../../insured-numbers/ask.ts";
import { compareAnswer, type Comparison } from "../../insured-numbers/compare.ts";
import { builder } from "../builder.ts";
import { InsurerFileFault } from "../insurer-billing/read-file.ts";
import { PatientCard, patientCardOf } from "../patients/patient-card.ts";

const InsuredNumbersFile = builder.objectRef<QuestionFile>("InsuredNumbersFile").implement({
  fields: (t) => ({
    name: t.exposeString("name", { description: "An IČZ with the number of the file: 44123000.I01" }),
    numbers: t.int({ description: "25,000 at most", resolve: ({ numbers }) => numbers.length }),
  }),
});

const InsuredNumbers = builder.objectRef<Question>("InsuredNumbers").implement({
  description: "A question to VZP about insured numbers",
  fields: (t) => ({
    numbers: t.int({ description: "Each counted once", resolve: ({ numbers }) => numbers.length }),
    withoutNumber: t.exposeInt("withoutNumber", { description: "Patients whose card has none" }),
    files: t.expose("files", {
      type: [InsuredNumbersFile],
      description: "With the same numbers for each IČZ that has a contract with VZP",
    }),
  }),
});

const InsuredPeriod = builder.objectRef<Period>("InsuredPeriod").implement({
  description: "A period of an insured number, as VZP knows it",
  fields: (t) => ({
    line: t.exposeInt("line"),
    insuranceCompany: t.exposeString("insurer", {
      nullable: true,
      description: "Its number; null of a number that VZP does not know",
    }),
    isInsured: t.exposeBoolean("isInsured"),
    insuranceVariant: t.exposeString("variant", { nullable: true, description: "1 public, 4 EU and treaties" }),
    from: t.expose("from", { type: "Date", nullable: true }),
    to: t.expose("to", { type: "Date", nullable: true, description: "The last day; null while it goes on" }),
  }),
});

const InsuredDifferenceKind = builder.enumType("InsuredDifferenceKind", {
  description:
    "The number is unknown, or of several people; the person is not insured on the day, or by another insurer, or for another kind of insurance",
  values: insuredDifferences,
});

const InsuredDifference = builder.objectRef<Difference>("InsuredDifference").implement({
  description: "A difference of a card to an answer of VZP",
  fields: (t) => ({
    kind: t.expose("kind", { type: InsuredDifferenceKind }),
    patientCard: t.field({
      type: PatientCard,
      resolve: async ({ card }, _args, ctx) => (await patientCardOf(ctx, card))!,
    }),
    insuranceNumber: t.exposeString("number"),
    insuranceCompany: t.exposeString("insurer", { nullable: true, description: "That of the card, by its number" }),
    insuranceVariant: t.exposeString("variant", { nullable: true, description: "That of the card" }),
    from: t.expose("from", { type: "Date", description: "The first of its days; today where `visits` is 0" }),
    to: t.expose("to", { type: "Date" }),
    visits: t.exposeInt("visits", { description: "Visits that are to be billed yet" }),
    periods: t.expose("periods", { type: [InsuredPeriod], description: "Those that contradict the card" }),
  }),
});

const InsuredNumbersComparison = builder.objectRef<Comparison>("InsuredNumbersComparison").implement({
  description: "An answer of VZP about insured numbers, compared with the cards of the centre",
  fields: (t) => ({
    faults: t.expose("faults", { type: [InsurerFileFault], description: "Numbers of their lines are not compared" }),
    isWhole: t.exposeBoolean("isWhole", { description: "False where a hundred faults have ended the reading" }),
    numbers: t.exposeInt("numbers"),
    onNoCard: t.exposeInt("onNoCard", { description: "Numbers that no card has on a day of care, or today" }),
    differenceCount: t.exposeInt("differenceCount"),
    differences: t.expose("differences", {
      type: [InsuredDifference],
      description: "500 at most, those of care first, by names",
    }),
  }),
});

builder.queryFields((t) => ({
  insuredNumbers: t.field({
    type: InsuredNumbers,
    rule: "insurer:bill",
    description: "Of a month's visits that insurers pay, each of its day; without a month of all cards in use today",
    args: { month: t.arg.string({ description: "2026-03" }) },
    resolve: (_root, args, ctx) => readQuestion(ctx, args),
  }),
  insuredNumbersText: t.string({
    rule: "insurer:bill",
    description: "The text of one of the files, of digits, blanks and CR LF",
    args: { name: t.arg.string({ required: true }), month: t.arg.string() },
    resolve: (_root, args, ctx) => writeQuestion(ctx, args),
  }),
  insuredNumbersComparison: t.field({
    type: InsuredNumbersComparison,
    rule: "insurer:bill",
    description:
      "Compares an answer of 5 MB at most, sent as the GraphQL multipart request specification says; nothing of it is kept",
    args: { file: t.arg({ type: "Upload", required: true }) },
    resolve: (_root, { file }, ctx) => compareAnswer(ctx, file),
  }),
}));

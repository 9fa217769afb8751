import { findInsurer } from "#rules/patients/insurers.ts";
import { listedDiagnoses, rangeText, unlimitedDiagnoses, type Decree } from "#rules/insurance/reimbursement/decrees.ts";
import { conditionNames, type Condition, type InsurerYear } from "#rules/insurance/reimbursement/insurer-year.ts";
import { readReimbursementYear, type ReimbursementYear, type YearOfInsurer } from "../../reimbursement/read-year.ts";
import { updateReimbursementYear } from "../../reimbursement/update.ts";
import { builder } from "../builder.ts";
import { InsuranceCompany } from "../patients/patient-card.ts";
import { crowns, Money, MoneyInput } from "../money.ts";

const Decree = builder.objectRef<Decree>("ReimbursementDecree").implement({
  description: "The decree on reimbursement of a year, as far as it pays the specialties 902 and 917 (annex 7)",
  fields: (t) => ({
    referenceYear: t.exposeInt("referenceYear"),
    pointPrice: t.field({ type: Money, resolve: ({ pointPrice }) => crowns(pointPrice) }),
    pointPriceWithBonus: t.field({
      type: Money,
      description: "If more than 5 % of people have a listed diagnosis",
      resolve: ({ pointPrice, bonus }) => crowns(pointPrice + bonus),
    }),
    ceiling: t.exposeInt("ceiling", {
      description: "The most that is paid for a person, in percent of the average of the reference year, without KN",
    }),
    listedDiagnoses: t.stringList({ resolve: () => listedDiagnoses.map(rangeText) }),
    unlimitedDiagnoses: t.stringList({
      description: "Care of people with one of them has no ceiling",
      resolve: () => unlimitedDiagnoses.map(rangeText),
    }),
  }),
});

const ConditionEnum = builder.enumType("ReimbursementConditionName", {
  description: "KN a) to d): share of physical, of individual therapy, of listed diagnoses, and lifelong education",
  values: conditionNames,
});

const Coefficient = builder.objectRef<InsurerYear["coefficient"]>("ReimbursementCoefficient").implement({
  description: "In hundredths: from the least to the most that what is known leaves possible",
  fields: (t) => ({ least: t.exposeInt("least"), most: t.exposeInt("most") }),
});

const Ceiling = builder.objectRef<NonNullable<InsurerYear["ceiling"]>>("ReimbursementCeiling").implement({
  description: "From the least to the most that what is known leaves possible",
  fields: (t) => ({
    least: t.field({ type: Money, resolve: ({ least }) => crowns(least) }),
    most: t.field({ type: Money, resolve: ({ most }) => crowns(most) }),
  }),
});

const ConditionRef = builder.objectRef<Condition>("ReimbursementCondition").implement({
  fields: (t) => ({
    name: t.expose("name", { type: ConditionEnum }),
    met: t.exposeBoolean("met", { nullable: true, description: "Null where it is not known, or not measured" }),
    metThen: t.exposeBoolean("metThen", { nullable: true, description: "In the reference year" }),
    count: t.int({ nullable: true, resolve: ({ share }) => share?.count ?? null }),
    of: t.int({ nullable: true, resolve: ({ share }) => share?.of ?? null }),
    coefficient: t.expose("coefficient", { type: Coefficient }),
  }),
});

const YearOfInsurerRef = builder.objectRef<YearOfInsurer>("ReimbursementOfInsurer").implement({
  description: "Care of a year that was billed to an insurer in a specialty, without what was refused or canceled",
  fields: (t) => ({
    insuranceCompany: t.field({ type: InsuranceCompany, resolve: ({ insurer }) => findInsurer(insurer)! }),
    expertise: t.exposeString("expertise"),
    firstMonth: t.expose("firstMonth", { type: "Date" }),
    lastMonth: t.expose("lastMonth", { type: "Date" }),
    people: t.exposeInt("people", { description: "Each counted once" }),
    unlimitedPeople: t.exposeInt("unlimitedPeople", { description: "Those whose care has no ceiling" }),
    missingPeople: t.exposeInt("missingPeople", { description: "With a listed diagnosis, to reach the bonus" }),
    points: t.expose("points", { type: "SafeInt" }),
    price: t.field({ type: Money, resolve: ({ price }) => crowns(price) }),
    limitedPrice: t.field({
      type: Money,
      description: "The part that has a ceiling",
      resolve: ({ limitedPrice }) => crowns(limitedPrice),
    }),
    pointPrice: t.field({
      type: Money,
      description: "Of the decree, with the bonus where it is reached",
      resolve: ({ pointPrice }) => crowns(pointPrice),
    }),
    conditions: t.expose("conditions", { type: [ConditionRef] }),
    coefficient: t.expose("coefficient", { type: Coefficient, description: "KN" }),
    ceiling: t.expose("ceiling", {
      type: Ceiling,
      nullable: true,
      description: "Null without the average payment of the reference year",
    }),
    averagePayment: t.field({
      type: Money,
      nullable: true,
      description: "For a person in the reference year (PUROo), as the insurer says",
      resolve: ({ reference: { averagePayment } }) => (averagePayment === null ? null : crowns(averagePayment)),
    }),
    version: t.exposeInt("version", { description: "Version of the entered values; 0 until there are some" }),
  }),
});

const ReimbursementYearRef = builder.objectRef<ReimbursementYear>("ReimbursementYear").implement({
  fields: (t) => ({
    year: t.exposeInt("year"),
    decree: t.expose("decree", { type: Decree, nullable: true, description: "Null where none is known" }),
    insurers: t.expose("insurers", { type: [YearOfInsurerRef] }),
  }),
});

const ReimbursementYearInput = builder.inputType("ReimbursementYearInput", {
  description: "A value that is missing is not known",
  fields: (t) => ({
    averagePayment: t.field({ type: MoneyInput, description: "For a person in the reference year (PUROo)" }),
    physicalThen: t.boolean({ description: "KN a) was met in the reference year" }),
    individualThen: t.boolean({ description: "KN b)" }),
    diagnosesThen: t.boolean({ description: "KN c)" }),
    educationThen: t.boolean({ description: "KN d)" }),
    educationNow: t.boolean({ description: "KN d) of the year itself" }),
  }),
});

builder.queryField("reimbursementYear", (t) =>
  t.field({
    type: ReimbursementYearRef,
    rule: "insurer:read",
    args: { year: t.arg.int({ required: true }) },
    resolve: (_root, { year }, ctx) => readReimbursementYear(ctx, year),
  }),
);

builder.mutationField("reimbursementYearUpdate", (t) =>
  t.boolean({
    rule: "insurer:bill",
    description: "Sets all values that an insurer says of a year",
    args: {
      insuranceCompany: t.arg.string({ required: true, description: "Its number" }),
      expertise: t.arg.string({ required: true }),
      year: t.arg.int({ required: true }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
      input: t.arg({ type: ReimbursementYearInput, required: true }),
    },
    resolve: async (_root, { version, input, ...key }, ctx) => {
      await updateReimbursementYear(ctx, key, version, input);
      return true;
    },
  }),
);

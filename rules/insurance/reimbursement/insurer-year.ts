import type { Decree, ReimbursedSpecialty } from "./decrees.ts";

/** The conditions of the decrees (annex 7, point 4, KN), in their order. */
export const conditionNames = ["PHYSICAL", "INDIVIDUAL", "DIAGNOSES", "EDUCATION"] as const;
export type ConditionName = (typeof conditionNames)[number];

/** Care of a year that was billed to an insurer in a specialty. */
export type BilledYear = {
  /** Each counted once, by the insured number; and those with a listed diagnosis, or with one that lifts the ceiling. */
  people: number;
  listedPeople: number;
  unlimitedPeople: number;
  points: number;
  /** In hellers, and the part of it that has a ceiling. */
  price: number;
  limitedPrice: number;
  operations: number;
  physicalOperations: number;
  individualOperations: number;
};

/** Values that only the insurer knows; null where it was not asked. */
export type ReferenceValues = {
  /** Paid for a person in the reference year, in hellers (PUROo). */
  averagePayment: number | null;
  /** Whether the conditions were met in the reference year. */
  metThen: Record<ConditionName, boolean | null>;
  /** Whether lifelong education was documented for this year. */
  educationNow: boolean | null;
};

export type Condition = {
  name: ConditionName;
  /** Null where it is not known, or has nothing to measure. */
  met: boolean | null;
  metThen: boolean | null;
  /** The part and the whole; null of education. */
  share: { count: number; of: number } | null;
  /** The coefficient in hundredths: one value, or the least and the most of those that are possible. */
  coefficient: Range;
};
type Range = { least: number; most: number };

export type InsurerYear = {
  conditions: Condition[];
  /** Of a point, in hellers, as the listed diagnoses make it. */
  pointPrice: number;
  /** People with a listed diagnosis that are missing for the bonus; 0 where it is reached. */
  missingPeople: number;
  /** KN, in hundredths. */
  coefficient: Range;
  /** The most that is paid, in hellers; null without the average of the reference year. */
  ceiling: Range | null;
};

/** Hundredths by `met then` and `met now`. */
const coefficients: Record<ConditionName, { kept: number; lost: number; gained: number }> = {
  PHYSICAL: { kept: 1, lost: -1, gained: 2 },
  INDIVIDUAL: { kept: 1, lost: -1, gained: 2 },
  DIAGNOSES: { kept: 5, lost: -7, gained: 10 },
  EDUCATION: { kept: 1, lost: -1, gained: 2 },
};

/**
 * Holds a billed year against the decree. Nothing that only the insurer knows is assumed: what follows from it is a
 * range from the least to the most that is possible. Costly people (POPzpoMh) count as others, which is the least they
 * add.
 */
export function insurerYear(
  decree: Decree,
  specialty: ReimbursedSpecialty,
  billed: BilledYear,
  reference: ReferenceValues,
): InsurerYear {
  const bonus = exceeds(billed.listedPeople, billed.people, 5);
  const conditions = conditionNames.map((name): Condition => {
    const share = shareOf(name, specialty, billed);
    const met = name === "EDUCATION" ? reference.educationNow : share && isMet[name](share.count, share.of);
    const metThen = reference.metThen[name];
    return { name, met, metThen, share, coefficient: coefficientOf(name, met, metThen, share) };
  });
  const coefficient = {
    least: sum(conditions.map(({ coefficient }) => coefficient.least)),
    most: sum(conditions.map(({ coefficient }) => coefficient.most)),
  };
  const { averagePayment } = reference;
  const limitedPeople = billed.people - billed.unlimitedPeople;
  const paid = (hundredths: number) =>
    Math.round(((decree.ceiling + hundredths) * limitedPeople * (averagePayment ?? 0)) / 100);
  return {
    conditions,
    pointPrice: decree.pointPrice + (bonus ? decree.bonus : 0),
    missingPeople: Math.max(0, Math.floor((billed.people * 5) / 100) + 1 - billed.listedPeople),
    coefficient,
    ceiling: averagePayment === null ? null : { least: paid(coefficient.least), most: paid(coefficient.most) },
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** In whole numbers, since 5 % of people is a limit that one person crosses. */
const exceeds = (count: number, of: number, percent: number) => count * 100 > of * percent;

const isMet = {
  PHYSICAL: (count: number, of: number) => count * 100 < of * 50,
  INDIVIDUAL: (count: number, of: number) => exceeds(count, of, 14),
  DIAGNOSES: (count: number, of: number) => exceeds(count, of, 5),
};

/** Two of the conditions measure the operations of physiotherapy alone. */
function shareOf(name: ConditionName, specialty: ReimbursedSpecialty, billed: BilledYear): Condition["share"] {
  if (name === "DIAGNOSES") return { count: billed.listedPeople, of: billed.people };
  if (name === "EDUCATION" || specialty !== "902" || billed.operations === 0) return null;
  const count = name === "PHYSICAL" ? billed.physicalOperations : billed.individualOperations;
  return { count, of: billed.operations };
}

function coefficientOf(
  name: ConditionName,
  met: boolean | null,
  metThen: boolean | null,
  share: Condition["share"],
): Range {
  if (name !== "EDUCATION" && share === null) return { least: 0, most: 0 };
  const { kept, lost, gained } = coefficients[name];
  const possible = [met ?? [true, false]].flat().flatMap((now) =>
    [metThen ?? [true, false]].flat().map((then) => {
      if (now) return then ? kept : gained;
      return then ? lost : 0;
    }),
  );
  return { least: Math.min(...possible), most: Math.max(...possible) };
}

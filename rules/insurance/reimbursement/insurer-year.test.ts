import { expect, test } from "vitest";
import { decreeOf, listedDiagnoses, rangeText, unlimitedDiagnoses } from "./decrees.ts";
import { insurerYear, type BilledYear, type ConditionName, type ReferenceValues } from "./insurer-year.ts";

const decree = decreeOf(2026)!;
const billed: BilledYear = {
  people: 200,
  listedPeople: 11,
  unlimitedPeople: 20,
  points: 1_000_000,
  price: 74_000_000,
  limitedPrice: 60_000_000,
  operations: 1_000,
  physicalOperations: 499,
  individualOperations: 141,
};
const unknown: ReferenceValues = {
  averagePayment: null,
  metThen: { PHYSICAL: null, INDIVIDUAL: null, DIAGNOSES: null, EDUCATION: null },
  educationNow: null,
};
const allThen = (met: boolean) => ({ PHYSICAL: met, INDIVIDUAL: met, DIAGNOSES: met, EDUCATION: met });
const of = (change: Partial<BilledYear>, reference: Partial<ReferenceValues> = {}, specialty: "902" | "917" = "902") =>
  insurerYear(decree, specialty, { ...billed, ...change }, { ...unknown, ...reference });
const metOf = (name: ConditionName, change: Partial<BilledYear>) =>
  of(change).conditions.find((condition) => condition.name === name)!.met;

test("a condition is met past its limit, not at it", () => {
  expect(metOf("PHYSICAL", { physicalOperations: 499 })).toBe(true);
  expect(metOf("PHYSICAL", { physicalOperations: 500 })).toBe(false);
  expect(metOf("INDIVIDUAL", { individualOperations: 141 })).toBe(true);
  expect(metOf("INDIVIDUAL", { individualOperations: 140 })).toBe(false);
  expect(metOf("DIAGNOSES", { listedPeople: 11 })).toBe(true);
  expect(metOf("DIAGNOSES", { listedPeople: 10 })).toBe(false);
});

test("the bonus of a point says how many people with a listed diagnosis are missing", () => {
  expect(of({ listedPeople: 11 })).toMatchObject({ pointPrice: 81, missingPeople: 0 });
  expect(of({ listedPeople: 10 })).toMatchObject({ pointPrice: 74, missingPeople: 1 });
  expect(of({ listedPeople: 0 })).toMatchObject({ pointPrice: 74, missingPeople: 11 });
  expect(of({ listedPeople: 0, people: 19 })).toMatchObject({ missingPeople: 1 });
});

test.each([
  { then: true, now: billed, educationNow: true, coefficient: 8 },
  { then: false, now: billed, educationNow: true, coefficient: 16 },
  {
    then: true,
    now: { listedPeople: 0, physicalOperations: 900, individualOperations: 0 },
    educationNow: false,
    coefficient: -10,
  },
  {
    then: false,
    now: { listedPeople: 0, physicalOperations: 900, individualOperations: 0 },
    educationNow: false,
    coefficient: 0,
  },
])("the coefficient is that of the decree's tables: %o", ({ then, now, educationNow, coefficient }) => {
  const range = of(now, { metThen: allThen(then), educationNow }).coefficient;
  expect(range).toEqual({ least: coefficient, most: coefficient });
});

test("a value that only the insurer knows leaves a range", () => {
  expect(of({}).coefficient).toEqual({ least: 0.5 * 14 - 1, most: 16 });
  expect(of({}).ceiling).toBeNull();
  expect(of({}, { averagePayment: 300_000 }).ceiling).toEqual({
    least: ((107 + 6) * 180 * 300_000) / 100,
    most: ((107 + 16) * 180 * 300_000) / 100,
  });
});

test("ergotherapy is not measured by operations of physiotherapy", () => {
  const { conditions, coefficient } = of({}, { metThen: allThen(false), educationNow: true }, "917");
  expect(conditions.map(({ met }) => met)).toEqual([null, null, true, true]);
  expect(coefficient).toEqual({ least: 12, most: 12 });
});

test("a year without a decree is not known", () => {
  expect([decreeOf(2024), decreeOf(2027)]).toEqual([null, null]);
});

test("ranges of diagnoses are printed with their points", () => {
  expect(listedDiagnoses.slice(0, 3).map(rangeText)).toEqual(["G10–G14", "I60–I69", "S42"]);
  expect(unlimitedDiagnoses.map(rangeText)).toContain("G23.1–G23.9");
});

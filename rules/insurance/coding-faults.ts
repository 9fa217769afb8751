import { codingErrorKinds, type CodingFaultKind } from "#rules/insurance/coding-fault-kinds.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { leftOf, operationLimit, type LimitRow, type UsedOperation } from "./operation-limit.ts";

/** A fault of a coded visit; of an operation with its code, and with the number that is allowed where there is one. */
export type CodingFault = { kind: CodingFaultKind; code: string | null; allowed: number | null };

export const isCodingError = ({ kind }: Pick<CodingFault, "kind">) =>
  (codingErrorKinds as readonly CodingFaultKind[]).includes(kind);

/** An operation as the lists of the day and the contract have it. */
export type OperationFacts = {
  code: string;
  /** False where the list of the day lacks it. */
  listed: boolean;
  points: number | null;
  duration: number | null;
  category: string | null;
  places: string | null;
  /** Null where there is no contract at all. */
  contracted: boolean | null;
  limits: readonly LimitRow[];
};

type Counted = { code: string; count: number };
type Visit = {
  day: IsoDate;
  operations: readonly Counted[];
  facts: ReadonlyMap<string, OperationFacts>;
  /** Those of the same insured person in other reports that are billed. */
  used: readonly UsedOperation[];
};

/** Individual exercise, together at most 60 minutes and twice a day. */
export const individualExercise = ["21215", "21219", "21221", "21223", "21225", "21717"];
/** Group exercise is counted in minutes of a patient. */
const groupExercise = ["21211", "21213", "21217"];
/** Physical therapy II to IV, at most four times a day. */
const physical = ["21113", "21115", "21117"];
/** Instruction, which is not combined with other exercise. */
const INSTRUCTION = "21215";
const EXERCISE_MINUTES = 60;
const EXERCISES = 2;
const PHYSICAL = 4;

/**
 * The faults of the operations of a visit: what VZP's rules of evaluation check of a row (Pravidla 6.2.13), and the
 * rules of the decree's chapter on rehabilitation. Errors come first.
 */
export function operationFaults({ day, operations, facts, used }: Visit): CodingFault[] {
  const ofToday = used.filter((one) => one.day === day);
  const faults = operations.flatMap(({ code, count }) => {
    const known = facts.get(code);
    const own = (kind: CodingFaultKind, allowed: number | null = null) => ({ kind, code, allowed });
    if (!known?.listed) return [own("NOT_LISTED")];
    const limit = operationLimit(known.limits, used, { code, day });
    return [
      ...(known.points === null ? [own("NO_POINTS")] : []),
      ...(known.places === "H" ? [own("HOSPITAL_ONLY")] : []),
      ...(known.category === "N" ? [own("NEVER_PAID")] : []),
      ...(known.category === "Z" ? [own("CONSENT")] : []),
      ...(known.contracted === false ? [own("NOT_CONTRACTED")] : []),
      ...(limit && count > leftOf(limit) ? [own("FREQUENCY", limit.allowed)] : []),
      ...(known.limits.length === 0 && isOnceADay(code) && count + timesOf(ofToday, [code]) > 1
        ? [own("ONCE_A_DAY")]
        : []),
    ];
  });
  const all = [...faults, ...chapterFaults({ operations, facts, ofToday })];
  return [...all.filter(isCodingError), ...all.filter((fault) => !isCodingError(fault))];
}

/** An operation is paid once a day, unless the rules of its chapter or its name say otherwise. */
const isOnceADay = (code: string) => ![...individualExercise, ...groupExercise, ...physical].includes(code);

/** The rules that several operations of a day share. */
function chapterFaults({
  operations,
  facts,
  ofToday,
}: Pick<Visit, "operations" | "facts"> & { ofToday: readonly UsedOperation[] }): CodingFault[] {
  const day = [...operations, ...ofToday];
  const has = (codes: readonly string[]) => operations.some(({ code }) => codes.includes(code));
  const minutes = day
    .filter(({ code }) => individualExercise.includes(code))
    .reduce((sum, { code, count }) => sum + count * (facts.get(code)?.duration ?? 0), 0);
  const others = [...individualExercise, ...groupExercise].filter((code) => code !== INSTRUCTION);
  const fault = (kind: CodingFaultKind, allowed: number | null = null) => [{ kind, code: null, allowed }];
  return [
    ...(has(individualExercise) && minutes > EXERCISE_MINUTES ? fault("EXERCISE_MINUTES", EXERCISE_MINUTES) : []),
    ...(has(individualExercise) && timesOf(day, individualExercise) > EXERCISES
      ? fault("EXERCISE_TWICE", EXERCISES)
      : []),
    ...(has(physical) && timesOf(day, physical) > PHYSICAL ? fault("PHYSICAL_FOUR", PHYSICAL) : []),
    ...(has([INSTRUCTION, ...others]) && timesOf(day, [INSTRUCTION]) > 0 && timesOf(day, others) > 0
      ? fault("INSTRUCTION_ALONE")
      : []),
  ];
}

const timesOf = (some: readonly Counted[], codes: readonly string[]) =>
  some.reduce((sum, { code, count }) => sum + (codes.includes(code) ? count : 0), 0);

import { fold } from "../text/fold.ts";

/** Kinds of findings: range of motion, strength of a muscle, pain, girth. */
export const findingKinds = ["ROM", "STRENGTH", "VAS", "GIRTH"] as const;
export type FindingKind = (typeof findingKinds)[number];
export const findingSides = ["RIGHT", "LEFT"] as const;
export type FindingSide = (typeof findingSides)[number];

/**
 * Joints with the planes their movement is written in (SFTR): S extension–0–flexion, F abduction–0–adduction, T
 * transversal, R outward–0–inward rotation. Of the spine F and R are to the left–0–to the right.
 */
const planes = {
  CERVICAL_SPINE: "SFR",
  TRUNK: "SFR",
  SHOULDER: "SFTR",
  ELBOW: "S",
  FOREARM: "R",
  WRIST: "SF",
  HIP: "SFTR",
  KNEE: "SR",
  ANKLE: "S",
  FOOT: "R",
} as const;
export type Joint = keyof typeof planes;
export type Plane = "S" | "F" | "T" | "R";
export const joints = Object.keys(planes) as Joint[];
export const planesOf = (joint: Joint) => [...planes[joint]] as Plane[];

/** When the pain is. */
export const pains = ["NOW", "REST", "MOVEMENT", "LOAD", "NIGHT", "WORST"] as const;
/** Positions of the tape; the first three are measured around the whole body. */
export const girths = [
  "CHEST",
  "WAIST",
  "HIPS",
  "UPPER_ARM",
  "UPPER_ARM_FLEXED",
  "FOREARM",
  "WRIST",
  "HAND",
  "THIGH_15",
  "THIGH_10",
  "KNEE",
  "CALF",
  "ANKLE",
  "INSTEP",
] as const;
/** Suggestions; the tester names a muscle or a group of them. */
export const muscles = [
  "m. deltoideus",
  "m. supraspinatus",
  "m. infraspinatus",
  "m. subscapularis",
  "m. serratus anterior",
  "m. trapezius",
  "mm. rhomboidei",
  "m. biceps brachii",
  "m. triceps brachii",
  "m. rectus abdominis",
  "m. obliquus abdominis",
  "m. erector spinae",
  "m. iliopsoas",
  "m. gluteus maximus",
  "m. gluteus medius",
  "adductores femoris",
  "m. quadriceps femoris",
  "m. biceps femoris",
  "m. semitendinosus",
  "m. tibialis anterior",
  "m. tibialis posterior",
  "m. peroneus longus",
  "m. triceps surae",
] as const;

/**
 * One measurement: `what` is `KNEE_S`, a pain, a girth, or a muscle's name; the value is written as people write it,
 * with a point in decimals.
 */
export type Finding = { kind: FindingKind; what: string; side: FindingSide | null; value: string };

const measured: Record<Exclude<FindingKind, "STRENGTH">, readonly string[]> = {
  ROM: joints.flatMap((joint) => planesOf(joint).map((plane) => `${joint}_${plane}`)),
  VAS: pains,
  GIRTH: girths,
};
/** Measurements of a kind; any muscle has its strength. */
export const measuredOf = (kind: Exclude<FindingKind, "STRENGTH">) => measured[kind];
export const isMeasured = (kind: FindingKind, what: string) => kind === "STRENGTH" || measured[kind].includes(what);

/** Is it of one side of the body? Of a muscle both are possible. */
export function sidesOf(kind: FindingKind, what: string): "one" | "none" | "any" {
  if (kind === "STRENGTH") return "any";
  if (kind === "VAS" || /^(CERVICAL_SPINE|TRUNK)_/.test(what) || ["CHEST", "WAIST", "HIPS"].includes(what))
    return "none";
  return "one";
}

const decimal = (text: string, most: number, least = 0): string | null => {
  const typed = text.replace(",", ".");
  return /^\d{1,3}(\.\d)?$/.test(typed) && Number(typed) >= least && Number(typed) <= most
    ? String(Number(typed))
    : null;
};

const MOST_DEGREES = 180;

/**
 * `10-0-120`: one end, the middle, the other end. The middle is zero unless the movement does not reach it: `0-10-90`.
 */
function range(text: string): string | null {
  const typed = /^(\d{1,3})\D+(\d{1,3})\D+(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  if (!typed || typed.some((degrees) => degrees > MOST_DEGREES)) return null;
  const [one, middle, other] = typed as [number, number, number];
  if (middle > 0 && !(one === 0 && other >= middle) && !(other === 0 && one >= middle)) return null;
  return typed.join("-");
}

const readers: Record<FindingKind, (text: string) => string | null> = {
  ROM: (text) => range(text.replace(/°/g, "").trim()),
  STRENGTH: (text) => (/^(0\+?|[1-4][+-]?|5-?)$/.test(text) ? text : null),
  VAS: (text) => decimal(text.replace(/(?<!\s)\s*\/\s*10$/, ""), 10),
  GIRTH: (text) => decimal(text.replace(/(?<!\s)\s*cm$/i, ""), 300, 1),
};

/** A value as it is stored, or null for an invalid one. */
export const readFinding = (kind: FindingKind, text: string): string | null =>
  readers[kind](text.trim().replace(/[–−]/g, "-"));

/** Only the same measurement on the same side is compared over time. */
export const findingKey = ({ kind, what, side }: Pick<Finding, "kind" | "what" | "side">) =>
  [kind, kind === "STRENGTH" ? fold(what) : what, side ?? ""].join("|");

/**
 * The position of a value on its scale, from and to; one point except for a range. Of a range, ends before zero are
 * below it.
 */
export function extentOf({ kind, value }: Pick<Finding, "kind" | "value">): [from: number, to: number] {
  if (kind === "ROM") {
    const [one, middle, other] = value.split("-").map(Number) as [number, number, number];
    if (middle === 0) return [0 - one, other];
    return one === 0 ? [middle, other] : [0 - one, 0 - middle];
  }
  const number = Number.parseFloat(value) + (value.endsWith("+") ? 1 / 3 : value.endsWith("-") ? -1 / 3 : 0);
  return [number, number];
}

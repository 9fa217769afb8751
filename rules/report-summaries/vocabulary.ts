import { fold } from "../text/fold.ts";

export type Side = "left" | "right" | "both";

const ADJECTIVE = "(y|a|e|i|ou|u|eho|emu|em|ej|om|ych|ym|ymi|ymu)";
const sides: [Side, RegExp][] = [
  [
    "left",
    new RegExp(
      `^(lev${ADJECTIVE}|lav${ADJECTIVE}|(v|na|z|do|od)?lev[oa]|(v|na|z|do|od)lav[oa]|levo(stran|ruk)\\w*|lavo(stran|ruk)\\w*|sin|sinist\\w*)$`,
    ),
  ],
  ["right", new RegExp(`^(prav${ADJECTIVE}|(v|na|z|do|od)prav[oa]|pravo(stran|ruk)\\w*|dx|dext\\w*)$`)],
  ["both", /^(bilat\w*|oboustran\w*|obojstran\w*|obou|oboch|obe|obema|oboje)$/],
];
/** As they are written in findings: alone, or before what is of a side (LDK, PHK). Only capitals mean a side. */
const LETTER = /^([LP])(?:DK|HK|K|R|)$/;

/** The side of the body that a word names, in Czech, Slovak or Latin. */
export function sideOf(word: string): Side | null {
  const letter = LETTER.exec(word)?.[1];
  if (letter) return letter === "L" ? "left" : "right";
  const folded = fold(word);
  return sides.find(([, form]) => form.test(folded))?.[0] ?? null;
}

/** Negates the rest of its clause. */
const FORWARD = /^(bez|beze|zadn\w*|ziadn\w*|ani|nikoli\w*|nikdy|nie|ne|absence|absencia|vylouc\w*|vyluc\w*)$/;
/** Negates its whole clause, before and after. */
const AROUND = /^(neg|negat\w*|neguj\w*|popir\w*|popier\w*|chybi\w*|chyba|absentuj\w*|non)$/;
/** Begins with «ne» and denies nothing. */
const HARMLESS =
  /^(nemoc\w*|nerv\w*|neur\w*|nedel\w*|nedav\w*|nebo|nebot|nehod\w*|nehet|neht\w*|nehtu|nekd\w*|nekter\w*|niekto\w*|nekol\w*|neco|neceho|nejak\w*|nech\w*|nekro\w*|nefr\w*|neo\w*|nester\w*|neutr\w*|nest\w{0,2}|net\w?|nejen\w*|nez|nezli|nese|nesl\w*|nesou|nesen\w*|negr\w*|nestor\w*)$/;
/** A superlative, unless a verb or an adjective begins with «j». */
const SUPERLATIVE = /^nej(?!s|d|e$|ev|as|is|i$)/;
const AFFIRMED = /^(poz|pozit\w*|pritom\w*|ano)$/;

export type Denial = { reach: "forward" | "around"; denied: string | null };

/** The scope of a word's denial, if any: «bez» denies the next words, «nebolí» also its own rest. */
export function denialOf(word: string): Denial | null {
  const folded = fold(word);
  if (FORWARD.test(folded)) return { reach: "forward", denied: null };
  if (AROUND.test(folded)) return { reach: "around", denied: null };
  if (!/^ne\p{L}{2}/u.test(folded) || HARMLESS.test(folded) || SUPERLATIVE.test(folded)) return null;
  return { reach: "around", denied: folded.slice(2) };
}

export const affirms = (word: string) => AFFIRMED.test(fold(word));

/** The direction of a change: its opposite is as easily written. */
const TURN = /^(zleps|zhors|zvys|zniz|sniz|zvets|zvac|zmens|ustup|narust|progre|regre|oslab|posil|hyper|hypo)/;
export const turnOf = (word: string): string | null => TURN.exec(fold(word))?.[0] ?? null;

const counted: [number, RegExp][] = [
  [1, /^(jeden|jedn(a|o|u|e|oho|omu|om|im|ou|ej|eho)|jednou)$/],
  [2, /^(dva|dve|dvou|dvema|dvoch|dvom|dvoma|dvakrat)$/],
  [3, /^(tri|trech|trem|tremi|troch|trom|tromi|trikrat)$/],
  [4, /^(ctyri|ctyr|ctyrech|ctyrem|ctyrmi|styri|styroch|styrom|styrmi|ctyrikrat)$/],
  [5, /^(pet|peti|pat|piatich|piatim|piati)$/],
  [6, /^(sest|sesti|siest(i|ich|im)?)$/],
  [7, /^(sedm|sedmi|sedem|siedm\w*)$/],
  [8, /^(osm|osmi|osem|osmich|osmim)$/],
  [9, /^(devet|deviti|devat|deviat\w*)$/],
  [10, /^(deset|deseti|desat|desiat\w*)$/],
  [12, /^(dvanact|dvanacti|dvanast|dvanastich)$/],
];
/** A number that is written as a word. */
export const numberOf = (word: string): string | null => {
  const folded = fold(word);
  return counted.find(([, form]) => form.test(folded))?.[0].toString() ?? null;
};

const units: [string, RegExp][] = [
  ["°", /^(°|stupn\w*|stupen)/],
  ["%", /^(%|procent\w*|percent\w*)/],
  ["cm", /^(cm|centimet\w*)/],
  ["mm", /^(mm|milimet\w*)/],
  ["km", /^km/],
  ["m", /^(m|metr\w*)$/],
  ["kg", /^(kg|kil\w*)/],
  ["mg", /^mg/],
  ["g", /^g$/],
  ["ml", /^ml/],
  ["s", /^(s|sek|sekund\w*)$/],
  ["min", /^(min|minut\w*)$/],
  ["h", /^(h|hod|hodin\w*)$/],
  ["d", /^(den|dny|dni|dnech|dnu|dnov|dnoch|denne)$/],
  ["t", /^(tyden|tydn\w*|tyzd\w*)$/],
  ["mes", /^(mesic\w*|mesiac\w*)$/],
  ["r", /^(rok|roky|roku|rokov|rokoch|let|lety|letech)$/],
  ["x", /^([x×]|krat)/],
];
/** The unit a number is followed by. */
export const unitOf = (word: string): string | null => {
  const folded = /^[°%×]/.test(word) ? word : fold(word);
  return units.find(([, form]) => form.test(folded))?.[0] ?? null;
};

/** Words that introduce a statement and mean nothing alone. */
const LABEL =
  /^(subjektiv\w*|objektiv\w*|zaver\w*|terapi\w*|autoterapi\w*|plan\w*|doporuc\w*|odporuc\w*|anamnez\w*|diagnoz\w*|dle|podle|pri|po|pred|pro|pre|pod|nad|jako|ale|take|tez|jiz|uz|jen|len|pouze|iba|pacient\w*|klient\w*|stav\w*|dnes|nyni|teraz|celkem|byl\w*|bol[ai]?|jsou|jeho|jej[ií]|mezi|medzi|kde|ktery|ktera|ktere|tento|tato|toto)$/;
/** True if a word carries a statement that could be wrong. */
export const isContent = (word: string) => {
  const folded = fold(word);
  return folded.length >= 3 && /^\p{L}+$/u.test(folded) && !LABEL.test(folded);
};

/** True for two forms of one word, judged by their beginnings. */
export function sameWord(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length);
  const needed = Math.max(3, shortest - 2);
  return shortest >= 3 && one.slice(0, needed) === other.slice(0, needed) && Math.abs(one.length - other.length) <= 5;
}

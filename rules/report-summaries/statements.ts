import { fold } from "../text/fold.ts";
import { affirms, denialOf, isContent, numberOf, sideOf, turnOf, unitOf, type Side } from "./vocabulary.ts";

/** Polarity of a statement: affirmed, denied, or so near a denial that only a reader can decide. */
export type Stance = "is" | "isNot" | "unsure";
export type Word = { text: string; stance: Stance };
/**
 * A part of a sentence with its checkable items; the head is the text before its colon and holds for the parts after
 * it.
 */
export type Clause = {
  words: Word[];
  head: string[];
  sides: Side[];
  numbers: string[];
  codes: string[];
  turns: string[];
  denials: number;
};

const ABBREVIATION =
  /(?:^|[\s(])(?:mm?|nn?|art|artt|ligg?|l|dx|sin|st|č|tj|např|cca|resp|vs|odd|kl|max|min|dop|popř|event|t\.č|př|bc|mgr|mudr|phdr|ing|dr|doc|prof|r|obr|tab|vč|\p{Lu})\.$/iu;

/** Sentences, as they are told apart in reports: «m. gluteus» and «2. 3. 2026» end none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(/[.!?;]\s+(?=[\p{Lu}\d"„(])/gu)) {
    const sentence = text.slice(start, end.index + 1);
    if (
      ABBREVIATION.test(sentence) ||
      (/(?:^|\s)\d{1,2}\.$/.test(sentence) && /^\d/.test(text.slice(end.index + end[0].length)))
    )
      continue;
    sentences.push(sentence.trim());
    start = end.index + end[0].length;
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== "");
}

const CODE = /^\p{L}{1,3}\.?\d{1,3}(?:\.\d{1,2})?$/u;
const NUMBER = /^[-−–]?\d/;
const DATE = /\d{1,2}\.\s*\d{1,2}\.(?:\s*\d{4})?/;
const RANGE =
  /(?:[<>≤≥]\s?)?(?:(?<![\p{L}\d])[-−–])?\d+(?:[.,]\d+)?(?:\s*[/×–−-]\s*\d+(?:[.,]\d+)?)*(?:[+-](?![\p{L}\d]))?/u;
const TOKEN = new RegExp(
  `\\p{L}{1,3}\\d{1,3}(?:\\.\\d{1,2})?(?![\\d\\p{L}])|${DATE.source}|${RANGE.source}|[°%×]|\\p{L}+`,
  "gu",
);

/** The statements of a text, part by part. */
export const clausesOf = (text: string): Clause[] => sentencesOf(text).flatMap(inSentence);

function inSentence(sentence: string): Clause[] {
  const parts = sentence.split(/,(?!\d)|[()]|\s[–—-]\s(?!\d)/).flatMap((part) => (part.trim() ? [part] : []));
  const denied = parts.map((part) => denialsIn(part));
  const reaches = new Set(denied.flat().map(({ reach }) => reach));
  let head: Head = { words: [], sides: [] };
  return parts.flatMap((part, index) => {
    const before = denied.slice(0, index).flat().length > 0;
    const near: Stance = before || reaches.has("around") ? "unsure" : "is";
    const [first = "", ...rest] = part.split(":");
    if (rest.length > 0)
      head = { words: contentOf(first), sides: tokensOf(first).flatMap((token) => sideOf(token) ?? []) };
    return within(part).map((text) => clauseOf(text, part, near, head));
  });
}

/** A side or a number on one hand of «and» is not of the other. */
const within = (part: string) => part.split(/:|\s(?:a|i|and)\s/).filter((text) => text.trim() !== "");

const tokensOf = (text: string) => [...text.matchAll(TOKEN)].map(([token]) => token);
type Head = { words: string[]; sides: Side[] };
const contentOf = (text: string) =>
  tokensOf(text)
    .filter((token) => isContent(token) && !sideOf(token))
    .map(fold);
const denialsIn = (text: string) => tokensOf(text).flatMap((token) => denialOf(token) ?? []);

function clauseOf(text: string, part: string, near: Stance, head: Head): Clause {
  const clause: Clause = { words: [], head: head.words, sides: [], numbers: [], codes: [], turns: [], denials: 0 };
  const whole = denialsIn(part).some(({ reach }) => reach === "around");
  const own = !whole && (/\d/.test(part) || tokensOf(part).some(affirms));
  // «Bez» of the other hand of «and» reaches here too.
  let forward = denialsIn(part.slice(0, part.indexOf(text))).some(({ reach }) => reach === "forward");
  const tokens = tokensOf(text);
  for (const [index, token] of tokens.entries()) {
    const denial = denialOf(token);
    if (denial) clause.denials += 1;
    if (denial?.reach === "forward") forward = true;
    const stance: Stance = whole || forward ? "isNot" : own ? "is" : near;
    const [side, turn, number] = [
      sideOf(token),
      turnOf(token),
      NUMBER.test(token) || /^[<>≤≥]/.test(token) ? figure(token) : numberOf(token),
    ];
    if (side) clause.sides.push(side);
    if (turn) clause.turns.push(turn);
    if (CODE.test(token)) clause.codes.push(token.toUpperCase().replace(/\./g, ""));
    else if (number) clause.numbers.push([number, unitOf(tokens[index + 1] ?? "")].filter(Boolean).join(" "));
    else if (denial && (denial.denied ?? "").length >= 3) clause.words.push({ text: denial.denied!, stance });
    else if (!side && !denial && !affirms(token) && !unitOf(token) && isContent(token))
      clause.words.push({ text: fold(token), stance });
  }
  return { ...clause, sides: clause.sides.length > 0 ? clause.sides : head.sides };
}

const figure = (token: string) => token.replace(/\s/g, "").replace(/,/g, ".").replace(/[–−]/g, "-");

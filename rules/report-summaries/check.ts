import { passagesOf, type SourceReport } from "./passages.ts";
import { clausesOf, type Clause, type Word } from "./statements.ts";
import { sameWord } from "./vocabulary.ts";

const LONGEST_SENTENCE = 600;

/** A sentence of a summary, with the report it is of and the passage there that it stands for. */
export type SummarySentence = { text: string; report: string; passage: string };

/** The sentences of a summary that cite a passage of one of these reports and are supported by it. */
export function whatHolds(sentences: readonly SummarySentence[], reports: readonly SourceReport[]): SummarySentence[] {
  const passages = new Map(
    reports.map(({ uuid, content }) => [uuid, new Set(passagesOf(content).map(({ text }) => text))]),
  );
  return sentences.filter(({ text, report, passage }) => passages.get(report)?.has(passage) && holdsIn(text, passage));
}

/**
 * True if the passage cited supports the sentence, by whatever author: its numbers, sides, codes and turns occur there,
 * said of the same things, nothing is denied that is not denied there, nor the other way round, and at least two thirds
 * of its words are the passage's. In doubt false.
 */
export function holdsIn(sentence: string, passage: string): boolean {
  if (sentence.trim() === "" || sentence.length > LONGEST_SENTENCE) return false;
  const [said, written] = [clausesOf(sentence), clausesOf(passage)];
  const words = said.flatMap((clause) => clause.words);
  const known = words.filter(({ text }) => written.some((clause) => mentions(clause, text)));
  const says = words.length > 0 || said.some((clause) => clause.codes.length > 0);
  return says && known.length * 3 >= words.length * 2 && said.every((clause) => supported(clause, written));
}

function supported(clause: Clause, written: Clause[]): boolean {
  const all = <K extends "sides" | "numbers" | "codes" | "turns">(key: K) =>
    new Set<string>(written.flatMap((other) => other[key]));
  for (const key of ["sides", "numbers", "codes", "turns"] as const) {
    const there = all(key);
    if (!clause[key].every((fact) => there.has(fact))) return false;
  }
  const about = [...clause.words.map(({ text }) => text), ...clause.head];
  return (
    clause.numbers.every((number) =>
      saidOf(
        written.filter((other) => other.numbers.includes(number)),
        about,
        clause,
        written,
      ),
    ) &&
    clause.words.every((word) => onSide(word, clause, written) && asWritten(word, written)) &&
    written.every((other) => !contradicts(clause, other)) &&
    (clause.denials === 0 || deniesSomething(clause, written))
  );
}

/** A number belongs to its clause, and to its side. */
function saidOf(places: Clause[], about: string[], { sides }: Clause, written: Clause[]): boolean {
  const known = about.filter((text) => written.some((other) => mentions(other, text)));
  return places.some(
    (place) =>
      (sides.length === 0 || place.sides.length === 0 || place.sides.some((side) => sides.includes(side))) &&
      (known.length === 0 || known.some((text) => mentions(place, text))),
  );
}

/** A statement about one side is never only about the other. */
function onSide({ text }: Word, { sides }: Clause, written: Clause[]): boolean {
  const places = written.filter((other) => other.words.some((word) => sameWord(word.text, text)));
  return (
    sides.length === 0 ||
    places.length === 0 ||
    places.some((place) => place.sides.length === 0 || place.sides.some((side) => sides.includes(side)))
  );
}

function asWritten({ text, stance }: Word, written: Clause[]): boolean {
  const places = written.flatMap((other) => other.words.filter((word) => sameWord(word.text, text)));
  return places.length === 0 ? stance !== "unsure" : places.some((place) => place.stance === stance);
}

/** A passage with two statements supports neither half alone: «v klidu bez bolesti» is no pain at rest. */
function contradicts(clause: Clause, place: Clause): boolean {
  const shared = clause.words.flatMap(({ text, stance }) => {
    const there = place.words.filter((word) => sameWord(word.text, text));
    return there.length === 0 ? [] : [there.some((word) => word.stance === stance)];
  });
  return shared.includes(true) && shared.includes(false);
}

const deniesSomething = ({ words, head }: Clause, written: Clause[]): boolean => {
  const denied = written.filter((other) => other.denials > 0 || other.words.some(({ stance }) => stance === "isNot"));
  return [...words.map(({ text }) => text), ...head].some((text) => denied.some((other) => mentions(other, text)));
};

const mentions = ({ words, head }: Clause, text: string) =>
  [...words.map((word) => word.text), ...head].some((word) => sameWord(word, text));

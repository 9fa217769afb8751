import { fold } from "#rules/text/fold.ts";

/** A line may break within what is searched, with a hyphen or without. */
const BREAK = "(?:[\\u00ad\\u200b]|-?[ \\t]*\\r?\\n[ \\t]*)?";
/**
 * After a stem only a hyphen continues a word in the next line: without one, the next line begins a word of its own.
 */
const HYPHEN = "(?:[\\u00ad\\u200b]|-[ \\t]*\\r?\\n[ \\t]*)?";

/** Endings of Czech and Slovak names: of nouns, of adjectives, and their relatives. */
const ENDINGS = new Set(
  `a y e i o u ou ovi em om um im ym eho emu iho imu ho mu uv ova ove ovou ovo ovu ovy ovych ovym ovymi ovej ovho ovmu in ina ine ino inu inou iny inych inym ech ich ych ach am ami ymi imi mi ej
  ovia ovc ovic ka ky ku ce ko kou ek ik ika ikovi icka icky icku icce icko ickou`.split(/\s+/),
);
const endings = [...ENDINGS];
const LETTERS = `(?:${HYPHEN}\\p{L}){0,6}(?!\\p{L})`;

/** True if the letters after a short stem make a form of a name; a line may cut the ending off. */
export function isEnding(tail: string, after: string): boolean {
  const [first = "", ...rest] = tail.split(/[^\p{L}]+/u);
  const isCut = rest.length > 0 || /^-?[ \t]*\r?\n/.test(after);
  return (
    [first, first + rest.join("")].some((ending) => ending === "" || ENDINGS.has(ending)) ||
    (isCut && endings.some((ending) => ending.startsWith(first)))
  );
}

/** A stem of so many letters is a name whatever follows; of fewer it takes an ending. */
const SPEAKING = 5;

/** Changes of a stem's last consonant. */
const softened: [RegExp, string][] = [
  [/sk$/, "st"],
  [/ck$/, "ct"],
  [/ch$/, "s"],
  [/k$/, "c"],
  [/g$/, "z"],
  [/h$/, "z"],
];

/** Other beginnings of a word's forms, step by step. */
const steps: ((stem: string) => string[])[] = [
  (stem) => [/ova$/, /[aeiouy]$/, /[uo]s$/].map((ending) => stem.replace(ending, "")),
  // The e that comes and goes: Pavel, Pavla; Hloušek, Hlouška.
  (stem) => (/[^aeiouy]e[^aeiouy]$/.test(stem) && stem.length > 3 ? [stem.slice(0, -2) + stem.at(-1)] : []),
  (stem) => (/[^aeiouy][ckl]$/.test(stem) && stem.length > 3 ? [`${stem.slice(0, -1)}e${stem.at(-1)}`] : []),
  // Švec, Ševce.
  (stem) => (/^[^aeiouy]{2}ec$/.test(stem) ? [`${stem[0]}e${stem[1]}c`] : []),
  (stem) => softened.flatMap(([hard, soft]) => (hard.test(stem) ? [stem.replace(hard, soft)] : [])),
];

/** The stems that forms of a name begin with: Němec, Němce and Němcová; Jitka and Jitce; Novotný and Novotná. */
export const stemsOf = (name: string): string[] =>
  steps
    .reduce((stems, more) => [...new Set([...stems, ...stems.flatMap(more)])], [fold(name).replace(/ /g, "")])
    .filter((stem) => stem.length >= 2);

const broken = (text: string) => [...text].map((letter) => `\\u{${letter.codePointAt(0)!.toString(16)}}`).join(BREAK);

/**
 * Any form of a name, as expressions for folded text; a doubtful one counts. The group `tail` has to be an ending
 * (isEnding).
 */
export function nameForms(name: string): string[] {
  // The shortest first: what a longer one adds is an ending of it.
  const stems = stemsOf(name).sort((one, other) => one.length - other.length);
  const [long, short] = [
    stems.filter((stem) => stem.length >= SPEAKING),
    stems.filter((stem) => stem.length < SPEAKING),
  ];
  return [
    ...(long.length > 0 ? [`(?:${long.map(startOf).join("|")})${LETTERS}`] : []),
    ...(short.length > 0 ? [`(?:${short.map(startOf).join("|")})(?<tail>${LETTERS})`] : []),
  ];
}

/** Within a longer word only a long stem is looked for. */
const startOf = (stem: string) => (stem.length > SPEAKING ? "" : "(?<!\\p{L})") + broken(stem);

/** A name of several words, each in any form. */
export const phraseForms = (words: string[]): string =>
  words.map((word) => `(?:${stemsOf(word).map(startOf).join("|")})${LETTERS}`).join("[^\\p{L}\\p{Nd}]{1,4}");

/** A text letter by letter. */
export const spelled = (text: string): string => broken(text);

/** Digits, however they are parted. */
export const digits = (text: string): string => `(?<!\\d)${[...text].join("[\\s/.()\\-]{0,3}")}(?!\\d)`;

export const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

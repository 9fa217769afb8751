import type { AttendanceState, VatRate } from "../codes.ts";
import type { Frequency } from "../calendar/recurrence.ts";
import { vatPercent } from "../money/vat-rates.ts";
import { fold } from "../text/fold.ts";
import type { IsoDate } from "../time/time.ts";

const STATES: [state: AttendanceState, words: string][] = [
  [
    "PRESENT",
    "prisel|prisla|dosiel|dosla|probehlo|probehl|uskutecneno|absolvoval|absolvovano|hotovo|ok|ano|present|yes|done|completed|anwesend|erschienen|ja|1",
  ],
  [
    "EXCUSED",
    "omluven|omluvena|omluveno|ospravedlneny|ospravedlnena|zruseno|zrusena|storno|excused|canceled|cancelled|entschuldigt|abgesagt|storniert",
  ],
  [
    "NOT_EXCUSED",
    "neprisel|neprisla|nedosiel|nedosla|nedostavil se|nedostavila se|neomluven|neomluvena|absent|no show|missed|nicht erschienen|unentschuldigt|ne|no|nein|0",
  ],
];

/** The state of an attendance in the words of another program; null where none is known. */
export const attendanceOf = (text: string): AttendanceState | null =>
  STATES.find(([, words]) => words.split("|").includes(fold(text)))?.[0] ?? null;

/** The first of the words for a state; none where it is not set. */
export const stateWord = (state: AttendanceState): string =>
  STATES.find(([known]) => known === state)?.[1].split("|", 1)[0] ?? "";

const UNITS: [unit: RegExp, frequency: Frequency][] = [
  [/\b(?:den|dni|dny|dnu|denne|day|days|daily|tag|tage|taglich)\b/, "DAILY"],
  [
    /\b(?:tyden|tydne|tydny|tydnu|tyzden|tyzdne|tyzdnov|tyzdenne|week|weeks|weekly|woche|wochen|wochentlich)\b/,
    "WEEKLY",
  ],
  [/\b(?:mesic|mesice|mesicu|mesicne|mesiac|mesiace|mesacne|month|months|monthly|monat|monate|monatlich)\b/, "MONTHLY"],
];

/** A repetition such as `týdně`, `každé 2 týdny`, `every 3 days`; null where it is none. */
export function repetitionOf(text: string): { frequency: Frequency; interval: number } | null {
  const words = fold(text);
  const frequency = UNITS.find(([unit]) => unit.test(words))?.[1];
  return frequency ? { frequency, interval: Number(/\b\d{1,3}\b/.exec(words)?.[0] ?? 1) } : null;
}

/** The rate of VAT whose percent is written on a day, `21 %` for instance; null where none has it. */
export function vatRateOf(text: string, country: string, day: IsoDate): VatRate | null {
  const typed = /\d{1,2}/.exec(text)?.[0];
  if (typed === undefined) return null;
  return (
    (["PRIMARY", "REDUCED", "ZERO"] as const).find((rate) => vatPercent(rate, country, day) === Number(typed)) ?? null
  );
}

import { writeFile } from "../files/write-file.ts";
import { writeRecord } from "../files/write-record.ts";
import { askedNumber } from "./layouts.ts";

/** The most numbers of a file (III–2.1), and the most files: their names end in two digits. */
export const MOST_ASKED_NUMBERS = 25_000;
export const MOST_QUESTION_FILES = 99;

export type QuestionFile = { name: string; numbers: readonly string[] };

/** The files that ask about numbers by an IČZ, as `44123000.I01`. Numbers past the last file are in none. */
export function questionFiles(icz: string, numbers: readonly string[]): QuestionFile[] {
  const files = Math.min(Math.ceil(numbers.length / MOST_ASKED_NUMBERS), MOST_QUESTION_FILES);
  return Array.from({ length: files }, (_, at) => ({
    name: `${icz}.I${String(at + 1).padStart(2, "0")}`,
    numbers: numbers.slice(at * MOST_ASKED_NUMBERS, (at + 1) * MOST_ASKED_NUMBERS),
  }));
}

/** The bytes of a file that asks about numbers, one a line. */
export const questionFile = (numbers: readonly string[]): Uint8Array<ArrayBuffer> =>
  writeFile(numbers.map((number) => writeRecord(askedNumber, { CP: number })));

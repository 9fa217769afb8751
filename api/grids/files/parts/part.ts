import type { GridKind, GridValues } from "#rules/grids/column.ts";
import type { GridWords } from "#rules/grids/words/grid-words.ts";
import type { Money } from "#rules/format.ts";
import { localDate, localTime } from "#rules/time/time.ts";

/** A value in a file; dates and times are those of Prague's clocks, as if they were UTC. */
export type FileValue = string | number | Date | Money | null;

/** A column of a file that a column of a list gives, with a word after its name where there are several. */
export type Part<Value> = {
  type: "text" | "date" | "time" | "integer" | "money";
  of: (value: Value, words: GridWords) => FileValue;
  suffix?: "by" | "from" | "to" | "born" | "report" | "days";
};
export type Parts = { [Kind in GridKind]: Part<GridValues[Kind]>[] };

export const name: Part<{ name: string }> = { type: "text", of: ({ name }) => name };
export const wallClock = (at: Date) => new Date(`${localDate(at)}T${localTime(at)}Z`);

import type { Locale, PeriodUnit } from "#rules/codes.ts";
import { moneyInput, type Money } from "#rules/format.ts";
import { MOST_ROWS, rowName, type RowName } from "#rules/vouchers/preset-rows.ts";

export type PresetRow = {
  id: number;
  name: string;
  price: Money;
  proceduresWithCount: { procedure: { id: number; name: string; removed: boolean }; count: number }[];
  validityAmount: number;
  validityType: PeriodUnit;
};

/** A service with its visits, as text. */
type RowValues = Record<"procedure" | "count", string>;
/** The fields of a preset, as text. */
export type PresetValues = Record<"name" | "price" | "validityAmount" | "validityType", string> &
  Record<RowName, RowValues>;

/** The same in a form that may come back with anything missing, with the basis of a change. */
export type PresetFormValues = Partial<PresetValues> &
  Partial<Record<"version" | "was" | "proceduresWithCount", string>>;

const LEAST_DRAWN = 3;
const emptyRow: RowValues = { procedure: "", count: "" };
const names = Array.from({ length: MOST_ROWS }, (_, at) => rowName(at));

const rowsOf = (values: RowValues[]): Record<RowName, RowValues> =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? emptyRow]));

export const newPreset = (): PresetValues => ({
  name: "",
  price: "",
  validityAmount: "1",
  validityType: "YEAR",
  ...rowsOf([]),
});

/** A preset in its form. A service removed since is not chosen in its row. */
export const presetValues = (preset: PresetRow, locale: Locale): PresetValues => ({
  name: preset.name,
  price: moneyInput(preset.price, locale),
  validityAmount: String(preset.validityAmount),
  validityType: preset.validityType,
  ...rowsOf(
    preset.proceduresWithCount.map(({ procedure, count }) => ({
      procedure: procedure.removed ? "" : String(procedure.id),
      count: String(count),
    })),
  ),
});

/** The names of the services removed since, by their rows. */
export const goneServices = ({ proceduresWithCount }: PresetRow): Record<RowName, string> =>
  Object.fromEntries(
    proceduresWithCount.flatMap(({ procedure }, at) => (procedure.removed ? [[rowName(at), procedure.name]] : [])),
  );

/** Number of rows to draw: one more than are filled, at least as many as were asked for. */
export function drawnRows(values: PresetFormValues, asked = 0): number {
  const filled = names.findLastIndex((name) => values[name]?.procedure || values[name]?.count) + 1;
  return Math.min(MOST_ROWS, Math.max(LEAST_DRAWN, filled + 1, asked));
}

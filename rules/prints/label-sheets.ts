/** Sheets of labels by the width and height of one in millimetres; document.css positions each label of a sheet. */
export const labelSheets = ["70x36", "70x37", "105x48", "99x38", "52x30"] as const;
export type LabelSheet = (typeof labelSheets)[number];

const places: Record<LabelSheet, { columns: number; rows: number }> = {
  "70x36": { columns: 3, rows: 8 },
  "70x37": { columns: 3, rows: 8 },
  "105x48": { columns: 2, rows: 6 },
  "99x38": { columns: 2, rows: 7 },
  "52x30": { columns: 4, rows: 10 },
};

export const labelsOn = (sheet: LabelSheet): number => places[sheet].columns * places[sheet].rows;

/** The trade name of a sheet: `70 × 36 mm, 3 × 8`. */
export function sheetName(sheet: LabelSheet): string {
  const { columns, rows } = places[sheet];
  return `${sheet.replace("x", "\u00a0×\u00a0")}\u00a0mm, ${columns}\u00a0×\u00a0${rows}`;
}

/** The content of each position of each sheet; on the first one the positions before `start` are used up already. */
export function labelPages<T>(labels: readonly T[], sheet: LabelSheet, start: number): (T | null)[][] {
  const size = labelsOn(sheet);
  const all = [...Array.from({ length: start - 1 }, () => null), ...labels];
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

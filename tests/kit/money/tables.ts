import { parse } from "csv-parse/sync";

export type Row = Record<string, string>;

export const tableOf = (bytes: Buffer): Row[] => parse(bytes, { bom: true, delimiter: ";", columns: true });

/** An amount of a file in hellers. */
export const hellers = (text = "") => Math.round(Number(text.replace(",", ".")) * 100);
export const sumOf = (rows: readonly Row[], column: string) => rows.reduce((sum, row) => sum + hellers(row[column]), 0);

const ways = { Hotově: "cash", Kartou: "card", Převodem: "transfer", Permanentkou: "voucher" } as const;

/** The sums of a table of entries. */
export function sumsOf(rows: readonly Row[]) {
  const sums = { cash: 0, card: 0, transfer: 0, voucher: 0, rounding: sumOf(rows, "Zaokrouhlení") };
  for (const row of rows) sums[ways[row.Jak as keyof typeof ways]] += hellers(row.Částka);
  return sums;
}

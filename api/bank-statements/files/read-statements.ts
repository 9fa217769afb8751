import { decodeStatement, isGpc } from "#rules/bank-statements/decode.ts";
import { StatementFault } from "#rules/bank-statements/fault.ts";
import { readGpc } from "#rules/bank-statements/gpc.ts";
import type { MovementContent, Statement } from "#rules/bank-statements/statement.ts";
import type { Currency } from "#rules/money/currency.ts";
import { readCamt } from "./camt.ts";
import { proposeCsv, readCsv, type CsvChoice } from "./csv.ts";
import { withFingerprints } from "../fingerprint.ts";

/** Years of a practice's statements. */
export const MOST_STATEMENT_BYTES = 5_000_000;

export type StatementKind = "gpc" | "camt" | "csv";

type Options = {
  /** The currency of the account, for files that name none. */
  currency: Currency;
  /** The reading of a table; without it the proposal counts. */
  csv?: CsvChoice;
};

/**
 * Reads the statements in a file, whose kind its content shows: GPC, camt.053 or a table. Throws `StatementFault` and
 * nothing else, whatever the bytes.
 */
export function readStatements(bytes: Uint8Array, { currency, csv }: Options): Statement[] {
  const { kind, text } = openStatement(bytes);
  return read().map(withFingerprints);

  function read(): Statement<MovementContent>[] {
    if (kind === "gpc") return readGpc(text, currency);
    return kind === "camt" ? readCamt(text, currency) : readCsv(text, csv ?? proposeCsv(text), currency);
  }
}

/** The text of a file and its kind. Throws `StatementFault` for files that are too large, empty or no text. */
export function openStatement(bytes: Uint8Array): { kind: StatementKind; text: string } {
  if (bytes.length > MOST_STATEMENT_BYTES) throw new StatementFault("tooLarge");
  const text = decodeStatement(bytes);
  if (text.trim() === "") throw new StatementFault("empty");
  if (/\0/.test(text) || /^(%PDF|PK)/.test(text)) throw new StatementFault("kindUnknown");
  if (/^\s*</.test(text)) return { kind: "camt", text: text.trimStart() };
  if (/^\s*(?:\{1:|:20:)/.test(text)) throw new StatementFault("mt940");
  return { kind: isGpc(text) ? "gpc" : "csv", text };
}

import { fold } from "../../text/fold.ts";

/** Meanings of the columns of a table of refused documents; it needs the first. */
export const refusalRoles = ["number", "code", "reason"] as const;
export type RefusalRole = (typeof refusalRoles)[number];
/** The place of each column, from 0. */
export type RefusalColumns = Partial<Record<RefusalRole, number>>;

/** A reading of a table that was chosen once, by the names of its columns. */
export type KnownTable = { names: string[]; columns: RefusalColumns };

type Row = { line: number; cells: readonly string[] };
export type Refusal = { number: number; code: string | null; reason: string | null };

/** Folded names of columns in Czech, Slovak, German and English. */
const names: Record<RefusalRole, readonly string[]> = {
  number: ["cislo dokladu", "doklad", "c dokladu", "dokladu", "belegnummer", "beleg", "document number", "document"],
  code: ["kod chyby", "kod odmitnuti", "chyba", "kod", "fehlercode", "fehler", "error code", "error", "code"],
  reason: ["duvod", "duvod odmitnuti", "popis", "text", "poznamka", "dovod", "grund", "reason", "note"],
};

const documentNumber = /^0*([1-9]\d{0,6})$/;

/** A code has few characters; a longer one is a part of the reason. */
const MOST_CODE = 10;
const MOST_REASON = 500;

/**
 * The reading of a table: as one with the same names was before, by the names of its columns, or as numbers and what is
 * said of them where it has no more columns than these. Null where the columns have to be chosen.
 */
export function columnsOf(rows: readonly Row[], known: readonly KnownTable[]): RefusalColumns | null {
  const head = namesOf(rows);
  const same = known.find(({ names }) => names.length === head.length && names.every((name, at) => name === head[at]));
  if (same) return same.columns;
  if (head.length === 1) return { number: 0 };
  if (head.length === 2 && documentNumber.test(rows[0]!.cells[0]!)) return { number: 0, reason: 1 };
  const proposed = proposeColumns(rows);
  return proposed.number === undefined ? null : proposed;
}

/** The meaning of columns by their names; none where the names are not known. */
export function proposeColumns(rows: readonly Row[]): RefusalColumns {
  const head = namesOf(rows).map((name) => fold(name.slice(0, 60)));
  const columns: RefusalColumns = {};
  for (const role of refusalRoles) {
    const name = names[role].find((name) => head.includes(name));
    if (name !== undefined) columns[role] = head.indexOf(name);
  }
  return columns;
}

/** The names of the columns: the cells of the first row, unless that is a document already, and then their places. */
export function namesOf(rows: readonly Row[]): string[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const first = rows[0]?.cells ?? [];
  const isHead = !first.some((cell) => documentNumber.test(cell));
  return Array.from({ length: width }, (_, at) => (isHead && first[at]) || String(at + 1));
}

/**
 * The documents of a table, each once with all that is said of it. A head, empty rows and rows of sums have no number
 * of a document, and are left out.
 */
export function readRefusals(rows: readonly Row[], columns: RefusalColumns): Refusal[] {
  const all = new Map<number, { codes: Set<string>; reasons: Set<string> }>();
  for (const { cells } of rows) {
    const cell = (role: RefusalRole) => (cells[columns[role] ?? -1] ?? "").trim();
    const number = Number(documentNumber.exec(cell("number"))?.[1]);
    if (!number) continue;
    const said = all.get(number) ?? { codes: new Set(), reasons: new Set() };
    all.set(number, said);
    const code = cell("code");
    if (code) (code.length > MOST_CODE ? said.reasons : said.codes).add(code);
    if (cell("reason")) said.reasons.add(cell("reason"));
  }
  return [...all].map(([number, { codes, reasons }]) => {
    const [code = null, ...others] = codes;
    return { number, code, reason: [...others, ...reasons].join("; ").slice(0, MOST_REASON) || null };
  });
}

/** The numbers of documents in typed text, each once; null where a word is none. */
export function readNumbers(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const numbers = words.map((word) => Number(documentNumber.exec(word)?.[1]));
  return words.length > 0 && numbers.every(Boolean) ? [...new Set(numbers)] : null;
}

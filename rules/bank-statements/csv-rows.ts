import { currencySign, type Currency } from "../money/currency.ts";
import { readMoney } from "../money/read-money.ts";
import { fold } from "../text/fold.ts";
import { csvRoles, type CsvColumns, type CsvRole } from "./csv-columns.ts";
import { StatementFault } from "./fault.ts";
import { readDay } from "./read-day.ts";
import { signed, type MovementContent } from "./statement.ts";
import { readSymbol, symbolsIn } from "./symbols.ts";
import { readTableAccount, type TableAccount } from "./table-account.ts";

/** A movement with the account that its row names as the own one. */
export type CsvMovement = { own: TableAccount | null; movement: MovementContent };

/** A row of the table with the number of its line in the file. */
export type CsvRow = { line: number; cells: readonly string[] };

const INCOMING = ["+", "c", "cr", "h", "crdt", "kredit", "credit", "prijem", "prichozi", "haben", "gutschrift"];
const OUTGOING = ["-", "d", "dr", "s", "dbit", "debet", "debit", "vydaj", "vydej", "odchozi", "soll", "lastschrift"];

const SUMS: readonly CsvRole[] = ["amount", "credit", "debit", "direction", "currency"];
const TOTAL =
  /^(celkem|celkom|soucet|sucet|spolu|summe|gesamt|total|(konecny |koncovy |pocatecni |zaciatocny )?(zustatek|zostatok)|endsaldo|(closing )?balance)/;

/**
 * Reads the rows below the head. Rows without a day and an amount are skipped as remarks, and so are texts without an
 * amount and totals below the last movement. Any other row without a day is a fault, as it may be a movement.
 * `currency` counts where the table has none. Throws `StatementFault` with the line.
 */
export function readRows(rows: readonly CsvRow[], columns: CsvColumns, currency: Currency): CsvMovement[] {
  const cellIn =
    ({ cells }: CsvRow) =>
    (role: CsvRole): string =>
      (cells[columns[role] ?? -1] ?? "").trim();
  const last = rows.findLastIndex((row) => readDay(cellIn(row)("day")) !== null);
  return rows.flatMap((row, at) => {
    const cell = cellIn(row);
    const hasAmount = (["amount", "credit", "debit"] as const).some((role) => cell(role) !== "");
    const isBelow = last >= 0 && at > last;
    if (isBelow ? !hasAmount || isTotal(cell) : !hasAmount && cell("day") === "") return [];
    const movement = { ...readRow(cell, row.line, currency), cells: row.cells };
    return [{ own: readTableAccount(cell("ownAccount")), movement }];
  });
}

/** Sums, of which nothing says whose or when they are. */
const isTotal = (cell: (role: CsvRole) => string): boolean =>
  csvRoles.every((role) => SUMS.includes(role) || cell(role) === "" || TOTAL.test(fold(cell(role).slice(0, 60))));

function readRow(cell: (role: CsvRole) => string, line: number, currency: Currency): MovementContent {
  const day = readDay(cell("day"));
  if (!day) throw new StatementFault("dayInvalid", line);
  const own = readCurrency(cell("currency"), currency);
  if (own === null) throw new StatementFault("recordInvalid", line);
  const account = cell("account").replace(/[\s'"]/g, "");
  const bankCode = cell("bankCode");
  const inText = symbolsIn([cell("variableSymbol"), cell("reference"), cell("message")]);
  return {
    day,
    amount: readAmount(cell, line, own),
    currency: own,
    isReversal: false,
    variableSymbol: readSymbol(cell("variableSymbol")) ?? inText.variableSymbol,
    specificSymbol: readSymbol(cell("specificSymbol")) ?? inText.specificSymbol,
    constantSymbol: readSymbol(cell("constantSymbol")) ?? inText.constantSymbol,
    counterAccount: (/^\d{4}$/.test(bankCode) && /^[\d-]+$/.test(account) ? `${account}/${bankCode}` : account) || null,
    counterName: cell("name") || null,
    message: cell("message") || null,
    bankReference: cell("reference") || null,
  };
}

/** A currency by its code or sign; null when the text is neither. */
function readCurrency(text: string, fallback: Currency): Currency | null {
  if (text === "") return fallback;
  if (/^[a-z]{3}$/i.test(text)) return text.toUpperCase();
  return ["CZK", "EUR", "USD"].find((code) => currencySign(code).toLowerCase() === text.toLowerCase()) ?? null;
}

function readAmount(cell: (role: CsvRole) => string, line: number, currency: Currency): number {
  const read = (role: CsvRole): number => {
    const amount = cell(role) === "" ? 0 : readMoney(cell(role).replace(/^\+/, ""), currency);
    if (amount === null) throw new StatementFault("amountInvalid", line);
    return amount;
  };
  if (cell("amount") === "") {
    const [credit, debit] = [read("credit"), read("debit")];
    // A row is one movement, in one direction.
    if ((credit !== 0 && debit !== 0) || (cell("credit") === "" && cell("debit") === ""))
      throw new StatementFault("amountInvalid", line);
    return credit === 0 ? signed(Math.abs(debit), true) : Math.abs(credit);
  }
  const amount = read("amount");
  const direction = cell("direction");
  if (direction === "") return amount;
  const word = direction.length === 1 ? direction.toLowerCase() : fold(direction);
  if (!INCOMING.includes(word) && !OUTGOING.includes(word)) throw new StatementFault("recordInvalid", line);
  return signed(Math.abs(amount), OUTGOING.includes(word));
}

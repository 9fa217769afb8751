import type { Currency } from "../money/currency.ts";
import type { IsoDate } from "../time/time.ts";
import { StatementFault } from "./fault.ts";
import { readGpcAccount } from "./gpc-account.ts";
import { cutFields, HEAD, ITEM, MESSAGE } from "./gpc-layout.ts";
import { readDay } from "./read-day.ts";
import { periodOf, signed, type MovementContent, type Statement } from "./statement.ts";
import { readSymbol, symbolsIn } from "./symbols.ts";

/** Codes of booking: the direction in which money moves. Banks write a reversed debit as 3 or as 4. */
const CODES: Record<string, { isNegative: boolean; isReversal: boolean }> = {
  1: { isNegative: true, isReversal: false },
  2: { isNegative: false, isReversal: false },
  3: { isNegative: false, isReversal: true },
  4: { isNegative: false, isReversal: true },
  5: { isNegative: true, isReversal: true },
};

const CURRENCIES: Record<string, Currency> = {
  203: "CZK",
  348: "HUF",
  756: "CHF",
  826: "GBP",
  840: "USD",
  978: "EUR",
  985: "PLN",
};

/**
 * Reads GPC (ABO), the statement of Czech banks: lines of 128 characters, of which the end may be missing. `currency`
 * is that of the account, which the format does not name. Throws `StatementFault`.
 */
export function readGpc(text: string, currency: Currency): Statement<MovementContent>[] {
  const statements: Statement<MovementContent>[] = [];
  let messages: string[] = [];
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const statement = statements.at(-1);
    const movement = statement?.movements.at(-1);
    const type = line.slice(0, 3);
    if (type === "074") statements.push(readHead(line, at + 1, currency));
    else if (type === "075" && statement) {
      messages = [];
      statement.movements.push(readItem(line, at + 1, currency));
    } else if (/^07[89]$/.test(type) && movement) {
      messages.push(line);
      Object.assign(movement, readMessage(movement, messages));
      // Records 076 and 077 hold details of clearing.
    } else if (!/^07[67]$/.test(type) && line.replaceAll("\u001A", "").trim() !== "")
      throw new StatementFault("recordInvalid", at + 1);
  }
  return statements.map((statement) => {
    const { from, to } = periodOf(statement.movements);
    return { ...statement, from: statement.from ?? from, to: statement.to ?? to };
  });
}

function readHead(line: string, at: number, currency: Currency): Statement<MovementContent> {
  const head = cutFields(line, HEAD);
  if (!/^\d{16}$/.test(head.account)) throw new StatementFault("recordInvalid", at);
  return {
    account: readGpcAccount(head.account, ""),
    currency,
    number: readSymbol(head.number),
    from: dayOf(head.openingDay, at),
    to: dayOf(head.closingDay, at),
    openingBalance: signed(hellersOf(head.openingBalance, at), head.openingSign === "-"),
    closingBalance: signed(hellersOf(head.closingBalance, at), head.closingSign === "-"),
    movements: [],
  };
}

function readItem(line: string, at: number, currency: Currency): MovementContent {
  const item = cutFields(line, ITEM);
  const booking = CODES[item.code];
  if (!booking) throw new StatementFault("recordInvalid", at);
  const day = dayOf(item.bookingDay, at) ?? dayOf(item.valueDay, at);
  if (!day) throw new StatementFault("dayInvalid", at);
  return {
    day,
    amount: signed(hellersOf(item.amount, at), booking.isNegative),
    currency: CURRENCIES[item.currency] ?? currency,
    isReversal: booking.isReversal,
    variableSymbol: readSymbol(item.variableSymbol),
    specificSymbol: readSymbol(item.specificSymbol),
    constantSymbol: readSymbol(item.constantSymbol),
    counterAccount: readGpcAccount(item.counterAccount, item.bankCode),
    counterName: item.name || null,
    message: null,
    bankReference: /^0*$/.test(item.document) ? null : item.document,
  };
}

/** The message of all its lines; a symbol in it counts where the movement has none. */
function readMessage(movement: MovementContent, lines: readonly string[]): Partial<MovementContent> {
  const message = lines
    .map((line) => cutFields(line, MESSAGE))
    .flatMap(({ first, second }) => [first, second])
    .filter(Boolean)
    .join(" ");
  const { variableSymbol, specificSymbol, constantSymbol } = symbolsIn([message]);
  return {
    message: message || null,
    variableSymbol: movement.variableSymbol ?? variableSymbol,
    specificSymbol: movement.specificSymbol ?? specificSymbol,
    constantSymbol: movement.constantSymbol ?? constantSymbol,
  };
}

function hellersOf(digits: string, at: number): number {
  if (!/^\d+$/.test(digits)) throw new StatementFault("amountInvalid", at);
  return Number(digits);
}

/** Null for a day that is left out. */
function dayOf(digits: string, at: number): IsoDate | null {
  if (/^0*$/.test(digits)) return null;
  const day = readDay(digits);
  if (!day) throw new StatementFault("dayInvalid", at);
  return day;
}

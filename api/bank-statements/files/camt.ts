import { StatementFault } from "#rules/bank-statements/fault.ts";
import { readDay } from "#rules/bank-statements/read-day.ts";
import { periodOf, signed, type MovementContent, type Statement } from "#rules/bank-statements/statement.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { isCredit, readAmount } from "./camt-amount.ts";
import { readCamtEntry } from "./camt-entry.ts";
import { childrenOf, elementAt, parseXml, textAt, type XmlElement } from "./xml.ts";

const OPENING = ["OPBD", "PRCD"];
const CLOSING = ["CLBD"];

/**
 * Reads camt.053 (ISO 20022) of the versions 02 to 08, which differ in few elements. Namespaces are ignored. `currency`
 * counts where the file names none. Throws `StatementFault`.
 */
export function readCamt(text: string, currency: Currency): Statement<MovementContent>[] {
  const root = parseXml(text);
  const message = root.name === "BkToCstmrStmt" ? root : elementAt(root, "BkToCstmrStmt");
  if (!message) throw new StatementFault("messageUnknown");
  return childrenOf(message, "Stmt").map((statement) => readStatement(statement, currency));
}

function readStatement(statement: XmlElement, fallback: Currency): Statement<MovementContent> {
  const balances = childrenOf(statement, "Bal");
  const currency =
    textAt(statement, "Acct/Ccy") ??
    (elementAt(balances[0], "Amt")?.attributes.Ccy || null) ??
    (elementAt(statement, "Ntry/Amt")?.attributes.Ccy || fallback);
  const movements = childrenOf(statement, "Ntry").flatMap((entry) => readCamtEntry(entry, currency));
  const period = periodOf(movements);
  return {
    account: textAt(statement, "Acct/Id/IBAN", "Acct/Id/Othr/Id")?.replaceAll(" ", "") ?? null,
    currency,
    number: textAt(statement, "ElctrncSeqNb", "LglSeqNb", "Id"),
    from: dayOf(statement, "FrToDt/FrDtTm", "FrToDt/FrDt") ?? period.from,
    to: dayOf(statement, "FrToDt/ToDtTm", "FrToDt/ToDt") ?? period.to,
    openingBalance: balanceOf(balances, OPENING, currency),
    closingBalance: balanceOf(balances, CLOSING, currency),
    movements,
  };
}

function balanceOf(balances: XmlElement[], types: string[], currency: Currency): number | null {
  for (const type of types) {
    const balance = balances.find((balance) => textAt(balance, "Tp/CdOrPrtry/Cd") === type);
    const amount = balance && readAmount(balance, currency);
    if (amount) return amount.currency === currency ? signed(amount.amount, !isCredit(balance)) : null;
  }
  return null;
}

function dayOf(statement: XmlElement, ...paths: string[]): IsoDate | null {
  const text = textAt(statement, ...paths);
  const day = text === null ? null : readDay(text);
  if (text !== null && !day) throw new StatementFault("dayInvalid", statement.line);
  return day;
}

import { StatementFault } from "#rules/bank-statements/fault.ts";
import { currencyDecimals, type Currency } from "#rules/money/currency.ts";
import { readMoney } from "#rules/money/read-money.ts";
import { elementAt, textAt, textOf, type XmlElement } from "./xml.ts";

/** The amount in an element's `Amt`, in minor units without a sign; null without one. Throws `StatementFault`. */
export function readAmount(
  parent: XmlElement,
  fallback: Currency,
  path = "Amt",
): { amount: number; currency: Currency } | null {
  const element = elementAt(parent, path);
  if (!element) return null;
  const currency = element.attributes.Ccy || fallback;
  const text = textOf(element);
  // A point always separates decimals here, of which ISO 20022 allows more than the currency has: they have to be zeros.
  const [, whole = "", decimals = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const places = currencyDecimals(currency);
  const kept = decimals.slice(0, places);
  const amount = /^0*$/.test(decimals.slice(places)) ? readMoney(kept ? `${whole}.${kept}` : whole, currency) : null;
  if (amount === null || !/^[A-Z]{3}$/.test(currency)) throw new StatementFault("amountInvalid", element.line);
  return { amount, currency };
}

/** Direction of the money as it is booked. That of a reversal is the opposite of what it reverses. */
export function isCredit(parent: XmlElement): boolean {
  const direction = textAt(parent, "CdtDbtInd");
  if (direction !== "CRDT" && direction !== "DBIT") throw new StatementFault("recordInvalid", parent.line);
  return direction === "CRDT";
}

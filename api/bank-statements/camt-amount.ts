import type { Element } from "@xmldom/xmldom";
import { StatementFault } from "#rules/bank-statements/fault.ts";
import { currencyDecimals, type Currency } from "#rules/money/currency.ts";
import { readMoney } from "#rules/money/read-money.ts";
import { elementAt, lineOf, textAt, textOf } from "./xml.ts";

/** The amount in an element's `Amt`, in minor units without a sign; null without one. Throws `StatementFault`. */
export function readAmount(
  parent: Element,
  fallback: Currency,
  path = "Amt",
): { amount: number; currency: Currency } | null {
  const element = elementAt(parent, path);
  if (!element) return null;
  const currency = element.getAttribute("Ccy") || fallback;
  const text = textOf(element);
  // A point always separates decimals here, of which ISO 20022 allows more than the currency has: they have to be zeros.
  const [, whole = "", decimals = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const places = currencyDecimals(currency);
  const kept = decimals.slice(0, places);
  const amount = /^0*$/.test(decimals.slice(places)) ? readMoney(kept ? `${whole}.${kept}` : whole, currency) : null;
  if (amount === null || !/^[A-Z]{3}$/.test(currency)) throw new StatementFault("amountInvalid", lineOf(element));
  return { amount, currency };
}

/** Direction of the money as it is booked. That of a reversal is the opposite of what it reverses. */
export function isCredit(parent: Element): boolean {
  const direction = textAt(parent, "CdtDbtInd");
  if (direction !== "CRDT" && direction !== "DBIT") throw new StatementFault("recordInvalid", lineOf(parent));
  return direction === "CRDT";
}

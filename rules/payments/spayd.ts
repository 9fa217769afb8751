import { toDecimal } from "../money/decimal.ts";
import { withoutDiacritics } from "../text/without-diacritics.ts";
import type { PaymentOrder } from "./payment-order.ts";

const MOST_MESSAGE = 60;
const MOST_PAYEE = 35;
const MOST_AMOUNT = 10;

/**
 * The text of a Czech payment code ("QR Platba", SPAYD 1.0, qr-platba.cz). Only characters of the alphanumeric set of
 * QR codes: a coarser code is read from worse prints.
 */
export function spaydOf({ iban, currency, amount, variableSymbol, message, payee, dueDate }: PaymentOrder): string {
  const pairs = [
    ["ACC", iban],
    ["AM", amount > 0 ? shortAmount(toDecimal(amount, currency)) : ""],
    ["CC", currency],
    ["DT", dueDate?.replaceAll("-", "") ?? ""],
    ["MSG", alphanumeric(message, MOST_MESSAGE)],
    ["RN", alphanumeric(payee, MOST_PAYEE)],
    ["X-VS", variableSymbol],
  ];
  const filled = pairs.filter(([, value]) => value !== "").map(([key, value]) => `${key}:${value}`);
  return ["SPD", "1.0", ...filled].join("*");
}

/** A longer amount goes without the decimals that say nothing; one that is too long all the same is left to the payer. */
const shortAmount = (amount: string): string =>
  [amount, amount.replace(/\.00$/, "")].find(({ length }) => length <= MOST_AMOUNT) ?? "";

/** Without `*` and `%`, which have a meaning of their own, a value needs no escapes. */
const alphanumeric = (text: string, most: number): string =>
  withoutDiacritics(text)
    .toUpperCase()
    .replace(/[^0-9A-Z $+\-./:]+/g, " ")
    .replace(/ {2,}/g, " ")
    .trim()
    .slice(0, most)
    .trimEnd();

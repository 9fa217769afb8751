import { currencyDecimals, currencySign, type Currency } from "./currency.ts";

const PLAIN = /^(\d+)(?:[.,](\d+))?$/;
/** Thousands separated by a space, a dot or a comma; the separator of decimals is another character. */
const GROUPED = /^(\d{1,3}(?:([ .,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;

/**
 * Reads an amount as people type it (`1 250,50`, `1250.5`, `1 250,- Kč`, `$1,250.50`) into minor units of the currency.
 * Null when it is none, names another currency, has more decimals than the currency, or could be read in two ways:
 * `1.250` alone may be a thousand or one and a quarter.
 */
export function readMoney(text: string, currency: Currency): number | null {
  const typed = text.length > 60 ? "" : text.replace(/\s+/g, " ").replace(/[−–—]/g, "-").trim().toLowerCase();
  const [, before = "", number = "", after = ""] = /^(\D*)(\d(?:[\d .,]*\d)?)(\D*)$/.exec(typed) ?? [];
  if (!isSign(before.replace("-", ""), currency) || !isSign(after.replace(/^[.,]--?/, ""), currency)) return null;

  const plain = PLAIN.exec(number);
  const [whole = "", decimals = ""] = plain
    ? [plain[1], plain[2]]
    : (GROUPED.exec(number) ?? []).filter((_, i) => i % 2);
  const places = currencyDecimals(currency);
  if (!whole || decimals.length > places) return null;
  const amount = Number(whole.replace(/\D/g, "") + decimals.padEnd(places, "0"));
  if (!Number.isSafeInteger(amount)) return null;
  return before.includes("-") ? 0 - amount : amount;
}

/** Nothing, or a way of writing this very currency. */
function isSign(text: string, currency: Currency): boolean {
  const sign = text.trim();
  return ["", currency.toLowerCase(), currencySign(currency).toLowerCase(), currency === "CZK" ? "kc" : ""].includes(
    sign,
  );
}

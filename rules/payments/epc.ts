import { toDecimal } from "../money/decimal.ts";
import type { PaymentOrder } from "./payment-order.ts";

const MOST_PAYEE = 70;
const MOST_MESSAGE = 140;

/**
 * The text of a European payment code (EPC069-12, version 002): a SEPA transfer in euros. It has no variable symbol, so
 * that the message begins with it, as banks of Slovakia write it.
 */
export function epcOf({ iban, currency, amount, variableSymbol, message, payee }: PaymentOrder): string {
  const asked = amount > 0 ? `${currency}${toDecimal(amount, currency)}` : "";
  const remittance = oneLine(`/VS${variableSymbol} ${message}`).slice(0, MOST_MESSAGE).trimEnd();
  // Empty lines are the bank's code, the purpose and a structured reference.
  return ["BCD", "002", "1", "SCT", "", oneLine(payee).slice(0, MOST_PAYEE), iban, asked, "", "", remittance].join(
    "\n",
  );
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

import { encode, PaymentOptions } from "bysquare/pay";
import { toDecimal } from "#rules/money/decimal.ts";
import type { PaymentOrder } from "#rules/payments/payment-order.ts";

const MOST_PAYEE = 70;
const MOST_MESSAGE = 140;

/** The text of a Slovak payment code (PAY by square 1.2.0, which demands the name of the payee). */
export const payBySquareOf = ({ iban, currency, amount, variableSymbol, message, payee, dueDate }: PaymentOrder) =>
  encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        // Exact: a number with two decimals is written as it was read.
        amount: amount > 0 ? Number(toDecimal(amount, currency)) : undefined,
        currencyCode: currency as "EUR",
        paymentDueDate: dueDate?.replaceAll("-", ""),
        variableSymbol,
        paymentNote: message.slice(0, MOST_MESSAGE),
        bankAccounts: [{ iban }],
        beneficiary: { name: payee.slice(0, MOST_PAYEE) },
      },
    ],
  });

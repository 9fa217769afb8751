import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { useRateWords } from "./use-rate-words.ts";

/** Amounts and rates of a document in the language of the page; amounts of a credit note are given back: negative. */
export function useWritten({ corrects, currency: own }: InvoiceContent) {
  const { i18n } = useTranslation("invoices");
  return {
    amount: (amount: number, currency = own) =>
      formatMoney({ amount: corrects ? 0 - amount : amount, currency }, i18n.language as Locale, { decimals: 2 }),
    rate: useRateWords(),
  };
}

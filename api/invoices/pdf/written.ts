import { formatDate, formatMoney } from "#rules/format.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { fillIn } from "#rules/invoices/words/document-words.ts";
import type { Vat } from "#rules/money/vat-rates.ts";
import { languageOf, pdfWords } from "./words.ts";

export type Written = ReturnType<typeof writtenIn>;

/** The words with amounts, days and rates as the document writes them; amounts of a credit note are given back: negative. */
export function writtenIn(content: InvoiceContent) {
  const language = languageOf(content);
  const { corrects, currency: own } = content;
  const words = pdfWords[language];
  return {
    ...words,
    corrects: (number: string, date: string) => fillIn(words.corrects, { number, date }),
    reason: (reason: string) => fillIn(words.reason, { reason }),
    rateOfEuro: (rate: string) => fillIn(words.rateOfEuro, { rate }),
    deducted: (number: string, date: string) => fillIn(words.deducted, { number, date }),
    difference: (rate: string) => fillIn(words.difference, { rate }),
    amount: (amount: number, currency = own) =>
      formatMoney({ amount: corrects ? 0 - amount : amount, currency }, language, { decimals: 2 }),
    date: (date: string) => formatDate(date, language),
    rateOf({ percent, zeroReason }: Vat) {
      if (zeroReason === "HEALTH_CARE") return words.exemptRate;
      return zeroReason === "WHEN_USED" ? words.outsideVat : fillIn(words.percent, { percent: String(percent) });
    },
  };
}

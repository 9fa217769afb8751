import type { Locale } from "#rules/codes.ts";
import { formatDate, formatIban, formatMoney } from "#rules/format.ts";
import { asksTransfer } from "#rules/invoices/asks-transfer.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { invoiceTotals } from "#rules/invoices/vat-sums.ts";
import { mail, type MailText } from "../../mail/mail-texts.ts";
import { quote } from "../../mail/quote.ts";

type Owed = { amount: string; dueOn: string; account: string; variableSymbol: string };
type Words = {
  subject: string;
  attached: (number: string, center: string) => string;
  owed: (owed: Owed) => string;
  paid: string;
};

const words: Record<Locale, Words> = {
  cs: {
    subject: "Faktura",
    attached: (number, center) => `Dobrý den,\n\nv příloze je faktura ${number} od ${center}.`,
    owed: ({ amount, dueOn, account, variableSymbol }) =>
      `K úhradě je ${amount} do ${dueOn} na účet ${account}, variabilní symbol ${variableSymbol}.`,
    paid: "Nic už neplatíte.",
  },
  de: {
    subject: "Rechnung",
    attached: (number, center) => `Guten Tag,\n\nim Anhang ist die Rechnung ${number} von ${center}.`,
    owed: ({ amount, dueOn, account, variableSymbol }) =>
      `Zu zahlen sind ${amount} bis ${dueOn} auf das Konto ${account}, variables Symbol ${variableSymbol}.`,
    paid: "Zu zahlen ist nichts mehr.",
  },
  en: {
    subject: "Invoice",
    attached: (number, center) => `Hello,\n\ninvoice ${number} of ${center} is attached.`,
    owed: ({ amount, dueOn, account, variableSymbol }) =>
      `${amount} is to be paid by ${dueOn} to the account ${account}, variable symbol ${variableSymbol}.`,
    paid: "Nothing is left to be paid.",
  },
  sk: {
    subject: "Faktúra",
    attached: (number, center) => `Dobrý deň,\n\nv prílohe je faktúra ${number} od ${center}.`,
    owed: ({ amount, dueOn, account, variableSymbol }) =>
      `Na úhradu je ${amount} do ${dueOn} na účet ${account}, variabilný symbol ${variableSymbol}.`,
    paid: "Nič už neplatíte.",
  },
};

/** The mail that an invoice is attached to. It names neither patient nor service. */
export function invoiceMailText(language: Locale, content: InvoiceContent): MailText {
  const { subject, attached, owed, paid } = words[language];
  const { number, issuer, payment, currency, dueOn, paidOn, variableSymbol } = content;
  const account = payment.accountNumber ?? (payment.iban && formatIban(payment.iban));
  const amount = formatMoney({ amount: invoiceTotals(content).payable, currency }, language, { decimals: 2 });
  return mail(
    `${subject} ${number}: ${quote(language, issuer.name)}`,
    attached(number, quote(language, issuer.name)),
    ...(asksTransfer(content) && account
      ? [owed({ amount, dueOn: formatDate(dueOn, language), account, variableSymbol })]
      : []),
    ...(paidOn ? [paid] : []),
  );
}

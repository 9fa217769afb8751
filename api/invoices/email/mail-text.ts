import type { Locale, PaymentMethod } from "#rules/codes.ts";
import { formatDate, formatIban, formatMoney } from "#rules/format.ts";
import { asksTransfer } from "#rules/invoices/asks-transfer.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { dueAmount } from "#rules/invoices/due-amount.ts";
import { mail, type MailText } from "../../mail/mail-texts.ts";
import { quote } from "../../mail/quote.ts";

type Owed = { amount: string; dueOn: string; account: string; variableSymbol: string };
type Named = {
  subject: string;
  /** `corrected` is the number of the document that a credit note corrects. */
  attached: (about: { number: string; center: string; corrected: string }) => string;
};
type Words = {
  invoice: Named;
  creditNote: Named;
  /** A credit note of a payer of VAT. */
  taxCreditNote: Named;
  advance: Named;
  owed: (owed: Owed) => string;
  methods: Record<PaymentMethod, string>;
  /** The methods with their amounts, where there were several. */
  paidBy: (methods: string) => string;
  paid: string;
};

const words: Record<Locale, Words> = {
  cs: {
    invoice: {
      subject: "Faktura",
      attached: ({ number, center }) => `Dobrý den,\n\nv příloze je faktura ${number} od ${center}.`,
    },
    creditNote: {
      subject: "Dobropis",
      attached: ({ number, center, corrected }) =>
        `Dobrý den,\n\nv příloze je dobropis ${number} k dokladu ${corrected} od ${center}.`,
    },
    taxCreditNote: {
      subject: "Opravný daňový doklad",
      attached: ({ number, center, corrected }) =>
        `Dobrý den,\n\nv příloze je opravný daňový doklad ${number} k dokladu ${corrected} od ${center}.`,
    },
    advance: {
      subject: "Daňový doklad k přijaté platbě",
      attached: ({ number, center }) =>
        `Dobrý den,\n\nv příloze je daňový doklad ${number} k přijaté platbě od ${center}.`,
    },
    owed: ({ amount, dueOn, account, variableSymbol }) =>
      `K úhradě je ${amount} do ${dueOn} na účet ${account}, variabilní symbol ${variableSymbol}.`,
    methods: { CASH: "v\u00a0hotovosti", CARD: "kartou", TRANSFER: "převodem", VOUCHER: "permanentkou" },
    paidBy: (methods) => `Uhrazeno: ${methods}.`,
    paid: "Nic už neplatíte.",
  },
  de: {
    invoice: {
      subject: "Rechnung",
      attached: ({ number, center }) => `Guten Tag,\n\nim Anhang finden Sie die Rechnung ${number} von ${center}.`,
    },
    creditNote: {
      subject: "Gutschrift",
      attached: ({ number, center, corrected }) =>
        `Guten Tag,\n\nim Anhang finden Sie die Gutschrift ${number} zur Rechnung ${corrected} von ${center}.`,
    },
    taxCreditNote: {
      subject: "Rechnungskorrektur",
      attached: ({ number, center, corrected }) =>
        `Guten Tag,\n\nim Anhang finden Sie die Rechnungskorrektur ${number} zur Rechnung ${corrected} von ${center}.`,
    },
    advance: {
      subject: "Anzahlungsrechnung",
      attached: ({ number, center }) =>
        `Guten Tag,\n\nim Anhang finden Sie die Anzahlungsrechnung ${number} von ${center}.`,
    },
    owed: ({ amount, dueOn, account, variableSymbol }) =>
      `Bitte überweisen Sie ${amount} bis ${dueOn} auf das Konto ${account}, variables Symbol ${variableSymbol}.`,
    methods: { CASH: "bar", CARD: "mit Karte", TRANSFER: "per Überweisung", VOUCHER: "mit Mehrfachkarte" },
    paidBy: (methods) => `Bezahlt: ${methods}.`,
    paid: "Es ist nichts mehr zu zahlen.",
  },
  en: {
    invoice: {
      subject: "Invoice",
      attached: ({ number, center }) => `Hello,\n\ninvoice ${number} from ${center} is attached.`,
    },
    creditNote: {
      subject: "Credit note",
      attached: ({ number, center, corrected }) =>
        `Hello,\n\ncredit note ${number} for invoice ${corrected} from ${center} is attached.`,
    },
    taxCreditNote: {
      subject: "Tax credit note",
      attached: ({ number, center, corrected }) =>
        `Hello,\n\ntax credit note ${number} for invoice ${corrected} from ${center} is attached.`,
    },
    advance: {
      subject: "Advance invoice",
      attached: ({ number, center }) => `Hello,\n\nadvance invoice ${number} from ${center} is attached.`,
    },
    owed: ({ amount, dueOn, account, variableSymbol }) =>
      `Please pay ${amount} by ${dueOn} to account ${account}, variable symbol ${variableSymbol}.`,
    methods: { CASH: "in cash", CARD: "by card", TRANSFER: "by transfer", VOUCHER: "by voucher" },
    paidBy: (methods) => `Paid: ${methods}.`,
    paid: "There is nothing more to pay.",
  },
  sk: {
    invoice: {
      subject: "Faktúra",
      attached: ({ number, center }) => `Dobrý deň,\n\nv prílohe je faktúra ${number} od ${center}.`,
    },
    creditNote: {
      subject: "Dobropis",
      attached: ({ number, center, corrected }) =>
        `Dobrý deň,\n\nv prílohe je dobropis ${number} k dokladu ${corrected} od ${center}.`,
    },
    taxCreditNote: {
      subject: "Opravná faktúra",
      attached: ({ number, center, corrected }) =>
        `Dobrý deň,\n\nv prílohe je opravná faktúra ${number} k dokladu ${corrected} od ${center}.`,
    },
    advance: {
      subject: "Daňový doklad k prijatej platbe",
      attached: ({ number, center }) =>
        `Dobrý deň,\n\nv prílohe je daňový doklad ${number} k prijatej platbe od ${center}.`,
    },
    owed: ({ amount, dueOn, account, variableSymbol }) =>
      `Na úhradu je ${amount} do ${dueOn} na účet ${account}, variabilný symbol ${variableSymbol}.`,
    methods: { CASH: "v\u00a0hotovosti", CARD: "kartou", TRANSFER: "prevodom", VOUCHER: "permanentkou" },
    paidBy: (methods) => `Uhradené: ${methods}.`,
    paid: "Nič už neplatíte.",
  },
};

/** The mail that a document is attached to. It names neither patient nor service. */
export function invoiceMailText(language: Locale, content: InvoiceContent): MailText {
  const { owed, paid, paidBy: by, methods, ...named } = words[language];
  const { corrects, onAdvance, number, issuer, payment, currency, dueOn, paidOn, paidBy, variableSymbol } = content;
  const { subject, attached } =
    named[corrects ? (issuer.vatPayer ? "taxCreditNote" : "creditNote") : onAdvance ? "advance" : "invoice"];
  const account = payment.accountNumber ?? (payment.iban && formatIban(payment.iban));
  const money = (amount: number) => formatMoney({ amount, currency }, language, { decimals: 2 });
  const amount = money(dueAmount(content));
  return mail(
    `${subject} ${number}: ${quote(language, issuer.name)}`,
    attached({ number, center: quote(language, issuer.name), corrected: corrects?.number ?? "" }),
    ...(asksTransfer(content) && account
      ? [owed({ amount, dueOn: formatDate(dueOn, language), account, variableSymbol })]
      : []),
    ...(paidBy ? [by(paidBy.map(({ method, amount: part }) => `${methods[method]} ${money(part)}`).join(", "))] : []),
    ...(paidOn ? [paid] : []),
  );
}

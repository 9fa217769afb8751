import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney, type Money } from "#rules/format.ts";
import type { InvoiceKind } from "#rules/invoices/number.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { InvoiceEmails, type SentEmail } from "./invoice-emails.tsx";

type Props = {
  invoice: {
    kind: InvoiceKind;
    invoiceNumber: string;
    issuedOn: string;
    price: Money;
    note: string | null;
    /** The document that a credit note corrects. */
    corrects: { invoiceNumber: string } | null;
    /** All of it was given back. */
    credited: boolean;
    creditable: boolean;
    emails: SentEmail[];
    /** More than one where payments are invoiced together. */
    payments: { id: number; variableSymbol: string }[];
  };
  paymentHref: (id: number) => string;
  /** The pages that print it, mail it, save it as PDF and ISDOC, change its note, and ask for a credit note of it. */
  printHref: string;
  emailHref: string;
  pdfHref: string;
  isdocHref: string;
  noteHref: string;
  creditHref: string;
  /** Of an invoice to an insurer: its F-dávka, and the form by which another one replaces it. */
  fBatchHref?: string;
  returnHref?: string;
};

const invoice = { name: "invoice", issuedAt: "issuedAt", print: "print" } as const;
/** The words of each kind of document. */
const words = {
  INVOICE: invoice,
  INSURER: invoice,
  ADVANCE: { name: "advance", issuedAt: "advanceIssuedAt", print: "advancePrint" },
  CREDIT_NOTE: { name: "creditNote", issuedAt: "creditIssuedAt", print: "creditPrint" },
} as const satisfies Record<InvoiceKind, object>;

/** A document of a payment: its number, its print and files, its mails and its internal note. */
export function InvoiceFacts({
  invoice,
  paymentHref,
  printHref,
  emailHref,
  pdfHref,
  isdocHref,
  noteHref,
  creditHref,
  fBatchHref,
  returnHref,
}: Props) {
  const { t, i18n } = useTranslation("invoices");
  const {
    kind,
    invoiceNumber: number,
    issuedOn,
    price,
    note,
    corrects,
    credited,
    creditable,
    emails,
    payments,
  } = invoice;
  const locale = i18n.language as Locale;
  const facts = [
    t(words[kind].issuedAt, { date: formatDate(issuedOn, locale) }),
    corrects && t("ofInvoice", { number: corrects.invoiceNumber }),
    formatMoney(price, locale),
    credited && t("givenBack"),
  ];
  return (
    <>
      <h2>
        {t(words[kind].name)} <span className="num nw">{number}</span>
      </h2>
      <p className="mute mb">{facts.filter(Boolean).join(" · ")}</p>
      {payments.length > 1 && (
        <p className="mb">
          {t("jointWith")}{" "}
          {payments.map(({ id, variableSymbol }, at) => (
            <Fragment key={id}>
              {at > 0 && ", "}
              <a href={paymentHref(id)}>{variableSymbol}</a>
            </Fragment>
          ))}
        </p>
      )}
      {emails.length > 0 && <InvoiceEmails emails={emails} />}
      {note && <p className="lines mb">{note}</p>}
      <div className="acts bare">
        <ButtonLink href={printHref} icon="print" hard>
          {t(words[kind].print)}
        </ButtonLink>
        <a href={emailHref}>{t("emailTitle")}</a>
        <a href={pdfHref} data-hard>
          {t("savePdf")}
        </a>
        <a href={isdocHref} data-hard>
          {t("saveIsdoc")}
        </a>
        <a href={noteHref}>{t(note ? "editNote" : "addNote")}</a>
        {fBatchHref && (
          <a href={fBatchHref} data-hard>
            {t("saveFBatch")}
          </a>
        )}
        {creditable && <a href={creditHref}>{t("credit")}</a>}
        {returnHref && <a href={returnHref}>{t("returned")}</a>}
      </div>
    </>
  );
}

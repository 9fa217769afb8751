import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney, type Money } from "#rules/format.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { InvoiceEmails, type SentEmail } from "./invoice-emails.tsx";

type Props = {
  invoice: {
    kind: "INVOICE" | "CREDIT_NOTE";
    invoiceNumber: string;
    issuedOn: string;
    price: Money;
    note: string | null;
    /** The invoice that a credit note corrects. */
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
};

/** An invoice or credit note of a payment: its number, its print and files, its mails and its internal note. */
export function InvoiceFacts({
  invoice,
  paymentHref,
  printHref,
  emailHref,
  pdfHref,
  isdocHref,
  noteHref,
  creditHref,
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
    t(kind === "INVOICE" ? "issuedAt" : "creditIssuedAt", { date: formatDate(issuedOn, locale) }),
    corrects && t("ofInvoice", { number: corrects.invoiceNumber }),
    formatMoney(price, locale),
    credited && t("givenBack"),
  ];
  return (
    <>
      <h2>{t(kind === "INVOICE" ? "title" : "creditTitle", { number })}</h2>
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
          {t(kind === "INVOICE" ? "print" : "creditPrint")}
        </ButtonLink>
        <a href={emailHref}>{t("emailTitle")}</a>
        <a href={pdfHref} data-hard>
          {t("savePdf")}
        </a>
        <a href={isdocHref} data-hard>
          {t("saveIsdoc")}
        </a>
        <a href={noteHref}>{t(note ? "editNote" : "addNote")}</a>
        {creditable && <a href={creditHref}>{t("credit")}</a>}
      </div>
    </>
  );
}

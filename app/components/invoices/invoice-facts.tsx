import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { InvoiceEmails, type SentEmail } from "./invoice-emails.tsx";

type Props = {
  invoice: { invoiceNumber: string; issuedOn: string; note: string | null; emails: SentEmail[] };
  /** The pages that print it, mail it, save it as PDF and ISDOC, and change its note. */
  printHref: string;
  emailHref: string;
  pdfHref: string;
  isdocHref: string;
  noteHref: string;
};

/** The invoice of a payment: its number, its print and its internal note. */
export function InvoiceFacts({
  invoice: { invoiceNumber, issuedOn, note, emails },
  printHref,
  emailHref,
  pdfHref,
  isdocHref,
  noteHref,
}: Props) {
  const { t, i18n } = useTranslation("invoices");
  return (
    <>
      <h2>{t("title", { number: invoiceNumber })}</h2>
      <p className="mute mb">{t("issuedAt", { date: formatDate(issuedOn, i18n.language as Locale) })}</p>
      {emails.length > 0 && <InvoiceEmails emails={emails} />}
      {note && <p className="lines mb">{note}</p>}
      <div className="acts bare">
        <ButtonLink href={printHref} icon="print" hard>
          {t("print")}
        </ButtonLink>
        <a href={emailHref}>{t("emailTitle")}</a>
        <a href={pdfHref} data-hard>
          {t("savePdf")}
        </a>
        <a href={isdocHref} data-hard>
          {t("saveIsdoc")}
        </a>
        <a href={noteHref}>{t(note ? "editNote" : "addNote")}</a>
      </div>
    </>
  );
}

import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { isTaxDocument } from "#rules/invoices/is-tax-document.ts";
import { InvoiceLines } from "./invoice-lines.tsx";
import { InvoicePartyBlock } from "./invoice-party.tsx";
import { InvoicePayment } from "./invoice-payment.tsx";
import { InvoiceVat } from "./invoice-vat.tsx";

type Props = {
  content: InvoiceContent;
  /** The code of the payment that is asked for; null where none is. */
  qr: { size: number; path: string } | null;
};

/** An invoice, a document on an advance or a credit note on paper, made of its frozen content alone. */
export function InvoicePage({ content, qr }: Props) {
  const { t, i18n } = useTranslation("invoices");
  const locale = i18n.language as Locale;
  const { corrects, onAdvance, issuer, customer, note } = content;
  const title = corrects ? "creditNote" : onAdvance ? "advance" : "invoice";
  return (
    <article className="a4 invoice">
      <header>
        <h1>
          {t(isTaxDocument(content) ? `tax.${title}` : title)} <span className="num">{content.number}</span>
        </h1>
        {corrects && (
          <p>
            {t("corrects", { number: corrects.number, date: formatDate(corrects.issuedOn, locale) })}{" "}
            {t("reason", { reason: corrects.reason })}
          </p>
        )}
      </header>
      <div className="two">
        <InvoicePartyBlock title={t("issuer")} party={issuer} issuer={issuer} />
        <InvoicePartyBlock title={t("customer")} party={customer} />
      </div>
      <InvoicePayment content={content} qr={qr} />
      {note && <p className="lines">{note}</p>}
      <InvoiceLines content={content} />
      {issuer.vatPayer && <InvoiceVat content={content} />}
      {issuer.footer && <footer className="lines">{issuer.footer}</footer>}
    </article>
  );
}

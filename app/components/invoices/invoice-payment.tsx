import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatExchangeRate, formatIban } from "#rules/format.ts";
import { asksTransfer } from "#rules/invoices/asks-transfer.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { isTaxDocument } from "#rules/invoices/is-tax-document.ts";
import { QrCode } from "../base/qr-code.tsx";
import { useWritten } from "./use-written.ts";

type Props = { content: InvoiceContent; qr: { size: number; path: string } | null };

/** Days and the way to pay. Only an invoice by transfer has an account and a day it is due. */
export function InvoicePayment({ content, qr }: Props) {
  const { t, i18n } = useTranslation("invoices");
  const locale = i18n.language as Locale;
  const { corrects, onAdvance, issuedOn, suppliedOn, dueOn, paidOn, payment, paidBy, variableSymbol, exchangeRate } =
    content;
  const written = useWritten(content);
  const methods = paidBy?.map(({ method, amount }) => `${t(`methods.${method}`)} ${written.amount(amount)}`);
  const asked = asksTransfer(content);
  const isAdvance = onAdvance && !corrects;
  const supplied = isAdvance ? "receivedOn" : isTaxDocument(content) ? "tax.suppliedOn" : "suppliedOn";
  const facts = [
    [t("issuedOn"), formatDate(issuedOn, locale)],
    [t(supplied), formatDate(suppliedOn, locale)],
    [t("dueOn"), asked && formatDate(dueOn, locale)],
    [t("paidOn"), paidOn && !isAdvance && formatDate(paidOn, locale)],
    [t("method"), methods?.join(", ") ?? t(`methods.${payment.method}`)],
    [t("accountNumber"), asked && payment.accountNumber],
    [t("iban"), asked && payment.iban && formatIban(payment.iban)],
    [t("variableSymbol"), variableSymbol],
    [t("exchangeRate"), exchangeRate && t("rateOfEuro", { rate: formatExchangeRate(exchangeRate, locale) })],
  ] as const;
  return (
    <div className="payment">
      <dl className="facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </Fragment>
          ))}
      </dl>
      {qr && <QrCode {...qr} label={t("qrLabel")} />}
    </div>
  );
}

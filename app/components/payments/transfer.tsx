import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import type { Currency } from "#rules/money/currency.ts";
import { formatIban, formatMoney } from "#rules/format.ts";
import { QrCode } from "../base/qr-code.tsx";

type Props = {
  transfer: {
    accountNumber: string | null;
    iban: string;
    message: string;
    variableSymbol: string;
    invoiceNumber: string | null;
    price: { amount: number; currency: Currency };
  };
  /** The page that prints it as a call, where no invoice asks for it. */
  callHref?: string;
  qr?: { size: number; path: string } | null;
};

/** The transfer that pays what is left, of the payment or of all on its invoice, with its code for a banking app. */
export function Transfer({ transfer, qr, callHref }: Props) {
  const { accountNumber, iban, message, variableSymbol, invoiceNumber, price } = transfer;
  const { t, i18n } = useTranslation("payments");
  return (
    <>
      <h2>{t("transfer")}</h2>
      <p className="mute mb">{t("transferText")}</p>
      {invoiceNumber && <p className="mb">{t("transferOfInvoice", { number: invoiceNumber })}</p>}
      {qr && <QrCode {...qr} label={t("qr")} />}
      <dl className="facts">
        <dt>{t("amount")}</dt>
        <dd className="num">{formatMoney(price, i18n.language as Locale)}</dd>
        {accountNumber && (
          <>
            <dt>{t("account")}</dt>
            <dd className="num">{accountNumber}</dd>
          </>
        )}
        <dt>{t("iban")}</dt>
        <dd className="num">{formatIban(iban)}</dd>
        <dt>{t("symbol")}</dt>
        <dd className="num">{variableSymbol}</dd>
        <dt>{t("message")}</dt>
        <dd>{message}</dd>
      </dl>
      {callHref && (
        <p className="top">
          <a href={callHref} data-hard>
            {t("printCall")}
          </a>
        </p>
      )}
    </>
  );
}

import { useTranslation } from "react-i18next";
import { formatIban } from "#rules/format.ts";
import { QrCode } from "../base/qr-code.tsx";

type Props = {
  transfer: { accountNumber: string | null; iban: string; message: string };
  variableSymbol: string;
  qr?: { size: number; path: string } | null;
};

/** The transfer that pays what is left, with its code for a banking app. */
export function Transfer({ transfer: { accountNumber, iban, message }, variableSymbol, qr }: Props) {
  const { t } = useTranslation("payments");
  return (
    <>
      <h2>{t("transfer")}</h2>
      <p className="mute mb">{t("transferText")}</p>
      {qr && <QrCode {...qr} label={t("qr")} />}
      <dl className="facts">
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
    </>
  );
}

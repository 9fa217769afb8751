import { useTranslation } from "react-i18next";
import { amountInWords } from "#rules/cash/amount-in-words.ts";
import type { ReceiptContent } from "#rules/cash/receipt-content.ts";
import type { CashDirection, Locale } from "#rules/codes.ts";
import { localDate } from "#rules/time/time.ts";
import { formatDate, formatDateTime, formatMoney, type Money } from "#rules/format.ts";
import { InvoicePartyBlock } from "../invoices/invoice-party.tsx";
import { ReceiptVat } from "./receipt-vat.tsx";

export type PrintedReceipt = ReceiptContent & {
  direction: CashDirection;
  /** Of cash alone: what confirms other money is in no series. */
  number: string | null;
  method: "CASH" | "CARD" | "TRANSFER";
  at: string;
  amount: Money;
  /** The part of the amount that is no payment, in minor units. */
  rounding: number;
  reason: string | null;
  payer: string | null;
};

/**
 * A receipt of cash that came into a box or left it, or a confirmation of money by card or transfer. A Slovak one says
 * that it is not fiscal.
 */
export function Receipt({ content }: { content: PrintedReceipt }) {
  const { t, i18n } = useTranslation("cash");
  const locale = i18n.language as Locale;
  const { direction, number, method, at, amount, rounding, reason, payer, box, by, issuer, payment } = content;
  const isIn = direction === "IN";
  const titles = method === "CASH" ? (["receiptIn", "receiptOut"] as const) : (["paidIn", "paidOut"] as const);
  const size = { ...amount, amount: Math.abs(amount.amount) };
  const money = (minor: number) => formatMoney({ amount: minor, currency: amount.currency }, locale, { decimals: 2 });
  const isWhole = payment !== null && Math.abs(amount.amount - rounding) === payment.price;
  const facts: [label: string, value: string | null | undefined, className?: string][] = [
    [t("date"), method === "TRANSFER" ? formatDate(new Date(at), locale) : formatDateTime(at, locale)],
    [t("box"), box],
    [t(isIn ? "payerIn" : "payerOut"), payer],
    [t("purpose"), payment && payment.lines.map(({ name }) => name).join(", ")],
    ["", payment && !isWhole ? t("partOf", { price: money(payment.price) }) : null],
    [t(payment ? "reversal" : "purpose"), reason],
    [t("amount"), money(size.amount), "sum num"],
    [t("words"), amountInWords(amount, locale)],
    ["", rounding === 0 ? null : t("rounding", { amount: money(rounding) })],
    [t("method"), t(`by${method}`)],
    [t("symbol"), payment?.variableSymbol, "num"],
    [t(isIn ? "tookIn" : "tookOut"), by],
  ];
  return (
    <article className="a4 receipt">
      <h1>
        {t(titles[isIn ? 0 : 1])} {number && <span className="num nw">{number}</span>}
      </h1>
      <InvoicePartyBlock title={t("issuer")} party={issuer} issuer={issuer} />
      <dl className="facts">
        {facts.map(
          ([label, value, className], row) =>
            value && [
              <dt key={`label-${row}`}>{label}</dt>,
              <dd key={`value-${row}`} className={className}>
                {value}
              </dd>,
            ],
        )}
      </dl>
      {payment && isWhole && issuer.vatPayer && (
        <ReceiptVat
          lines={payment.lines}
          country={issuer.country}
          suppliedOn={payment.suppliedOn ?? localDate(new Date(at))}
          sign={Math.sign(amount.amount)}
          money={money}
        />
      )}
      <p className="signhere">{t("signature")}</p>
      {issuer.country === "SK" && <p>{t("notFiscal")}</p>}
    </article>
  );
}

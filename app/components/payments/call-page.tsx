import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { CallForPayment } from "#rules/payments/call-for-payment.ts";
import { InvoicePartyBlock } from "../invoices/invoice-party.tsx";
import { PaymentLines } from "./payment-lines.tsx";
import { Transfer } from "./transfer.tsx";

type Props = {
  call: CallForPayment;
  /** When it is printed. */
  on: string;
  lines: Parameters<typeof PaymentLines>[0]["lines"];
  price: { amount: number; currency: Currency };
  /** The part that is paid already, in minor units. */
  paid: number;
} & Omit<Parameters<typeof Transfer>[0], "callHref">;

/** The paper that asks for a payment without an invoice. It says that it is no tax document, and states no VAT. */
export function CallPage({ call, on, lines, price, paid, transfer, qr }: Props) {
  const { t, i18n } = useTranslation(["payments", "invoices"]);
  const locale = i18n.language as Locale;
  return (
    <article className="a4 invoice">
      <header>
        <h1>{t("call")}</h1>
        <p>{t("callOn", { date: formatDate(new Date(on), locale) })}</p>
        <p>{t("callNoDocument")}</p>
      </header>
      <div className="two">
        <InvoicePartyBlock title={t("callIssuer")} party={call.issuer} issuer={call.issuer} />
        {call.customer && <InvoicePartyBlock title={t("callCustomer")} party={call.customer} />}
      </div>
      <PaymentLines lines={lines} total={price} />
      {paid !== 0 && <p>{t("callPaid", { paid: formatMoney({ ...price, amount: paid }, locale) })}</p>}
      <section>
        <Transfer transfer={transfer} qr={qr} />
      </section>
    </article>
  );
}

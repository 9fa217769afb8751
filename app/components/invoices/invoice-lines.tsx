import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { asksTransfer } from "#rules/invoices/asks-transfer.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { dueAmount } from "#rules/invoices/due-amount.ts";
import { invoiceTotals, lineAmounts, sumOfPrices } from "#rules/invoices/vat-sums.ts";
import { Table } from "../base/table.tsx";
import { useWritten } from "./use-written.ts";

/** The lines, with VAT at a payer, and what they come to. */
export function InvoiceLines({ content }: { content: InvoiceContent }) {
  const { t, i18n } = useTranslation("invoices");
  const locale = i18n.language as Locale;
  const written = useWritten(content);
  const { lines, issuer, deducted = [], paidBefore } = content;
  const amounts = lineAmounts(lines);
  const totals = invoiceTotals(content);
  const taxed = issuer.vatPayer;
  const labels = taxed ? (["rate", "withoutVat", "vat", "withVat"] as const) : (["price"] as const);
  const row = (label: string, amount: number, className?: string) => (
    <tr className={className}>
      <th scope="row" colSpan={labels.length}>
        {label}
      </th>
      <td className="r">{written.amount(amount)}</td>
    </tr>
  );
  return (
    <Table
      caption={t("lines")}
      tight
      columns={[{ label: t("line") }, ...labels.map((label) => ({ label: t(label), right: true }))]}
      foot={
        <>
          {(totals.rounding !== 0 || deducted.length > 0) && row(t("sum"), sumOfPrices(lines))}
          {deducted.map((advance) => (
            <Fragment key={advance.number}>
              {row(
                t("deducted", { number: advance.number, date: formatDate(advance.receivedOn, locale) }),
                0 - sumOfPrices(advance.lines),
              )}
            </Fragment>
          ))}
          {totals.rounding !== 0 && row(t("rounding"), totals.rounding)}
          {paidBefore && row(t("total"), totals.payable)}
          {paidBefore && row(t("paidBefore"), paidBefore)}
          {row(t(asksTransfer(content) ? "payable" : "total"), dueAmount(content), "sum")}
        </>
      }
    >
      {lines.map(({ name, vat, price }, at) => (
        <tr key={at}>
          <th scope="row">{name}</th>
          {taxed ? (
            <>
              <td className="r" data-l={t("rate")}>
                {written.rate(vat)}
              </td>
              <td className="r" data-l={t("withoutVat")}>
                {written.amount(amounts[at]!.priceWithoutVat)}
              </td>
              <td className="r" data-l={t("vat")}>
                {written.amount(amounts[at]!.vatPrice)}
              </td>
              <td className="r" data-l={t("withVat")}>
                {written.amount(price)}
              </td>
            </>
          ) : (
            <td className="r" data-l={t("price")}>
              {written.amount(price)}
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

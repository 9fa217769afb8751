import { useTranslation } from "react-i18next";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { crownSums } from "#rules/invoices/in-crowns.ts";
import { vatRows, type VatRow } from "#rules/invoices/vat-rows.ts";
import type { ZeroVatReason } from "#rules/money/vat-rates.ts";
import { Table } from "../base/table.tsx";
import { useWritten } from "./use-written.ts";

/**
 * Base and VAT of each rate, in crowns too where that is stated, less those of documents on advances, and the provision
 * by which care is exempt.
 */
export function InvoiceVat({ content }: { content: InvoiceContent }) {
  const { t } = useTranslation("invoices");
  const written = useWritten(content);
  const rows = vatRows(content);
  const rate = content.exchangeRate;
  const crowns = rate === undefined ? [] : crownSums(content.lines, rate);
  const labels = ["withoutVat", "vat", "withVat", ...(rate === undefined ? [] : ["vatInCrowns" as const])] as const;
  const has = (reason: ZeroVatReason) => content.lines.some(({ vat }) => vat.zeroReason === reason);
  const label = ({ of, advance, sum }: VatRow) => {
    if (of === "supply") return written.rate(sum);
    return of === "advance" ? `${advance}, ${written.rate(sum)}` : t("difference", { rate: written.rate(sum) });
  };
  const act = content.issuer.country === "SK" ? "SK" : "CZ";
  return (
    <>
      <div className="vat">
        <Table
          caption={t("vatSums")}
          tight
          columns={[{ label: t("rate") }, ...labels.map((label) => ({ label: t(label), right: true }))]}
        >
          {rows.map((row, at) => (
            <tr key={label(row)}>
              <th scope="row">{label(row)}</th>
              <td className="r" data-l={t("withoutVat")}>
                {written.amount(row.sum.priceWithoutVat)}
              </td>
              <td className="r" data-l={t("vat")}>
                {written.amount(row.sum.vatPrice)}
              </td>
              <td className="r" data-l={t("withVat")}>
                {written.amount(row.sum.price)}
              </td>
              {crowns[at] && (
                <td className="r" data-l={t("vatInCrowns")}>
                  {written.amount(crowns[at].vatPrice, "CZK")}
                </td>
              )}
            </tr>
          ))}
        </Table>
      </div>
      {has("HEALTH_CARE") && <p>{t(`exempt.${act}`)}</p>}
      {has("WHEN_USED") && <p>{t(`whenUsed.${act}`)}</p>}
    </>
  );
}

import { useTranslation } from "react-i18next";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { crownSums } from "#rules/invoices/in-crowns.ts";
import { vatSums } from "#rules/invoices/vat-sums.ts";
import type { ZeroVatReason } from "#rules/money/vat-rates.ts";
import { Table } from "../base/table.tsx";
import { useWritten } from "./use-written.ts";

/** Base and VAT of each rate, in crowns too where that is stated, and the provision by which care is exempt. */
export function InvoiceVat({ content }: { content: InvoiceContent }) {
  const { t } = useTranslation("invoices");
  const written = useWritten(content);
  const sums = vatSums(content.lines);
  const rate = content.exchangeRate;
  const crowns = rate === undefined ? [] : crownSums(content.lines, rate);
  const labels = ["withoutVat", "vat", "withVat", ...(rate === undefined ? [] : ["vatInCrowns" as const])] as const;
  const has = (reason: ZeroVatReason) => sums.some(({ zeroReason }) => zeroReason === reason);
  const act = content.issuer.country === "SK" ? "SK" : "CZ";
  return (
    <>
      <div className="vat">
        <Table
          caption={t("vatSums")}
          tight
          columns={[{ label: t("rate") }, ...labels.map((label) => ({ label: t(label), right: true }))]}
        >
          {sums.map(({ vatPrice, priceWithoutVat, price, ...vat }, at) => (
            <tr key={written.rate(vat)}>
              <th scope="row">{written.rate(vat)}</th>
              <td className="r" data-l={t("withoutVat")}>
                {written.amount(priceWithoutVat)}
              </td>
              <td className="r" data-l={t("vat")}>
                {written.amount(vatPrice)}
              </td>
              <td className="r" data-l={t("withVat")}>
                {written.amount(price)}
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

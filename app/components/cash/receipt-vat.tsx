import { useTranslation } from "react-i18next";
import type { ReceiptLine } from "#rules/cash/receipt-content.ts";
import { vatSums } from "#rules/invoices/vat-sums.ts";
import { isHealthCare } from "#rules/invoices/is-health-care.ts";
import { vatOf } from "#rules/money/vat-rates.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";
import { useRateWords } from "../invoices/use-rate-words.ts";

type Props = {
  lines: ReceiptLine[];
  country: string;
  suppliedOn: IsoDate;
  /** -1 where the money is given back. */
  sign: number;
  money: (amount: number) => string;
};

/** Base and VAT of each rate of a payment that a receipt pays whole. */
export function ReceiptVat({ lines, country, suppliedOn, sign, money }: Props) {
  const { t } = useTranslation("invoices");
  const rate = useRateWords();
  const rated = lines.flatMap(({ price, vatRate, vatWhenUsed, targetType }) => {
    const vat = vatOf({
      rate: vatRate,
      healthCare: isHealthCare(targetType),
      whenUsed: vatWhenUsed || targetType === "DEBT",
      vatPayer: true,
      country,
      suppliedOn,
    });
    return vat ? [{ price: sign * price, vat }] : [];
  });
  return (
    <Table
      caption={t("vatSums")}
      tight
      columns={[
        { label: t("rate") },
        { label: t("withoutVat"), right: true },
        { label: t("vat"), right: true },
        { label: t("withVat"), right: true },
      ]}
    >
      {vatSums(rated).map(({ percent, zeroReason, priceWithoutVat, vatPrice, price }) => (
        <tr key={`${percent} ${zeroReason}`}>
          <th scope="row">{rate({ percent, zeroReason })}</th>
          <td className="r" data-l={t("withoutVat")}>
            {money(priceWithoutVat)}
          </td>
          <td className="r" data-l={t("vat")}>
            {money(vatPrice)}
          </td>
          <td className="r" data-l={t("withVat")}>
            {money(price)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Props = { lines: Line[]; total: Money; disallowed?: number };
type Line = {
  id: number;
  name: string;
  price: { amount: number };
  listPrice: { amount: number };
  discountReason: string | null;
};

/**
 * The lines of a payment with their sum, and what an insurer does not pay of it; a discount names its reason and the
 * list price.
 */
export function PaymentLines({ lines, total, disallowed = 0 }: Props) {
  const { t, i18n } = useTranslation("payments");
  const money = (amount: number) => formatMoney({ amount, currency: total.currency }, i18n.language as Locale);
  const columns = [{ label: t("line") }, { label: t("price"), right: true }];
  return (
    <Table
      caption={t("lines")}
      columns={columns}
      foot={
        <>
          <tr className="sum">
            <th scope="row">{t("total")}</th>
            <td className="r">{money(total.amount)}</td>
          </tr>
          {disallowed > 0 && (
            <tr>
              <th scope="row">{t("disallowed")}</th>
              <td className="r">{money(disallowed)}</td>
            </tr>
          )}
        </>
      }
    >
      {lines.map(({ id, name, price, listPrice, discountReason }) => (
        <tr key={id}>
          <th scope="row">
            {name}
            {discountReason && (
              <span className="mute"> {t("discount", { price: money(listPrice.amount), reason: discountReason })}</span>
            )}
          </th>
          <td data-l={t("price")} className="r">
            {money(price.amount)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

import { useTranslation } from "react-i18next";
import { priceTargets, type Locale, type PriceTarget } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Props = { items: { target: PriceTarget; id: number; name: string; price: Money }[] };

/** The price list on paper: services, products and presets, each under its heading. */
export function PrintedPrices({ items }: Props) {
  const { t, i18n } = useTranslation("prices");
  return priceTargets
    .map((target) => ({ target, rows: items.filter((item) => item.target === target) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ target, rows }) => (
      <section key={target} className="mb">
        <h2>{t(`many.${target}`)}</h2>
        <Table
          caption={t(`many.${target}`)}
          tight
          even
          columns={[{ label: t("name") }, { label: t("price"), right: true }]}
        >
          {rows.map(({ id, name, price }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td data-l={t("price")} className="r num nw">
                {formatMoney(price, i18n.language as Locale)}
              </td>
            </tr>
          ))}
        </Table>
      </section>
    ));
}

import { useTranslation } from "react-i18next";
import type { Locale, VatRate } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Props = {
  rows: { id: number; name: string; price: Money; vatRate: VatRate }[];
  editHref: (id: number) => string;
  removeHref: (id: number) => string;
};

export function AdditionalProcedureTable({ rows, editHref, removeHref }: Props) {
  const { t, i18n } = useTranslation("procedures");
  const columns = [
    { label: t("name") },
    { label: t("price"), right: true },
    { label: t("vatRate") },
    { label: <span className="vh">{t("remove")}</span> },
  ];
  return (
    <Table caption={t("additional.title")} columns={columns}>
      {rows.map(({ id, name, price, vatRate }) => (
        <tr key={id}>
          <th scope="row">
            <a href={editHref(id)}>{name}</a>
          </th>
          <td data-l={t("price")} className="r">
            {formatMoney(price, i18n.language as Locale)}
          </td>
          <td data-l={t("vatRate")}>{t(`vatRates.${vatRate}`)}</td>
          <td className="r">
            <a href={removeHref(id)}>
              {t("remove")}
              <span className="vh"> {name}</span>
            </a>
          </td>
        </tr>
      ))}
    </Table>
  );
}

import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import { Table } from "../base/table.tsx";
import type { PresetRow } from "./preset-values.ts";

type Props = { rows: PresetRow[]; editHref: (id: number) => string; removeHref: (id: number) => string };

export function PresetTable({ rows, editHref, removeHref }: Props) {
  const { t, i18n } = useTranslation("voucherPresets");
  const columns = [
    { label: t("name") },
    { label: t("serviceList") },
    { label: t("validity") },
    { label: t("price"), right: true },
    { label: <span className="vh">{t("remove")}</span> },
  ];
  return (
    <Table caption={t("title")} columns={columns}>
      {rows.map(({ id, name, price, proceduresWithCount, validityAmount, validityType }) => (
        <tr key={id}>
          <th scope="row">
            <a href={editHref(id)}>{name}</a>
          </th>
          <td data-l={t("serviceList")}>
            <ul>
              {proceduresWithCount.map(({ procedure, count }) => (
                <li key={procedure.id}>
                  {`${count}×\u00a0${procedure.name}`}
                  {procedure.removed && <span className="mute"> ({t("goneMark")})</span>}
                </li>
              ))}
            </ul>
          </td>
          <td data-l={t("validity")}>{t(`validFor.${validityType}`, { count: validityAmount })}</td>
          <td data-l={t("price")} className="r">
            {formatMoney(price, i18n.language as Locale)}
          </td>
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

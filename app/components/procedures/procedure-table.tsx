import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import { colorClass, StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import type { ProcedureRow } from "./procedure-values.ts";

type Props = {
  rows: Omit<ProcedureRow, "description" | "facilityIds">[];
  /** Surnames by id. */
  people: Record<number, string>;
  editHref: (id: number) => string;
  removeHref: (id: number) => string;
};

export function ProcedureTable({ rows, people, editHref, removeHref }: Props) {
  const { t, i18n } = useTranslation("procedures");
  const locale = i18n.language as Locale;
  const columns = [
    { label: t("basics") },
    { label: t("type") },
    { label: t("length"), right: true },
    { label: t("price"), right: true },
    { label: t("vatRate") },
    { label: t("profileIds") },
    { label: t("online") },
    { label: <span className="vh">{t("remove")}</span> },
  ];
  return (
    <Table caption={t("title")} columns={columns}>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <a className={`dot ${colorClass(row.color)}`} href={editHref(row.id)}>
              {row.name}
            </a>
          </th>
          <td data-l={t("type")}>
            {t(`types.${row.type}`)}
            {row.type === "GROUP" && `, ${t("places", { count: row.capacity })}`}
          </td>
          <td data-l={t("length")} className="r">
            {t("minutes", { count: row.duration })}
          </td>
          <td data-l={t("price")} className="r">
            {formatMoney(row.price, locale)}
          </td>
          <td data-l={t("vatRate")}>{t(`vatRates.${row.vatRate}`)}</td>
          <td data-l={t("profileIds")}>
            {row.profileIds.length > 0 ? (
              row.profileIds.map((id) => people[id]).join(", ")
            ) : (
              <StateChip state="todo" icon="warning">
                {t("nobody")}
              </StateChip>
            )}
          </td>
          <td data-l={t("online")}>{row.accessibleInBooking && t("yes")}</td>
          <td className="r">
            <a href={removeHref(row.id)}>
              {t("remove")}
              <span className="vh"> {row.name}</span>
            </a>
          </td>
        </tr>
      ))}
    </Table>
  );
}

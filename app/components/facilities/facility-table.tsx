import { useTranslation } from "react-i18next";
import type { FacilityType } from "#rules/codes.ts";
import { Table } from "../base/table.tsx";

type Props = {
  /** `services` are the names of those that need it. */
  rows: { id: number; name: string; facilityType: FacilityType; profileIds: number[]; services: string[] }[];
  /** Surnames by id. */
  people: Record<number, string>;
  editHref: (id: number) => string;
  removeHref: (id: number) => string;
};

export function FacilityTable({ rows, people, editHref, removeHref }: Props) {
  const { t } = useTranslation("facilities");
  const columns = [
    { label: t("name") },
    { label: t("facilityType") },
    { label: t("profileIds") },
    { label: t("services") },
    { label: <span className="vh">{t("remove")}</span> },
  ];
  return (
    <Table caption={t("title")} columns={columns}>
      {rows.map(({ id, name, facilityType, profileIds, services }) => (
        <tr key={id}>
          <th scope="row">
            <a href={editHref(id)}>{name}</a>
          </th>
          <td data-l={t("facilityType")}>{t(`types.${facilityType}`)}</td>
          <td data-l={t("profileIds")}>
            {profileIds.length > 0 ? (
              profileIds.map((profile) => people[profile]).join(", ")
            ) : (
              <span className="mute">{t("everybody")}</span>
            )}
          </td>
          <td data-l={t("services")}>{services.join(", ")}</td>
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

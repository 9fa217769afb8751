import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Props = {
  desks: {
    id: number;
    name: string;
    lockMinutes: number;
    createdAt: string;
    /** The present session is at it. */ current: boolean;
  }[];
  editHref: (id: number) => string;
  revokeHref: (id: number) => string;
};

/** The shared desks of a centre. */
export function DeskTable({ desks, editHref, revokeHref }: Props) {
  const { t, i18n } = useTranslation("desks");
  const columns = [
    { label: t("name") },
    { label: t("locksAfter") },
    { label: t("since") },
    { label: <span className="vh">{t("revoke")}</span> },
  ];
  return (
    <Table caption={t("title")} columns={columns}>
      {desks.map(({ id, name, lockMinutes, createdAt, current }) => (
        <tr key={id}>
          <th scope="row">
            <a href={editHref(id)}>{name}</a>
            {current && <div className="mute">{t("here")}</div>}
          </th>
          <td data-l={t("locksAfter")} className="num">
            {t("minutes", { count: lockMinutes })}
          </td>
          <td data-l={t("since")} className="num">
            {formatDate(createdAt, i18n.language as Locale)}
          </td>
          <td className="r">
            <a href={revokeHref(id)}>
              {t("revoke")}
              <span className="vh"> {name}</span>
            </a>
          </td>
        </tr>
      ))}
    </Table>
  );
}

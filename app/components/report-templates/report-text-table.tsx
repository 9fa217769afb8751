import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";

type Props = {
  rows: { id: number; name: string; own: boolean; procedure: { name: string } | null }[];
  editHref: (id: number) => string;
  removeHref: (id: number) => string;
};

export function ReportTextTable({ rows, editHref, removeHref }: Props) {
  const { t } = useTranslation("reportTemplates");
  const columns = [
    { label: t("name") },
    { label: t("procedure") },
    { label: t("whose") },
    { label: <span className="vh">{t("remove")}</span> },
  ];
  return (
    <Table caption={t("title")} columns={columns}>
      {rows.map(({ id, name, own, procedure }) => (
        <tr key={id}>
          <th scope="row">
            <a href={editHref(id)}>{name}</a>
          </th>
          <td data-l={t("procedure")}>{procedure?.name ?? <span className="mute">{t("phraseShort")}</span>}</td>
          <td data-l={t("whose")}>{t(own ? "mine" : "everybodys")}</td>
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

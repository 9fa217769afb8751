import { useTranslation } from "react-i18next";
import { StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";

type Props = {
  rows: { id: number; number: number; name: string; archivedAt: string | null }[];
  editHref: (id: number) => string;
  archiveHref: (id: number) => string;
};

/** The cash boxes of a centre, by their numbers. */
export function BoxTable({ rows, editHref, archiveHref }: Props) {
  const { t } = useTranslation("cash");
  const columns = [
    { label: t("boxNumber") },
    { label: t("name") },
    { label: <span className="vh">{t("archive")}</span> },
  ];
  return (
    <Table caption={t("boxes")} columns={columns}>
      {rows.map(({ id, number, name, archivedAt }) => (
        <tr key={id}>
          <td data-l={t("boxNumber")} className="num">
            {number}
          </td>
          <th scope="row">
            <a href={editHref(id)}>{name}</a> {archivedAt && <StateChip icon="archive">{t("archivedMark")}</StateChip>}
          </th>
          <td className="r">
            <a href={archiveHref(id)}>
              {t(archivedAt ? "unarchive" : "archive")}
              <span className="vh"> {name}</span>
            </a>
          </td>
        </tr>
      ))}
    </Table>
  );
}

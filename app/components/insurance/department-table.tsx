import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";

type Props = {
  /** `name` is the specialty's in the list; `contracts` their number. */
  rows: { id: number; expertise: string; name: string; people: string[]; contracts: number }[];
  editHref: (id: number) => string;
  removeHref: (id: number) => string;
};

/** Departments with their people. */
export function DepartmentTable({ rows, editHref, removeHref }: Props) {
  const { t } = useTranslation("insurance");
  const columns = [
    { label: t("expertise") },
    { label: t("people") },
    { label: t("contracts"), right: true },
    { label: <span className="vh">{t("remove")}</span> },
  ];
  return (
    <Table caption={t("departments")} columns={columns}>
      {rows.map(({ id, expertise, name, people, contracts }) => (
        <tr key={id}>
          <th scope="row">
            <a href={editHref(id)}>
              <span className="num">{expertise}</span> {name}
            </a>
          </th>
          <td data-l={t("people")}>
            {people.length > 0 ? people.join(", ") : <span className="mute">{t("nobody")}</span>}
          </td>
          <td data-l={t("contracts")} className="r num">
            {contracts}
          </td>
          <td className="r">
            <a href={removeHref(id)}>
              {t("remove")}
              <span className="vh"> {expertise}</span>
            </a>
          </td>
        </tr>
      ))}
    </Table>
  );
}

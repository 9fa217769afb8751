import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";

type Props = {
  /** `contracts` is their number. */
  rows: { id: number; name: string; people: string[]; contracts: number }[];
  editHref: (id: number) => string;
  contractHref: (id: number) => string;
  removeHref: (id: number) => string;
};

/** Departments with their people. */
export function DepartmentTable({ rows, editHref, contractHref, removeHref }: Props) {
  const { t } = useTranslation("insurance");
  const columns = [
    { label: t("expertise") },
    { label: t("people") },
    { label: t("contracts"), right: true },
    { label: <span className="vh">{t("contractAdd")}</span> },
    { label: <span className="vh">{t("remove")}</span> },
  ];
  return (
    <Table caption={t("departments")} columns={columns}>
      {rows.map(({ id, name, people, contracts }) => (
        <tr key={id}>
          <th scope="row">
            <a href={editHref(id)}>{name}</a>
          </th>
          <td data-l={t("people")}>
            {people.length > 0 ? people.join(", ") : <span className="mute">{t("nobody")}</span>}
          </td>
          <td data-l={t("contracts")} className="r num">
            {contracts}
          </td>
          <td className="r">
            <a href={contractHref(id)}>
              {t("contractAdd")}
              <span className="vh"> {name}</span>
            </a>
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

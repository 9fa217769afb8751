import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";
import { OperationsList, type CountedOperation } from "../operations/operations-list.tsx";

type Props = {
  rows: { id: number; name: string; expertise: string; medicalOperationsWithCount: CountedOperation[] }[];
  editHref: (id: number) => string;
  removeHref: (id: number) => string;
};

/** Presets with their operations. */
export function OperationPresetTable({ rows, editHref, removeHref }: Props) {
  const { t } = useTranslation(["operationPresets", "operations"]);
  const columns = [
    { label: t("name") },
    { label: t("expertise") },
    { label: t("operations:operations") },
    { label: <span className="vh">{t("remove")}</span> },
  ];
  return (
    <Table caption={t("title")} columns={columns}>
      {rows.map(({ id, name, expertise, medicalOperationsWithCount }) => (
        <tr key={id}>
          <th scope="row">
            <a href={editHref(id)}>{name}</a>
          </th>
          <td data-l={t("expertise")} className="num">
            {expertise}
          </td>
          <td data-l={t("operations:operations")}>
            <OperationsList operations={medicalOperationsWithCount} />
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

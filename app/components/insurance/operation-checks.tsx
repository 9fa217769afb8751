import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Operation = {
  id: number;
  code: string;
  name: string;
  duration: number | null;
  points: number | null;
  shippedPoints: boolean;
};
type Props = { name: string; operations: Operation[]; chosen: readonly number[] };

/** Operations to choose, with the points that they have today. */
export function OperationChecks({ name, operations, chosen }: Props) {
  const { t, i18n } = useTranslation("insurance");
  const points = t(operations.some(({ shippedPoints }) => shippedPoints) ? "points2016Short" : "points");
  const columns = [
    { label: t("code") },
    { label: t("name") },
    { label: t("minutes"), right: true },
    { label: points, right: true },
  ];
  const written = (number: number | null) => (number === null ? "" : formatNumber(number, i18n.language as Locale));
  return (
    <Table caption={t("operations")} columns={columns} tight>
      {operations.map((operation) => (
        <tr key={operation.id}>
          <th scope="row" className="num">
            <span className="choose">
              <input
                type="checkbox"
                id={`${name}-${operation.id}`}
                name={name}
                value={operation.id}
                defaultChecked={chosen.includes(operation.id)}
                aria-label={`${operation.code} ${operation.name}`}
              />
              {operation.code}
            </span>
          </th>
          <td data-l={t("name")}>
            <label htmlFor={`${name}-${operation.id}`}>{operation.name}</label>
          </td>
          <td data-l={t("minutes")} className="r num">
            {written(operation.duration)}
          </td>
          <td data-l={points} className="r num">
            {written(operation.points)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

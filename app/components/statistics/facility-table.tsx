import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";
import { Utilization } from "./utilization.tsx";

export type FacilityRow = { facility: { id: number; name: string }; busy: number; open: number | null };

/** Rooms and equipment with the part of the time in which somebody works that they are taken. */
export function FacilityTable({ rows }: { rows: FacilityRow[] }) {
  const { t } = useTranslation("statistics");
  return (
    <Table
      caption={t("facilities")}
      columns={[{ label: t("facility") }, { label: t("utilization"), right: true }]}
      tight
    >
      {rows.map(({ facility: { id, name }, busy, open }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td data-l={t("utilization")} className="r num">
            <Utilization busy={busy} of={open} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

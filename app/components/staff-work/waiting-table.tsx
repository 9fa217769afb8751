import { useTranslation } from "react-i18next";
import type { HandoverObstacle, Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";
import { ChoiceBox, ObstacleWords } from "./work-table.tsx";

export type WaitingRow = {
  id: number;
  fullName: string;
  href: string;
  services: string[];
  createdAt: string;
  obstacle: HandoverObstacle | null;
};

/** Waiting patients who asked for a colleague; `handover` where there is one to take over. */
export function WaitingTable({
  rows,
  handover,
  chosen = null,
}: {
  rows: WaitingRow[];
  handover: boolean;
  /** The choice of a refused form. */
  chosen?: string[] | null;
}) {
  const { t, i18n } = useTranslation("staffWork");
  const labels = [t("patient"), t("services"), t("since"), ...(handover ? [t("state")] : [])];
  return (
    <Table caption={t("waitingTitle")} columns={labels.map((label) => ({ label }))}>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <span className="choose">
              {handover && (
                <ChoiceBox
                  name="waitingPatients"
                  row={row}
                  chosen={chosen}
                  label={t("choose", { what: row.fullName })}
                />
              )}
              <a href={row.href}>{row.fullName}</a>
            </span>
          </th>
          <td data-l={t("services")}>{row.services.join(", ") || t("anyService")}</td>
          <td data-l={t("since")} className="num nw">
            {formatDate(localDate(new Date(row.createdAt)), i18n.language as Locale)}
          </td>
          {handover && (
            <td data-l={t("state")}>
              <ObstacleWords obstacle={row.obstacle} />
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

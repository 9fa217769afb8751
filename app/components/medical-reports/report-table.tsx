import { useTranslation } from "react-i18next";
import type { Color, Locale, MedicalReportState } from "#rules/codes.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import { ColorDot } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import { ReportState } from "./report-state.tsx";

export type ReportRow = {
  uuid: string;
  examinedAt: string;
  state: MedicalReportState;
  paramedicName: string;
  summaryName: string | null;
  procedureName: string | null;
  procedure: { color: Color } | null;
  correctionOf: { examinedAt: string } | null;
};
type Props = {
  rows: ReportRow[];
  /** Omitted for users who only see that there is a report. */
  hrefOf?: (uuid: string) => string;
  /** Within a form that does something with chosen ones, each can be chosen. */
  choose?: boolean;
};

/** A patient's reports, the latest first; one that does not hold is crossed out. */
export function ReportTable({ rows, hrefOf, choose }: Props) {
  const { t, i18n } = useTranslation("medicalReports");
  const locale = i18n.language as Locale;
  return (
    <Table
      caption={t("tableCaption")}
      columns={[{ label: t("examinedAt") }, { label: t("what") }, { label: t("author") }, { label: t("state") }]}
    >
      {rows.map(({ uuid, examinedAt, state, paramedicName, summaryName, procedureName, procedure, correctionOf }) => {
        const when = formatDateTime(examinedAt, locale);
        return (
          <tr key={uuid}>
            <th scope="row" className="num nw">
              <span className="choose">
                {choose && (
                  <input type="checkbox" name="medicalReportUuids" value={uuid} aria-label={t("choose", { when })} />
                )}
                <span className={state === "INVALID" || state === "REMOVED" ? "gone" : undefined}>
                  {hrefOf ? <a href={hrefOf(uuid)}>{when}</a> : when}
                </span>
              </span>
            </th>
            <td data-l={t("what")}>
              <div>
                {procedureName && <ColorDot color={procedure?.color ?? "GRAY"}>{procedureName}</ColorDot>}
                {procedureName && (summaryName || correctionOf) && <br />}
                <span className="mute">
                  {correctionOf && `${t("correctionShort", { date: formatDate(correctionOf.examinedAt, locale) })} `}
                  {summaryName}
                </span>
              </div>
            </td>
            <td data-l={t("author")}>{paramedicName}</td>
            <td data-l={t("state")}>
              <ReportState state={state} />
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

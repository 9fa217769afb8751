import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

export type UnreportedRow = {
  key: number;
  beginAt: string;
  patient: string;
  therapist: string | null;
  gap: "NO_REPORT" | "NOT_SIGNED" | "NOT_CODED";
  visitHref: string;
  patientHref: string;
  /** The report to write; of the user's own visits alone. */
  writeHref?: string;
};

/** Insured visits that no report bills, with what each lacks. */
export function UnreportedTable({ rows }: { rows: UnreportedRow[] }) {
  const { t, i18n } = useTranslation("insurerBilling");
  const labels = [t("visit"), t("patient"), t("therapist"), t("lacks")];
  return (
    <Table caption={t("unreportedTitle")} columns={labels.map((label) => ({ label }))}>
      {rows.map(({ key, beginAt, patient, therapist, gap, visitHref, patientHref, writeHref }) => (
        <tr key={key}>
          <th scope="row">
            <a href={visitHref} className="num">
              {formatDateTime(beginAt, i18n.language as Locale)}
            </a>
          </th>
          <td data-l={labels[1]}>
            <a href={patientHref}>{patient}</a>
          </td>
          <td data-l={labels[2]}>{therapist}</td>
          <td data-l={labels[3]}>
            {t(`gaps.${gap}`)}
            {writeHref && (
              <div>
                <a href={writeHref}>{t("write")}</a>
              </div>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

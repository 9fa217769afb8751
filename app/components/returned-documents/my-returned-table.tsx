import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

export type MyReturnedRow = {
  insurer: string;
  document: number;
  code: string | null;
  reason: string | null;
  day: string;
  patient: string;
  patientHref: string;
  correctHref: string;
};

/** Reports of refused documents that their author is to correct. */
export function MyReturnedTable({ rows }: { rows: readonly MyReturnedRow[] }) {
  const { t, i18n } = useTranslation("returnedDocuments");
  const labels = [t("day"), t("patient"), t("insurer"), t("reason"), t("correct")];
  return (
    <Table
      caption={t("mineTitle")}
      columns={labels.map((label, at) => ({ label: at === 4 ? <span className="vh">{label}</span> : label }))}
    >
      {rows.map(({ insurer, document, code, reason, day, patient, ...hrefs }, at) => (
        <tr key={hrefs.correctHref}>
          <th scope="row" className="num">
            {formatDate(day, i18n.language as Locale)}
          </th>
          <td data-l={labels[1]}>
            <a href={hrefs.patientHref}>{patient}</a>
          </td>
          <td data-l={labels[2]}>
            <div>
              {insurer} <span className="mute num">{`${t("document")} ${document}`}</span>
            </div>
          </td>
          <td data-l={labels[3]}>
            <div>
              {code && <b className="num">{code} </b>}
              {reason}
            </div>
          </td>
          <td className="r">
            <a href={hrefs.correctHref} data-key={at === 0 ? "z" : undefined}>
              {t("correct")}
            </a>
          </td>
        </tr>
      ))}
    </Table>
  );
}

import { Fragment } from "react";
import type { Locale } from "#rules/codes.ts";
import { findingHistories } from "#rules/findings/finding-history.ts";
import type { Finding } from "#rules/findings/findings.ts";
import { formatDate } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";
import { FindingChart } from "./finding-chart.tsx";
import { useFindingWords } from "./use-finding-words.ts";

/** Examinations that fit side by side on paper. */
const COLUMNS = 5;

export type Examination = { uuid: string; examinedAt: string; draft: boolean; findings: Finding[] };
type Props = { examinations: Examination[]; locale: Locale; reportHref: (uuid: string) => string };

/** Findings by examination; the oldest come first. A chart goes further back than the columns. */
export function FindingHistories({ examinations, locale, reportHref }: Props) {
  const { t, nameOf, valueOf } = useFindingWords();
  const shown = examinations.slice(-COLUMNS);
  const dayOf = ({ examinedAt }: Examination) => formatDate(localDate(new Date(examinedAt)), locale);
  const days = shown.map((one) => ({
    label: (
      <>
        <a href={reportHref(one.uuid)}>{dayOf(one)}</a>
        {one.draft && (
          <>
            <br />
            {t("draft")}
          </>
        )}
      </>
    ),
    right: true,
  }));
  return (
    <>
      {examinations.length > COLUMNS && (
        <p className="mute">{t("chartsGoBack", { count: examinations.length, columns: COLUMNS })}</p>
      )}
      <Table tight caption={t("historyTitle")} columns={[{ label: t("what") }, { label: t("course") }, ...days]}>
        {findingHistories(examinations.map(({ findings }) => findings)).map(({ kind, histories }) => (
          <Fragment key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={2 + shown.length}>
                <b>{t(`kinds.${kind}`)}</b>
              </th>
            </tr>
            {histories.map((history) => (
              <tr key={nameOf(history.finding)}>
                <th scope="row">{nameOf(history.finding)}</th>
                <td>
                  <FindingChart history={history} />
                </td>
                {shown.map((one, at) => {
                  const value = history.values[examinations.length - shown.length + at];
                  return (
                    <td key={one.uuid} data-l={dayOf(one)} className="num r">
                      {value ? valueOf({ kind, value }) : "–"}
                    </td>
                  );
                })}
              </tr>
            ))}
          </Fragment>
        ))}
      </Table>
    </>
  );
}

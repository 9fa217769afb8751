import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";

/** Values with the day from which they hold, and where they are removed, if they can be. */
export type DayRow = { validFrom: IsoDate; cells: ReactNode[]; removeHref: string | null };
type Props = {
  title: string;
  text: string;
  words: { validFrom: string; remove: string; from: (date: string) => string };
  columns: string[];
  /** The latest first. */
  rows: DayRow[];
  /** The values before the first day, where they are shown. */
  first?: { label: string; cells: ReactNode[] };
  children?: ReactNode;
};

/** Values by the days from which they hold; coming ones can be removed. */
export function DayHistory({ title, text, words, columns, rows, first, children }: Props) {
  const { i18n } = useTranslation();
  const heads = [
    { label: words.validFrom },
    ...columns.map((label) => ({ label, right: true })),
    { label: <span className="vh">{words.remove}</span> },
  ];
  const inColumns = (cells: ReactNode[]) =>
    columns.map((label, at) => (
      <td key={label} data-l={label} className="r num">
        {cells[at]}
      </td>
    ));
  return (
    <div className="sheet">
      <h2>{title}</h2>
      <p className="mute mb">{text}</p>
      {(rows.length > 0 || first) && (
        <Table caption={title} columns={heads}>
          {rows.map(({ validFrom, cells, removeHref }) => {
            const day = formatDate(validFrom, i18n.language as Locale);
            return (
              <tr key={validFrom}>
                <th scope="row" className="num">
                  {day}
                </th>
                {inColumns(cells)}
                <td className="r">
                  {removeHref && (
                    <a href={removeHref}>
                      {words.remove}
                      <span className="vh"> {words.from(day)}</span>
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
          {first && (
            <tr>
              <th scope="row">{first.label}</th>
              {inColumns(first.cells)}
              <td>{null}</td>
            </tr>
          )}
        </Table>
      )}
      {children}
    </div>
  );
}

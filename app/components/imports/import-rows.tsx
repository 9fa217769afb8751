import { useTranslation } from "react-i18next";
import type { ErrorName } from "#rules/errors.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

export type Row = {
  line: number;
  cells: readonly string[];
  twin: number | null;
  faults: readonly { column: number | null; error: string }[];
  known: readonly { uuid: string | null; name: string; dateOfBirth: string | null }[];
};
type RowsProps = { caption: string; head: readonly string[]; rows: readonly Row[] };

const written = (cells: readonly string[]) => cells.filter(Boolean).join(" · ");

/** Rows with the faults of their columns; of those that clash, the buttons of the form around them decide. */
export function FaultyRows({ caption, head, rows, decides }: RowsProps & { decides?: boolean }) {
  const { t } = useTranslation(["imports", "errors"]);
  return (
    <Table
      caption={caption}
      columns={[
        { label: t("line"), right: true },
        { label: t("row") },
        { label: t("fault") },
        ...(decides ? [{ label: <span className="vh">{t("decide")}</span> }] : []),
      ]}
    >
      {rows.map(({ line, cells, faults }) => (
        <tr key={line}>
          <th scope="row" className="r num">
            {line}
          </th>
          <td data-l={t("row")}>{written(cells)}</td>
          <td data-l={t("fault")}>
            <ul>
              {faults.map(({ column, error }, at) => (
                <li key={at} className="err">
                  {column !== null && `${head[column]}: `}
                  {t(`errors:${error as ErrorName}` as never)}
                </li>
              ))}
            </ul>
          </td>
          {decides && (
            <td>
              <Decision line={line} />
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

type DecideProps = Omit<RowsProps, "head"> & { decides: boolean; cardHref: (uuid: string) => string };

/** Rows that may be here already; the buttons of the form around them decide of one. */
export function DuplicateRows({ caption, rows, decides, cardHref }: DecideProps) {
  const { t, i18n } = useTranslation("imports");
  return (
    <Table
      caption={caption}
      columns={[
        { label: t("line"), right: true },
        { label: t("row") },
        { label: t("sameAs") },
        ...(decides ? [{ label: <span className="vh">{t("decide")}</span> }] : []),
      ]}
    >
      {rows.map(({ line, cells, twin, known }) => (
        <tr key={line}>
          <th scope="row" className="r num">
            {line}
          </th>
          <td data-l={t("row")}>{written(cells)}</td>
          <td data-l={t("sameAs")}>
            {known.map(({ uuid, name, dateOfBirth }) => (
              <div key={uuid ?? name}>
                {uuid ? <a href={cardHref(uuid)}>{name}</a> : name}{" "}
                {dateOfBirth && formatDate(dateOfBirth as IsoDate, i18n.language as Locale)}
              </div>
            ))}
            {twin !== null && t("twin", { line: twin })}
          </td>
          {decides && (
            <td>
              <Decision line={line} />
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

function Decision({ line }: { line: number }) {
  const { t } = useTranslation("imports");
  return (
    <div className="row">
      <SubmitButton small tone="plain" then={`same ${line}`}>
        {t("same")}
      </SubmitButton>
      <SubmitButton small tone="plain" then={`other ${line}`}>
        {t("different")}
      </SubmitButton>
    </div>
  );
}

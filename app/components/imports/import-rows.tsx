import type { ReactNode } from "react";
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

type TableProps = {
  caption: string;
  rows: readonly Row[];
  /** The last column, and its part of a row. */
  about: { label: string; of: (row: Row) => ReactNode };
  decides?: boolean;
};

/** Rows as the table has them, by their lines; where somebody decides of them, by buttons of the form around them. */
function RowsTable({ caption, rows, about, decides }: TableProps) {
  const { t } = useTranslation("imports");
  return (
    <Table
      caption={caption}
      columns={[
        { label: t("line"), right: true },
        { label: t("row") },
        { label: about.label },
        ...(decides ? [{ label: <span className="vh">{t("decide")}</span> }] : []),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.line}>
          <th scope="row" className="r num">
            {row.line}
          </th>
          <td data-l={t("row")}>{row.cells.filter(Boolean).join(" · ")}</td>
          <td data-l={about.label}>{about.of(row)}</td>
          {decides && (
            <td>
              <Decision line={row.line} />
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

type Props = { caption: string; rows: readonly Row[]; decides?: boolean };

/** Rows with the faults of their columns; of those that conflict somebody decides. */
export function FaultyRows({ head, ...table }: Props & { head: readonly string[] }) {
  const { t } = useTranslation(["imports", "errors"]);
  const faultsOf = ({ faults }: Row) => (
    <ul>
      {faults.map(({ column, error }, at) => (
        <li key={at} className="err">
          {column !== null && `${head[column]}: `}
          {t(`errors:${error as ErrorName}` as never)}
        </li>
      ))}
    </ul>
  );
  return <RowsTable {...table} about={{ label: t("fault"), of: faultsOf }} />;
}

/** Rows that may be here already, with what they may be the same as. */
export function DuplicateRows({ cardHref, ...table }: Props & { cardHref: (uuid: string) => string }) {
  const { t, i18n } = useTranslation("imports");
  const sameAs = ({ known, twin }: Row) => (
    <>
      {known.map(({ uuid, name, dateOfBirth }) => (
        <div key={uuid ?? name}>
          {uuid ? <a href={cardHref(uuid)}>{name}</a> : name}{" "}
          {dateOfBirth && formatDate(dateOfBirth as IsoDate, i18n.language as Locale)}
        </div>
      ))}
      {twin !== null && t("twin", { line: twin })}
    </>
  );
  return <RowsTable {...table} about={{ label: t("sameAs"), of: sameAs }} />;
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

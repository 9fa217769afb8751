import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import { useMessage } from "../forms/use-message.ts";

export type OperationRow = {
  code: string;
  counts: Record<string, string>;
  /** The name of the operation, once its code is known. */
  name?: string;
  /** Facts about it: how much of a limit is left, why it may be refused. */
  note?: string;
};
type Props = {
  /** The id of the form, by which its error summary leads to the fields. */
  form: string;
  rows: OperationRow[];
  /** The counts of a row; the user does not see one without a label. */
  counts: { name: string; label?: string }[];
  /** Operations that the browser offers while a code is typed. */
  offered: { code: string; name: string }[];
  errorOf: (name: string) => string | undefined;
};

/** Rows of operations with their counts. */
export function OperationRows({ rows, offered, ...rest }: Props) {
  return rows.map((row, at) => (
    <Row key={at} at={at} row={row} {...rest}>
      {at === 0 && (
        <datalist id="offered-operations">
          {offered.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </Row>
  ));
}

type RowProps = Pick<Props, "form" | "counts" | "errorOf"> & {
  at: number;
  row: OperationRow;
  children: ReactNode;
};

function Row({ form, at, row, counts, errorOf, children }: RowProps) {
  const { t } = useTranslation("operations");
  const message = useMessage();
  const name = `operation${at + 1}`;
  const wrong = ["code", ...counts.map((count) => count.name)].find((part) => errorOf(`${name}.${part}`));
  const control = (part: string) => ({
    id: `${form}-${name}.${part}`,
    name: `${name}.${part}`,
    inputMode: "numeric" as const,
    autoComplete: "off",
    "aria-invalid": wrong === part ? true : undefined,
    "aria-describedby": wrong === part ? `${name}-error` : undefined,
  });
  return (
    <fieldset className={wrong ? "field markrow wrong" : "field markrow"}>
      <legend className="vh">{t("row", { number: at + 1 })}</legend>
      {wrong && (
        <span className="err" id={`${name}-error`}>
          <Icon name="warning" />
          {message(errorOf(`${name}.${wrong}`)!, { id: name, name: wrong })}
        </span>
      )}
      <label>
        <span>{t("code")}</span>
        <input {...control("code")} defaultValue={row.code} className="w8" list="offered-operations" maxLength={300} />
      </label>
      {counts.map((count) =>
        count.label === undefined ? (
          <input key={count.name} type="hidden" name={`${name}.${count.name}`} value={row.counts[count.name]} />
        ) : (
          <label key={count.name}>
            <span>{count.label}</span>
            <input {...control(count.name)} defaultValue={row.counts[count.name]} className="w4" maxLength={2} />
          </label>
        ),
      )}
      {row.name && (
        <span className="named">
          {row.name}
          {row.note && <span className="mute"> {row.note}</span>}
        </span>
      )}
      {children}
    </fieldset>
  );
}

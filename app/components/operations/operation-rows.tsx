import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import { useMessage } from "../forms/use-message.ts";

export type OperationRow = {
  code: string;
  count: string;
  /** The name of the operation, once its code is known. */
  name?: string;
  /** Facts about it: how much of a limit is left, why it may be refused. */
  note?: string;
};
type Props = {
  rows: OperationRow[];
  /** Operations that the browser offers while a code is typed. */
  offered: { code: string; name: string }[];
  errorOf: (name: string) => string | undefined;
};

/** Rows of operations with their counts. */
export function OperationRows({ rows, offered, errorOf }: Props) {
  return rows.map((row, at) => (
    <Row key={at} at={at} row={row} errorOf={errorOf}>
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

type RowProps = Pick<Props, "errorOf"> & { at: number; row: OperationRow; children: ReactNode };

function Row({ at, row, errorOf, children }: RowProps) {
  const { t } = useTranslation("operations");
  const message = useMessage();
  const name = `operation${at + 1}`;
  const wrong = (["code", "count"] as const).find((part) => errorOf(`${name}.${part}`));
  const error = wrong && errorOf(`${name}.${wrong}`);
  const control = (part: "code" | "count") => ({
    id: `operations-${name}.${part}`,
    name: `${name}.${part}`,
    defaultValue: row[part],
    inputMode: "numeric" as const,
    autoComplete: "off",
    "aria-invalid": wrong === part ? true : undefined,
    "aria-describedby": wrong === part ? `${name}-error` : undefined,
  });
  return (
    <fieldset className={error ? "field markrow wrong" : "field markrow"}>
      <legend className="vh">{t("row", { number: at + 1 })}</legend>
      {error && (
        <span className="err" id={`${name}-error`}>
          <Icon name="warning" />
          {message(error, { id: name, name: wrong })}
        </span>
      )}
      <label>
        <span>{t("code")}</span>
        <input {...control("code")} className="w8" list="offered-operations" maxLength={300} />
      </label>
      <label>
        <span>{t("count")}</span>
        <input {...control("count")} className="w4" maxLength={2} />
      </label>
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

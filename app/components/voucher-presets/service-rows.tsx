import { useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { MOST_ROWS, rowName, type RowName } from "#rules/vouchers/preset-rows.ts";
import { buttonClass } from "../base/button-link.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select, type SelectOption } from "../forms/fields/select.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Pair } from "../forms/group.tsx";

export type ServiceRowsProps = {
  rowOf: (name: RowName) => Record<"procedure" | "count", FieldState>;
  services: SelectOption[];
  /** Services removed since, by their rows. */
  gone?: Record<RowName, string>;
  /** Number of rows to begin with. */
  drawn: number;
  /** Address that draws the form again with so many rows. */
  rowsHref: (rows: number) => string;
};

/** Services, each with its visits. A button adds a row; without scripts it draws the form again. */
export function ServiceRows({ rowOf, services, gone = {}, drawn, rowsHref }: ServiceRowsProps) {
  const { t } = useTranslation("voucherPresets");
  const [rows, setRows] = useState(drawn);
  const added = rowOf(rowName(rows)).procedure.id;
  function add(event: MouseEvent) {
    event.preventDefault();
    flushSync(() => setRows(rows + 1));
    document.getElementById(added)?.focus();
  }
  return (
    <>
      {Array.from({ length: rows }, (_, at) => {
        const name = rowName(at);
        const { procedure, count } = rowOf(name);
        const number = at + 1;
        return (
          <Pair key={name}>
            <Select
              field={procedure}
              label={t("service", { number })}
              hint={gone[name] && t("gone", { name: gone[name] })}
              options={services}
              none={t("choose")}
            />
            <TextField
              field={count}
              label={
                <>
                  {t("count")}
                  <span className="vh">{t("ofService", { number })}</span>
                </>
              }
              width="w4"
              inputMode="numeric"
              autoComplete="off"
            />
          </Pair>
        );
      })}
      {rows < MOST_ROWS && (
        <p>
          <button className={buttonClass("plain", true)} formAction={`${rowsHref(rows + 1)}#${added}`} onClick={add}>
            {t("another")}
          </button>
        </p>
      )}
    </>
  );
}

import { useTranslation } from "react-i18next";
import { formatDateTime } from "#rules/format.ts";
import { useLocale, type Cell, type Cells } from "./cell.ts";

function AccessBy({ value: { name, byItself } }: Cell<"access-by">) {
  const { t } = useTranslation("grids");
  return name ?? <span className="mute">{t(byItself ? "application" : "anonymous")}</span>;
}

/** The cells of the log of a card. */
export const logCells = {
  "moment-with-seconds": ({ value }) => <span className="num nw">{formatDateTime(value, useLocale(), true)}</span>,
  "access-by": AccessBy,
  "patient-actions": ({ value }) => value.join(", "),
} satisfies Cells;

import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { GridRow } from "#rules/grids/columns.ts";

type Props = {
  row: GridRow<"months">;
  closeHref: (month: string) => string;
  reopenHref: (month: string) => string;
};

/** The way to close a month of the list, or to open it again, where it is its turn. */
export function MonthAction({ row, closeHref, reopenHref }: Props) {
  const { t, i18n } = useTranslation("months");
  const { next } = row.state!;
  if (!next) return null;
  const month = row.month!;
  return (
    <a href={(next === "CLOSE" ? closeHref : reopenHref)(month.slice(0, 7))}>
      {t(next === "CLOSE" ? "close" : "reopen")}
      <span className="vh"> {formatDate(month, i18n.language as Locale, "month")}</span>
    </a>
  );
}

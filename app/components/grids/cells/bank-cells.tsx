import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { href } from "#app/paths/href.ts";
import { bankPages } from "#app/paths/bank-statements.ts";
import { formatDate } from "#rules/format.ts";
import { useLocale, type Cell } from "./cell.ts";
import { periodOf } from "../../bank-statements/period-of.ts";

export function BankStatement({ value: { id, from, to } }: Cell<"bank-statement">) {
  const { t, i18n } = useTranslation("grids");
  return (
    <a href={href(useLocale(), bankPages.bankStatement, { id })}>
      {periodOf(from, to, i18n.language as Locale) || t("unnumbered")}
    </a>
  );
}

export function BankMovement({ value: { id, day } }: Cell<"bank-movement">) {
  const { i18n } = useTranslation();
  return (
    <a href={href(useLocale(), bankPages.bankMovement, { id })} className="num">
      {formatDate(day, i18n.language as Locale)}
    </a>
  );
}

export function Counterparty({ value: { name, account, message } }: Cell<"counterparty">) {
  const { t } = useTranslation("grids");
  return (
    <div>
      {name ?? account ?? <span className="mute">{t("unnamed")}</span>}
      {message && <div className="mute">{message}</div>}
    </div>
  );
}

export function BankAdvice({ value }: Cell<"bank-advice">) {
  const { t } = useTranslation("grids");
  return t(`bankAdvice.${value}`);
}

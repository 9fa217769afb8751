import { useTranslation } from "react-i18next";
import { bankPages } from "#app/paths/money/bank-statements.ts";
import { href } from "#app/paths/href.ts";
import { formatDate } from "#rules/format.ts";
import { periodOf } from "../../bank-statements/period-of.ts";
import { useLocale, type Cell } from "./cell.ts";

export function BankStatement({ value: { id, from, to } }: Cell<"bank-statement">) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  return <a href={href(locale, bankPages.bankStatement, { id })}>{periodOf(from, to, locale) || t("unnumbered")}</a>;
}

export function BankMovement({ value: { id, day } }: Cell<"bank-movement">) {
  const locale = useLocale();
  return (
    <a href={href(locale, bankPages.bankMovement, { id })} className="num">
      {formatDate(day, locale)}
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

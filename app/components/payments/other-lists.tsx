import { useTranslation } from "react-i18next";
import { Menu } from "../base/menu.tsx";

type Props = {
  entriesHref: string;
  unpaidHref: string;
  invoicesHref: string;
  vouchersHref: string;
  /** For those who keep them. */
  statementsHref?: string;
  cashHref?: string;
  exportsHref?: string;
  monthsHref?: string;
  insurersHref?: string;
};

/** The way from the payments to the other lists about money. */
export function OtherLists({
  entriesHref,
  unpaidHref,
  invoicesHref,
  vouchersHref,
  statementsHref,
  cashHref,
  exportsHref,
  monthsHref,
  insurersHref,
}: Props) {
  const { t } = useTranslation("payments");
  return (
    <Menu summaryClass="btn" summary={t("otherLists")}>
      <div className="drop">
        <a href={entriesHref}>{t("entriesTitle")}</a>
        <a href={unpaidHref}>{t("unpaid")}</a>
        {statementsHref && <a href={statementsHref}>{t("bankStatements")}</a>}
        {cashHref && <a href={cashHref}>{t("cashBook")}</a>}
        <a href={invoicesHref}>{t("invoices")}</a>
        <a href={vouchersHref}>{t("soldVouchers")}</a>
        {exportsHref && <a href={exportsHref}>{t("exports")}</a>}
        {monthsHref && <a href={monthsHref}>{t("months")}</a>}
        {insurersHref && <a href={insurersHref}>{t("insurers")}</a>}
      </div>
    </Menu>
  );
}

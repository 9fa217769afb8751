import { useTranslation } from "react-i18next";
import { Menu } from "../base/menu.tsx";

type Props = {
  invoicesHref: string;
  vouchersHref: string;
  /** For those who make them. */
  exportsHref?: string;
};

/** The way from the payments to the other lists about money. */
export function OtherLists({ invoicesHref, vouchersHref, exportsHref }: Props) {
  const { t } = useTranslation("payments");
  return (
    <Menu summaryClass="btn" summary={t("otherLists")}>
      <div className="drop">
        <a href={invoicesHref}>{t("invoices")}</a>
        <a href={vouchersHref}>{t("soldVouchers")}</a>
        {exportsHref && <a href={exportsHref}>{t("exports")}</a>}
      </div>
    </Menu>
  );
}

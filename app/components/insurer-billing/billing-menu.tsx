import { useTranslation } from "react-i18next";
import { Menu } from "../base/menu.tsx";

type Props = {
  reimbursementHref: string;
  /** For those who bill, and for administrators. */
  numbersHref?: string;
  readerHref?: string;
  contractsHref?: string;
};

/** The way from a month to what belongs to billing besides it. */
export function BillingMenu({ reimbursementHref, numbersHref, readerHref, contractsHref }: Props) {
  const { t } = useTranslation(["insurerBilling", "insuredNumbers", "reimbursement"]);
  return (
    <Menu summaryClass="btn" summary={t("more")}>
      <div className="drop">
        <a href={reimbursementHref}>{t("reimbursement:title")}</a>
        {numbersHref && <a href={numbersHref}>{t("insuredNumbers:title")}</a>}
        {readerHref && <a href={readerHref}>{t("reader.title")}</a>}
        {contractsHref && <a href={contractsHref}>{t("toContracts")}</a>}
      </div>
    </Menu>
  );
}

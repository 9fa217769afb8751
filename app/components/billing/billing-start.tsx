import { useTranslation } from "react-i18next";
import { StateChip } from "../base/chip.tsx";
import { CompanySearch, type RegisterAnswer } from "./company-search.tsx";

type Props = {
  invoicing: { active: boolean; href: string };
  /** The search in the register; none where the country has no register here. */
  register?: RegisterAnswer;
};

/** Whether invoices are issued, and the data of the public register. */
export function BillingStart({ invoicing: { active, href }, register }: Props) {
  const { t } = useTranslation("billing");
  return (
    <>
      <h2>{t("invoices")}</h2>
      <p className="mb">
        <StateChip state={active ? "ok" : "quiet"} icon={active ? "check" : "close"}>
          {t(active ? "on" : "off")}
        </StateChip>{" "}
        <a href={href}>
          {t(active ? "turnOff" : "turnOn")}
          <span className="vh"> {t("invoices")}</span>
        </a>
      </p>
      {register && <CompanySearch register={register} />}
    </>
  );
}

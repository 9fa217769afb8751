import { useTranslation } from "react-i18next";
import { StateChip } from "../base/chip.tsx";
import { Note } from "../base/note.tsx";
import { Filters, FilterText } from "../forms/filters.tsx";

type Props = {
  invoicing: { active: boolean; href: string };
  /** The search in the register; none where the country has no register here. */
  register?: { number?: string; trouble?: string; found?: string; ended?: boolean };
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
      {register && (
        <>
          <h2>{t("register")}</h2>
          <p className="mute mb">{t("registerText")}</p>
          <Filters label={t("register")} show={t("find")}>
            <FilterText name="ico" label={t("companyNumber")} value={register.number} width="w8" />
          </Filters>
          {register.trouble && <Note variant="warning">{register.trouble}</Note>}
          {register.found && (
            <Note variant={register.ended ? "warning" : "info"}>
              {t(register.ended ? "endedCompany" : "foundCompany", { name: register.found })}
            </Note>
          )}
        </>
      )}
    </>
  );
}

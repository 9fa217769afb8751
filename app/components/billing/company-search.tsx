import { useTranslation } from "react-i18next";
import { Note } from "../base/note.tsx";
import { Filters, FilterText } from "../forms/filters.tsx";

/** The number that was typed, and its company or the reason why there is none. */
export type RegisterAnswer = {
  number: string;
  company?: { name: string; ended: boolean };
  problem?: "unknown" | "companyNumberInvalid" | "registerAway" | "tooManyAttempts";
};
type Props = {
  register: RegisterAnswer;
  /** The other parameters of the page's address. */ keep?: Record<string, string | string[]>;
};

/** The search in the public register of companies, which fills the form of the page, and its answer. */
export function CompanySearch({ register: { number, company, problem }, keep }: Props) {
  const { t } = useTranslation(["billing", "errors"]);
  return (
    <>
      <h2>{t("register")}</h2>
      <p className="mute mb">{t("registerText")}</p>
      <Filters label={t("register")} show={t("find")} keep={keep}>
        <FilterText name="ico" label={t("companyNumber")} value={number} width="w8" />
      </Filters>
      {problem && <Note variant="warning">{problem === "unknown" ? t("unknown") : t(`errors:${problem}`)}</Note>}
      {company && (
        <Note variant={company.ended ? "warning" : "info"}>
          {t(company.ended ? "endedCompany" : "foundCompany", { name: company.name })}
        </Note>
      )}
    </>
  );
}

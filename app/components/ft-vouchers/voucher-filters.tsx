import { useTranslation } from "react-i18next";
import { insurers } from "#rules/patients/insurers.ts";
import { Filters, FilterSelect, FilterText } from "../forms/filters.tsx";

type Props = {
  values: { tab?: string; risk?: 1; q?: string; insurer?: string | null; sort?: string; direction?: string };
  resetHref?: string;
};

/** The filters of the vouchers of all patients. */
export function VoucherFilters({ values: { tab, risk, q, insurer, sort, direction }, resetHref }: Props) {
  const { t } = useTranslation("ftVouchers");
  return (
    <Filters
      label={t("listTitle")}
      resetHref={resetHref}
      keep={{ ...(tab && { tab }), ...(risk && { risk: "1" }), ...(sort && { sort }), ...(direction && { direction }) }}
    >
      <FilterText name="q" label={t("find")} value={q} width="w20" type="search" />
      <FilterSelect
        name="insurer"
        label={t("insurance")}
        value={insurer ?? ""}
        options={[
          { value: "", label: t("anyInsurer") },
          ...insurers.map(({ code, abbreviation }) => ({ value: code, label: `${code} ${abbreviation}` })),
        ]}
      />
    </Filters>
  );
}

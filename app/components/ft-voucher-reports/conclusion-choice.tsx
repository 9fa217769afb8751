import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Filters, FilterSelect } from "../forms/filters.tsx";

type Props = { reports: { uuid: string; day: IsoDate; paramedicName: string }[]; chosen?: string };

/** A choice of the report whose text concludes the letter, the latest first; it may be without. */
export function ConclusionChoice({ reports, chosen = "" }: Props) {
  const { t, i18n } = useTranslation("ftVoucherReports");
  const options = reports.toReversed().map(({ uuid, day, paramedicName }) => ({
    value: uuid,
    label: `${formatDate(day, i18n.language as Locale)}, ${paramedicName}`,
  }));
  return (
    <Filters label={t("conclusionOf")} show={t("use")}>
      <FilterSelect
        name="report"
        label={t("conclusionOf")}
        value={chosen}
        options={[...options, { value: "", label: t("withoutText") }]}
      />
    </Filters>
  );
}

import { useTranslation } from "react-i18next";
import { labelSheets, sheetName, type LabelSheet } from "#rules/prints/label-sheets.ts";
import { Filters, FilterSelect, FilterText } from "../forms/filters.tsx";

type Props = {
  /** Further query of the address: the patients of the labels. */
  keep: Record<string, string | string[]>;
  sheet: LabelSheet;
  start: number;
  /** Only of one patient's. */
  copies?: number;
};

/** The sheet that labels are printed on, and the first free position. */
export function LabelChoice({ keep, sheet, start, copies }: Props) {
  const { t } = useTranslation("prints");
  return (
    <Filters label={t("labels")} keep={keep}>
      <FilterSelect
        name="sheet"
        label={t("labelSheet")}
        value={sheet}
        options={labelSheets.map((one) => ({ value: one, label: sheetName(one) }))}
      />
      <FilterText name="start" label={t("labelStart")} value={String(start)} width="w4" />
      {copies !== undefined && <FilterText name="copies" label={t("copies")} value={String(copies)} width="w4" />}
    </Filters>
  );
}

import { useTranslation } from "react-i18next";
import type { PeriodUnit } from "#rules/codes.ts";

/** The labels of a preset's form, and its values in words. */
export function usePresetWords(services: { value: string; label: string }[]) {
  const { t } = useTranslation("voucherPresets");
  const labelOf = (name: string) => {
    const [, row, field] = /^row(\d+)\.(\w+)$/.exec(name) ?? [];
    if (!row) return name === "proceduresWithCount" ? t("services") : t(name as "name");
    const service = t("service", { number: row });
    return field === "count" ? t("count") + t("ofService", { number: row }) : service;
  };
  const inWords = (name: string, value: string) => {
    if (name.endsWith(".procedure")) return services.find((service) => service.value === value)?.label ?? "";
    return name === "validityType" && value ? t(`units.${value as PeriodUnit}`) : value;
  };
  return { labelOf, inWords };
}

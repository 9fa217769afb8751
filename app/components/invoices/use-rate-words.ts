import { useTranslation } from "react-i18next";
import type { Vat } from "#rules/money/vat-rates.ts";

/** Writes a rate of VAT in the language of the page. */
export function useRateWords() {
  const { t } = useTranslation("invoices");
  return ({ percent, zeroReason }: Pick<Vat, "percent" | "zeroReason">) => {
    if (zeroReason === "HEALTH_CARE") return t("exemptRate");
    return zeroReason === "WHEN_USED" ? t("outsideVat") : t("percent", { percent });
  };
}

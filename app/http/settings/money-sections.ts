import { useTranslation } from "react-i18next";
import { useHref } from "#app/http/page/page.ts";
import { additionalProcedurePages } from "#app/paths/additional-procedures.ts";
import { billingPages } from "#app/paths/billing.ts";
import { cashPages } from "#app/paths/cash.ts";
import { pricePages } from "#app/paths/prices.ts";
import { voucherPresetPages } from "#app/paths/voucher-presets.ts";

/** Sections of the settings: the issuer, cash boxes, what is sold besides services, and fees. */
export function useMoneySections() {
  const { t } = useTranslation(["billing", "cash", "procedures", "voucherPresets", "prices"]);
  const to = useHref();
  return [
    { label: t("title"), text: t("text"), href: to(billingPages.billing), icon: "payment" },
    { label: t("cash:boxes"), text: t("cash:text"), href: to(cashPages.cashBoxes), icon: "payment" },
    { label: t("missed.title"), text: t("missed.text"), href: to(billingPages.missedVisits), icon: "payment" },
    { label: t("prices:title"), text: t("prices:text"), href: to(pricePages.priceList), icon: "payment" },
    {
      label: t("procedures:additional.title"),
      text: t("procedures:additional.text"),
      href: to(additionalProcedurePages.additionalProcedures),
      icon: "payment",
    },
    {
      label: t("voucherPresets:title"),
      text: t("voucherPresets:text"),
      href: to(voucherPresetPages.voucherPresets),
      icon: "cards",
    },
  ] as const;
}

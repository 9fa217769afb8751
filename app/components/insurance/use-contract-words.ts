import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { paymentVariantNames } from "#rules/insurance/payment-variants.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { isIsoDate } from "#rules/time/time.ts";

/** Labels and values of a contract in words, where another user's version is shown next to the typed one. */
export function useContractWords(departments: readonly { id: number; name: string }[]) {
  const { t, i18n } = useTranslation("insurance");
  const labelOf = (name: string) => t(name as "icz");
  const inWords = (name: string, value: string): string => {
    if (isIsoDate(value)) return formatDate(value, i18n.language as Locale);
    if (name === "departmentId") return departments.find(({ id }) => String(id) === value)?.name ?? "";
    if (name === "insuranceCompany") return findInsurer(value)?.name ?? value;
    if (name === "paymentVariant") return t(`paymentVariants.${paymentVariantNames[value as "1"]}`);
    if (name === "invoicing") return t(`invoicings.${value as "BATCH"}`);
    return name === "correctedNumber" ? t(`correctedNumbers.${value as "SAME"}`) : value;
  };
  return { labelOf, inWords };
}

import { useTranslation } from "react-i18next";

const labels = {
  name: "customerName",
  abroadAddress: "customerAbroad",
  country: "customerCountry",
  exchangeRate: "exchangeRateAsked",
  taxNumber: "taxNumberSlovak",
} as const;

/** The labels of the fields of a document that is issued, by their names, for the summary of its errors. */
export function useCustomerLabels() {
  const { t } = useTranslation(["invoices", "patients"]);
  return (name: string) =>
    name.startsWith("address.")
      ? t(`patients:${name.slice(8) as "psc"}`)
      : t(labels[name as "name"] ?? (name as "companyNumber"));
}

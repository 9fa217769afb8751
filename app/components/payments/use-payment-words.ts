import { useTranslation } from "react-i18next";

/** The labels of a payment's form, by the names of its fields. */
export function usePaymentWords() {
  const { t } = useTranslation(["payments", "procedures"]);
  return (name: string) => {
    const [, row, field] = /^items\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
    if (!row) return name === "payer" ? t("payerLabel") : name === "discountReason" ? t("discountReason") : t("lines");
    const item = t("itemNumber", { number: Number(row) + 1 });
    if (field === "vatRate") return `${item}: ${t("procedures:vatRate")}`;
    return field === "price" || field === "name" ? `${item}: ${t(field)}` : item;
  };
}

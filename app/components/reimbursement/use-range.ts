import { useTranslation } from "react-i18next";

/** Two ends as words, one where they are the same. */
export function useRange() {
  const { t } = useTranslation("reimbursement");
  return ({ least, most }: Record<"least" | "most", string>) => (least === most ? most : t("range", { least, most }));
}

import { useTranslation } from "react-i18next";

type Props = {
  payer: string | null;
  /** The page that changes it; undefined where it stays. */
  editHref?: string;
};

/** The payer in the place of the patient, and the way to change that. */
export function PaymentPayer({ payer, editHref }: Props) {
  const { t } = useTranslation("payments");
  if (!payer && !editHref) return null;
  return (
    <p className="mb">
      {payer && t("paidBy", { payer })} {editHref && <a href={editHref}>{t(payer ? "editPayer" : "otherPayer")}</a>}
    </p>
  );
}

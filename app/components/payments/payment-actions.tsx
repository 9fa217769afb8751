import { useTranslation } from "react-i18next";
import { ButtonLink } from "../base/button-link.tsx";

/** The page that asks for each action; undefined where it is not possible. */
type Props = { invoiceHref?: string; advanceHref?: string; itemsHref?: string; cancelHref?: string };

/** The actions of a payment besides taking it. */
export function PaymentActions({ invoiceHref, advanceHref, itemsHref, cancelHref }: Props) {
  const { t } = useTranslation(["payments", "invoices"]);
  return (
    <>
      {invoiceHref && (
        <ButtonLink href={invoiceHref} icon="file">
          {t("invoices:issue")}
        </ButtonLink>
      )}
      {advanceHref && (
        <ButtonLink href={advanceHref} icon="file">
          {t("invoices:advanceIssue")}
        </ButtonLink>
      )}
      {itemsHref && (
        <ButtonLink href={itemsHref} icon="pen">
          {t("editItems")}
        </ButtonLink>
      )}
      {cancelHref && (
        <ButtonLink href={cancelHref} icon="ban">
          {t("cancel")}
        </ButtonLink>
      )}
    </>
  );
}

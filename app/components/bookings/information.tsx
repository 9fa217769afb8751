import { useTranslation } from "react-i18next";
import { formatPhone } from "#rules/format.ts";

type Center = { name: string; phone: string | null; email: string | null };

/** The information of Art. 13 GDPR for those who send a request; a change raises INFORMATION_VERSION. */
export function Information({ center: { name, phone, email } }: { center: Center }) {
  const { t } = useTranslation("bookings");
  const contact = [phone && formatPhone(phone), email].filter(Boolean).join(", ");
  return (
    <details className="mb">
      <summary>{t("informationTitle")}</summary>
      <p className="hint">{t("informationText", { center: name, contact: contact && ` (${contact})` })}</p>
    </details>
  );
}

import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { StateChip } from "../base/chip.tsx";
import { EmailText } from "../base/email-link.tsx";

export type SentEmail = { recipient: string; createdAt: string; sentAt: string | null; failedAt: string | null };

/** The mails with an invoice: when and where each was sent, and what became of it. */
export function InvoiceEmails({ emails }: { emails: SentEmail[] }) {
  const { t, i18n } = useTranslation("invoices");
  return (
    <ul className="mb" aria-label={t("emails")}>
      {emails.map(({ recipient, createdAt, sentAt, failedAt }, at) => (
        <li key={at}>
          <span className="num">{formatDateTime(createdAt, i18n.language as Locale)}</span>{" "}
          <EmailText email={recipient} />{" "}
          {sentAt ? (
            <StateChip state="ok" icon="check">
              {t("emailSent")}
            </StateChip>
          ) : failedAt ? (
            <StateChip state="bad" icon="warning">
              {t("emailFailed")}
            </StateChip>
          ) : (
            <StateChip icon="hourglass">{t("emailWaits")}</StateChip>
          )}
        </li>
      ))}
    </ul>
  );
}

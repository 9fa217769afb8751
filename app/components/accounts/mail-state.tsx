import { useTranslation } from "react-i18next";
import { StateChip } from "../base/chip.tsx";

/** The state of a mail: sent, refused, or queued. */
export function MailState({ sentAt, failedAt }: { sentAt: string | null; failedAt: string | null }) {
  const { t } = useTranslation("settings");
  if (sentAt)
    return (
      <StateChip state="ok" icon="check">
        {t("mailSent")}
      </StateChip>
    );
  if (failedAt)
    return (
      <StateChip state="bad" icon="warning">
        {t("mailFailed")}
      </StateChip>
    );
  return <StateChip icon="hourglass">{t("mailWaits")}</StateChip>;
}

import { useTranslation } from "react-i18next";
import { mailState } from "#rules/grids/mail-state.ts";
import { StateChip } from "../base/chip.tsx";

const looks = {
  sent: { state: "ok", icon: "check" },
  failed: { state: "bad", icon: "warning" },
  waits: { icon: "hourglass" },
} as const;

/** The state of a mail: sent, refused, or queued. */
export function MailState(mail: { sentAt: string | null; failedAt: string | null }) {
  const { t } = useTranslation("settings");
  const state = mailState(mail);
  return <StateChip {...looks[state]}>{t(`mailStates.${state}`)}</StateChip>;
}

import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { StateChip } from "../base/chip.tsx";

/** State of a colleague: active, invited, or former. */
export function ColleagueState({
  registrationCompletedAt,
  deactivatedAt,
}: {
  registrationCompletedAt: string | null;
  deactivatedAt: string | null;
}) {
  const { t, i18n } = useTranslation("staff");
  if (deactivatedAt)
    return <StateChip icon="ban">{t("gone", { when: formatDate(deactivatedAt, i18n.language as Locale) })}</StateChip>;
  return registrationCompletedAt ? (
    <StateChip state="ok" icon="check">
      {t("active")}
    </StateChip>
  ) : (
    <StateChip icon="mail">{t("invited")}</StateChip>
  );
}

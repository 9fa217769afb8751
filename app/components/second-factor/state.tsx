import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { StateChip } from "../base/chip.tsx";

/** Whether a second factor is on, and since when. */
export function SecondFactorState({ since }: { since: string | null }) {
  const { t, i18n } = useTranslation("secondFactor");
  if (!since) return <StateChip icon="ban">{t("off")}</StateChip>;
  return (
    <StateChip state="ok" icon="shield">
      {t("since", { when: formatDate(since, i18n.language as Locale) })}
    </StateChip>
  );
}

import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatNumber } from "#rules/format.ts";
import { Icon } from "../base/icon.tsx";

type Seal = { position: number; sealedAt: string; anchoredAt: string | null };

/** Up to where the log is sealed, and when that was last written down outside of the database. */
export function SealNote({ seal }: { seal: Seal | null }) {
  const { t, i18n } = useTranslation("audit");
  const locale = i18n.language as Locale;
  const when = (at: string) => formatDateTime(at, locale);
  if (!seal)
    return (
      <p className="mute small">
        <Icon name="shield" /> {t("notSealed")}
      </p>
    );
  return (
    <p className="mute small num">
      <Icon name="shield" /> {t("sealed", { position: formatNumber(seal.position, locale), when: when(seal.sealedAt) })}{" "}
      {seal.anchoredAt ? t("anchored", { when: when(seal.anchoredAt) }) : t("notAnchored")}
    </p>
  );
}

import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { RowLink } from "../grids/row-link.tsx";

type Props = { name: string; kept: { until: string; reason: string } | null; href: string };

/** The way to keep a card longer, and why it was kept before. */
export function KeepLink({ name, kept, href }: Props) {
  const { t, i18n } = useTranslation("erasure");
  return (
    <>
      {kept && (
        <p className="mute">
          {t("keptBefore", { until: formatDate(kept.until, i18n.language as Locale), reason: kept.reason })}
        </p>
      )}
      <RowLink href={href} label={t("keep")} name={name} />
    </>
  );
}

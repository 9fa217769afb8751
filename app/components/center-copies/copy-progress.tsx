import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";
import { ButtonLink } from "../base/button-link.tsx";

type Props = { done: number; total: number; againHref: string };

/** Progress of the copy that is being made; the page loads again by itself where scripts run. */
export function CopyProgress({ done, total, againHref }: Props) {
  const { t, i18n } = useTranslation("centerCopies");
  const number = (count: number) => formatNumber(count, i18n.language as Locale);
  return (
    <>
      <p role="status">{total === 0 ? t("waits") : t("progress", { done: number(done), total: number(total) })}</p>
      <p className="mb">
        <progress className="w100" aria-label={t("states.UNDERWAY")} value={done} max={Math.max(total, done, 1)} />
      </p>
      <ButtonLink href={againHref}>{t("again")}</ButtonLink>
    </>
  );
}

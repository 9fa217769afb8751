import { useTranslation } from "react-i18next";
import type { ImportState } from "#rules/codes.ts";
import { ButtonLink } from "../base/button-link.tsx";

type Props = { state: ImportState; done: number; total: number; againHref: string };

/** Progress of a step of an import; the page loads again by itself where scripts run. */
export function ImportProgress({ state, done, total, againHref }: Props) {
  const { t } = useTranslation("imports");
  const label = t(`states.${state}`);
  return (
    <>
      <p role="status">
        {label}: {t("progress", { done, total })}
      </p>
      <p className="mb">
        <progress className="w100" aria-label={label} value={done} max={Math.max(total, done, 1)} />
      </p>
      <ButtonLink href={againHref}>{t("again")}</ButtonLink>
    </>
  );
}

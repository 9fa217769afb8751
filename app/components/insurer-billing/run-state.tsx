import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fileHref } from "#app/paths/href.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatNumber } from "#rules/format.ts";
import { buttonClass, ButtonLink } from "../base/button-link.tsx";
import { Note } from "../base/note.tsx";

type Props = {
  run: {
    done: number;
    total: number;
    askedBy: { fullName: string };
    finishedAt: string | null;
    failedAt: string | null;
    file: { uuid: string } | null;
  };
  refreshHref: string;
  /** The button that goes on with a run that has failed. */
  again: ReactNode;
};

/** The progress of the last making of a month's batches, and its archive. */
export function RunState({ run, refreshHref, again }: Props) {
  const { t, i18n } = useTranslation("insurerBilling");
  const locale = i18n.language as Locale;
  const number = (count: number) => formatNumber(count, locale);
  if (run.failedAt)
    return (
      <Note variant="error" title={t("batches.failedTitle")}>
        <p>{t("batches.failed")}</p>
        {again}
      </Note>
    );
  if (!run.finishedAt)
    return (
      <Note title={t("batches.underwayTitle")}>
        <p>{t("batches.underway", { done: number(run.done), total: number(run.total) })}</p>
        <progress max={run.total} value={run.done} aria-label={t("batches.underwayTitle")} />
        <p className="top">
          <ButtonLink href={refreshHref}>{t("batches.refresh")}</ButtonLink>
        </p>
      </Note>
    );
  if (!run.file)
    return (
      <Note variant="warning" title={t("batches.nothingTitle")}>
        <p>{t("batches.nothing")}</p>
      </Note>
    );
  return (
    <Note variant="success" title={t("batches.madeTitle")}>
      <p>{t("batches.made", { at: formatDateTime(run.finishedAt, locale), by: run.askedBy.fullName })}</p>
      <p className="top">
        <a
          className={buttonClass("main")}
          href={fileHref(run.file.uuid, "save")}
          title={`${t("batches.archive")} (H)`}
          data-key="h"
          download
        >
          {t("batches.archive")}
        </a>
      </p>
    </Note>
  );
}

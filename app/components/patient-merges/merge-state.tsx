import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";

/** Links on a card to its other card: to merge or to split them. */
export function SecondCard({ href }: { href: string }) {
  const { t } = useTranslation("patientMerges");
  return (
    <section>
      <h2>{t("secondCard")}</h2>
      <p>
        <a href={href}>{t("mergeOrSplit")}</a>
        <br />
        <span className="mute">{t("mergeWhen")}</span>
      </p>
    </section>
  );
}

type Merge = { mergedAt: string; mergedBy: { fullName: string }; merged: { fullName: string }; newSince: number };

/** The card that was merged with this one, and the link to undo it as long as it can be. */
export function MergeState({ merge, unmergeHref }: { merge: Merge; unmergeHref: string }) {
  const { t, i18n } = useTranslation("patientMerges");
  return (
    <p className="mb">
      {t("isPart", {
        name: merge.merged.fullName,
        date: formatDate(merge.mergedAt, i18n.language as Locale),
        who: merge.mergedBy.fullName,
      })}{" "}
      {merge.newSince === 0 ? (
        <a href={unmergeHref}>{t("unmerge")}</a>
      ) : (
        <span className="mute">{t("settled", { count: merge.newSince })}</span>
      )}
    </p>
  );
}

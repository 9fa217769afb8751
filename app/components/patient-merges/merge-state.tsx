import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";

/** On a card: the way to its other card, be it to merge the two or to split them again. */
export function SecondCard({ href }: { href: string }) {
  const { t } = useTranslation("merges");
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

/** Which other card has become a part of this one, and the way back as long as there is one. */
export function MergeState({ merge, unmergeHref }: { merge: Merge; unmergeHref: string }) {
  const { t, i18n } = useTranslation("merges");
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

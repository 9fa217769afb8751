import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatNumber } from "#rules/format.ts";
import type { MergeKind } from "#rules/merge-cards.ts";
import { formatSpan } from "#rules/week.ts";
import { Note } from "../note.tsx";

type Count = { kind: MergeKind; count: number; from: string | null; to: string | null };

/** What goes along with a card: how many of each, and of which days; never what is in it. */
export function MergeContents({ moving }: { moving: Count[] }) {
  const { t, i18n } = useTranslation("merges");
  const locale = i18n.language as Locale;
  const days = ({ from, to }: Count) =>
    [...new Set([from, to].map((day) => day && formatDate(day, locale)))].filter(Boolean).join(" – ");
  return (
    <section className="part">
      <h2>{t("goesAlong")}</h2>
      {moving.length === 0 && <p className="mute">{t("nothingGoes")}</p>}
      <dl className="facts mb">
        {moving.map((one) => (
          <Fragment key={one.kind}>
            <dt>{t(`kinds.${one.kind}`)}</dt>
            <dd>
              {formatNumber(one.count, locale)}
              {days(one) && <span className="mute"> ({days(one)})</span>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

type Person = { personalIdentificationNumber: string | null; dateOfBirth: string | null };

/** Where both cards say who it is, and not the same. */
export function PersonDiffers({ kept, merged }: { kept: Person; merged: Person }) {
  const { t } = useTranslation("merges");
  const differs = (["personalIdentificationNumber", "dateOfBirth"] as const).some(
    (part) => kept[part] && merged[part] && kept[part] !== merged[part],
  );
  return (
    differs && (
      <Note variant="warning">
        <p>{t("otherPerson")}</p>
      </Note>
    )
  );
}

type Conflict = { event: number; other: number; beginAt: string; endAt: string };

/** Visits of both cards at the same time: what has to be put right before. */
export function MergeConflicts({ conflicts, hrefOf }: { conflicts: Conflict[]; hrefOf: (event: number) => string }) {
  const { t, i18n } = useTranslation("merges");
  return (
    <Note variant="error" title={t("conflictTitle")}>
      <p>{t("conflictText")}</p>
      <ul>
        {conflicts.map(({ event, other, beginAt, endAt }) => (
          <li key={`${event} ${other}`}>
            <a href={hrefOf(event)}>{formatSpan({ beginAt, endAt, allDay: false }, i18n.language as Locale)}</a>
            {other === event ? (
              ` (${t("oneEvent")})`
            ) : (
              <>
                {` (${t("andAt")} `}
                <a href={hrefOf(other)}>{t("otherVisit")}</a>
                {")"}
              </>
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}

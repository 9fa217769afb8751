import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatNumber } from "#rules/format.ts";
import type { MergeKind } from "#rules/patient-merges/merge-cards.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { useToday } from "../today.ts";
import { Note } from "../base/note.tsx";

type Count = { kind: MergeKind; count: number; from: string | null; to: string | null };

/** Records that move with a card: the number of each kind and their days; never their content. */
export function MergeContents({ moving }: { moving: Count[] }) {
  const { t, i18n } = useTranslation("patientMerges");
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

/** Identifying fields that differ between the cards. */
export function PersonDiffers({ kept, merged }: { kept: Person; merged: Person }) {
  const { t } = useTranslation("patientMerges");
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

/** Visits of both cards at the same time: to be resolved first. */
export function MergeConflicts({ conflicts, hrefOf }: { conflicts: Conflict[]; hrefOf: (event: number) => string }) {
  const { t, i18n } = useTranslation("patientMerges");
  const today = useToday();
  return (
    <Note variant="error" title={t("conflictTitle")}>
      <p>{t("conflictText")}</p>
      <ul>
        {conflicts.map(({ event, other, beginAt, endAt }) => (
          <li key={`${event} ${other}`}>
            <a href={hrefOf(event)}>{formatSpan({ beginAt, endAt, allDay: false }, i18n.language as Locale, today)}</a>
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

import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { ErasedKind } from "#rules/erasure/retention.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { useToday } from "../today.ts";
import { WholeTimes } from "../whole-times.tsx";
import { Note } from "../base/note.tsx";
import { ErasedList } from "./erased-list.tsx";
import { KeptTable, type KeptRow } from "./kept-table.tsx";

type Erased = { kind: ErasedKind; count: number }[];
export type PlanShown = {
  lastEntryOn: string | null;
  keptUntil: string | null;
  erasing: Erased;
  keeping: KeptRow[];
  patientCard: { erasure: { erasedAt: string; erased: Erased } | null };
};
type Props = { plan: PlanShown; tight?: boolean };

/** Erased and retained records, until when and why: on the page that asks, and in the answer to the patient. */
export function ErasurePlan({ plan, tight }: Props) {
  const { t, i18n } = useTranslation("erasure");
  const day = (date: string) => formatDate(date, i18n.language as Locale);
  const {
    lastEntryOn,
    keptUntil,
    erasing,
    keeping,
    patientCard: { erasure },
  } = plan;
  return (
    <>
      {erasure && (
        <section className="part">
          <h2>{t("erasingNow", { date: day(erasure.erasedAt) })}</h2>
          <ErasedList erased={erasure.erased} />
        </section>
      )}
      {(!erasure || erasing.length > 0) && (
        <section className="part">
          <h2>{t("erasing")}</h2>
          {keptUntil ? <ErasedList erased={erasing} /> : <p className="mb">{t("whole")}</p>}
        </section>
      )}
      <section className="part">
        <h2>{t("keeping")}</h2>
        {keptUntil && <p className="mb">{t("lastEntry", { date: day(lastEntryOn!), until: day(keptUntil) })}</p>}
        <div className="mb">
          <KeptTable rows={keeping} tight={tight} />
        </div>
      </section>
    </>
  );
}

type Ahead = { id: number; beginAt: string; endAt: string; allDay: boolean }[];

/** Visits that prevent an erasure. */
export function VisitsAhead({ visits, hrefOf }: { visits: Ahead; hrefOf: (event: number) => string }) {
  const { t, i18n } = useTranslation("erasure");
  const today = useToday();
  return (
    <Note variant="warning" title={t("aheadTitle")}>
      <p>{t("aheadText")}</p>
      <ul>
        {visits.map((visit) => (
          <li key={visit.id}>
            <a href={hrefOf(visit.id)}>
              <WholeTimes text={formatSpan(visit, i18n.language as Locale, today)} />
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}

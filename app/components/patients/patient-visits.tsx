import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { formatSpanWithYear } from "#rules/calendar/format-period.ts";
import type { Locale } from "#rules/codes.ts";
import type { GridRow } from "#rules/grids/columns.ts";
import { EmptyState } from "../base/empty-state.tsx";
import { Seg } from "../base/seg.tsx";
import { deskVisitCells, visitCells } from "../grids/cells/visit-cells.tsx";
import { GridList } from "../grids/grid-list.tsx";
import { RowLink } from "../grids/row-link.tsx";

type When = "coming" | "past" | undefined;
type Row = GridRow<"visits">;
type Props = ComponentProps<typeof GridList<Row>> & {
  counts: { total: number; notExcused: number; excused: number };
  when: When;
  whenHref: (when: When) => string;
  certificateHref: (id: number) => string;
  /** Link to make an appointment; an archived card has none. */
  orderHref?: string;
  /** Whether reports are linked. */
  mayRead: boolean;
};

/** When the patient comes, and when they came or did not, with the payment and the report of each visit. */
export function PatientVisits({ counts, when, whenHref, certificateHref, orderHref, mayRead, ...grid }: Props) {
  const { t, i18n } = useTranslation("patients");
  if (counts.total === 0)
    return (
      <EmptyState title={t("noVisitsTitle")} action={orderHref ? { href: orderHref, label: t("order") } : undefined}>
        {t("noVisitsText")}
      </EmptyState>
    );
  const missed = [
    counts.notExcused && t("notExcused", { count: counts.notExcused }),
    counts.excused && t("excused", { count: counts.excused }),
  ].filter(Boolean);
  const certificate = ({ id, visit, attendance }: Row) =>
    visit &&
    !visit.coming &&
    (attendance === "PRESENT" || attendance === null) && (
      <RowLink
        href={certificateHref(id)}
        label={t("certificate")}
        name={formatSpanWithYear(visit, i18n.language as Locale, "numeric")}
        hard
      />
    );
  return (
    <>
      <div className="head">
        <h2>{t("visits")}</h2>
        {missed.length > 0 && (
          <p className="mute">
            {t("missedVisits")} {missed.join(", ")}.
          </p>
        )}
        <div className="row end">
          <Seg
            label={t("whichVisits")}
            items={([undefined, "coming", "past"] as const).map((one) => ({
              label: t(`when.${one ?? "all"}`),
              href: whenHref(one),
              current: one === when,
            }))}
          />
        </div>
      </div>
      <GridList
        {...grid}
        cells={mayRead ? visitCells : deskVisitCells}
        action={{ label: t("certificate"), cell: certificate }}
        empty={<p className="mute">{t(when === "coming" ? "nothingComing" : "nothingPast")}</p>}
      />
    </>
  );
}

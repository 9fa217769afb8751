import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import type { GridRow } from "#rules/grids/columns.ts";
import { buttonClass, ButtonLink } from "../base/button-link.tsx";
import { EmptyState } from "../base/empty-state.tsx";
import { Icon } from "../base/icon.tsx";
import { careCells, deskCells } from "../grids/cells/care-cells.tsx";
import { GridList } from "../grids/grid-list.tsx";

type Props = Omit<ComponentProps<typeof GridList<GridRow<"medicalReports">>>, "choose"> & {
  /** Omitted for users who may not write one here. */
  newHref?: string;
  /** Link that prints the chosen ones, or all without a choice; omitted for users who may not read them. */
  printHref?: string;
  /** Findings over time, likewise. */
  historyHref?: string;
  /** Summary by a machine, likewise. */
  summaryHref?: string;
};

/** The card's reports, and the way to the next one. */
export function ReportList({ newHref, printHref, historyHref, summaryHref, ...grid }: Props) {
  const { t, i18n } = useTranslation("medicalReports");
  if (grid.list.total === 0)
    return (
      <EmptyState
        title={t("emptyTitle")}
        action={newHref ? { href: newHref, label: t("write"), shortcut: "z" } : undefined}
      >
        {t(printHref ? "emptyText" : "emptyDeskText")}
      </EmptyState>
    );
  return (
    <>
      <div className="head">
        <h2>{t("reports")}</h2>
        <div className="row end">
          {newHref && (
            <ButtonLink href={newHref} tone="main" icon="plus" title={`${t("write")} (Z)`} shortcut="z">
              {t("write")}
            </ButtonLink>
          )}
          {summaryHref && <ButtonLink href={summaryHref}>{t("summary")}</ButtonLink>}
          {historyHref && (
            <ButtonLink href={historyHref} hard>
              {t("history")}
            </ButtonLink>
          )}
        </div>
      </div>
      <GridList
        {...grid}
        cells={printHref ? careCells : deskCells}
        choose={
          printHref
            ? {
                name: "medicalReportUuids",
                valueOf: ({ examined }) => examined!.uuid,
                label: ({ examined }) =>
                  t("choose", { when: formatDateTime(examined!.examinedAt, i18n.language as Locale) }),
              }
            : undefined
        }
        around={printHref ? (table) => <PrintForm action={printHref}>{table}</PrintForm> : undefined}
      />
    </>
  );
}

/** The form that prints chosen reports, or all of them without a choice. */
function PrintForm({ action, children }: { action: string; children: ReactNode }) {
  const { t } = useTranslation("medicalReports");
  return (
    <form action={action}>
      {children}
      <input type="hidden" name="medicalReportUuids" value="" />
      <div className="row with-chosen">
        <button className={buttonClass("plain", true)}>
          <Icon name="print" />
          {t("printChosen")}
        </button>
        <a href={action} data-hard>
          {t("printAll")}
        </a>
      </div>
    </form>
  );
}

import { useTranslation } from "react-i18next";
import { buttonClass, ButtonLink } from "../base/button-link.tsx";
import { EmptyState } from "../base/empty-state.tsx";
import { Icon } from "../base/icon.tsx";
import { Pagination } from "../base/pagination.tsx";
import { ReportTable, type ReportRow } from "./report-table.tsx";

type Props = {
  list: { items: ReportRow[]; total: number; page: number; pageSize: number };
  /** Omitted for users who only see that there are reports. */
  reportHref?: (uuid: string) => string;
  /** Omitted for users who may not write one here. */
  newHref?: string;
  pageHref: (page: number) => string;
  /** Link that prints the chosen ones, or all without a choice; omitted for users who may not read them. */
  printHref?: string;
  /** Findings over time, likewise. */
  historyHref?: string;
  /** Summary by a machine, likewise. */
  summaryHref?: string;
};

/** The card's reports, and the way to the next one. */
export function ReportList({ list, reportHref, newHref, pageHref, printHref, historyHref, summaryHref }: Props) {
  const { t } = useTranslation("medicalReports");
  if (list.total === 0)
    return (
      <EmptyState
        title={t("emptyTitle")}
        action={newHref ? { href: newHref, label: t("write"), shortcut: "z" } : undefined}
      >
        {t(reportHref ? "emptyText" : "emptyDeskText")}
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
      {printHref ? (
        <form action={printHref}>
          <ReportTable rows={list.items} hrefOf={reportHref} choose />
          <input type="hidden" name="medicalReportUuids" value="" />
          <div className="row with-chosen">
            <button className={buttonClass("plain", true)}>
              <Icon name="print" />
              {t("printChosen")}
            </button>
            <a href={printHref} data-hard>
              {t("printAll")}
            </a>
          </div>
        </form>
      ) : (
        <ReportTable rows={list.items} hrefOf={reportHref} />
      )}
      <Pagination list={list} hrefOf={pageHref} />
    </>
  );
}

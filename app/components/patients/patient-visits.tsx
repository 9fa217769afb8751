import { useTranslation } from "react-i18next";
import { EmptyState } from "../base/empty-state.tsx";
import { Pagination } from "../base/pagination.tsx";
import { VisitTable, type VisitRow } from "./visit-table.tsx";

type VisitPage = { items: VisitRow[]; total: number; page: number; pageSize: number };
type Props = {
  coming: VisitPage;
  past: VisitPage;
  counts: { total: number; notExcused: number; excused: number };
  /** The visit that the address names. */
  marked?: number;
  eventHref: (id: number) => string;
  certificateHref: (id: number) => string;
  pageHref: (change: { coming?: number; page?: number }) => string;
  /** Link to make an appointment; an archived card has none. */
  orderHref?: string;
};

/** When the patient comes, and when they came or did not. */
export function PatientVisits({
  coming,
  past,
  counts,
  marked,
  eventHref,
  certificateHref,
  pageHref,
  orderHref,
}: Props) {
  const { t } = useTranslation("patients");
  const order = orderHref ? { href: orderHref, label: t("order") } : undefined;
  if (counts.total === 0)
    return (
      <EmptyState title={t("noVisitsTitle")} action={order}>
        {t("noVisitsText")}
      </EmptyState>
    );
  const missed = [
    counts.notExcused && t("notExcused", { count: counts.notExcused }),
    counts.excused && t("excused", { count: counts.excused }),
  ].filter(Boolean);
  const common = { marked, eventHref };
  return (
    <>
      <section className="part">
        <h2>{t("comingVisits")}</h2>
        {coming.total > 0 && <VisitTable {...common} caption={t("comingVisits")} rows={coming.items} dates="weekday" />}
        {coming.total === 0 && (
          <p className="mute">
            {t("nothingComing")} {order && <a href={order.href}>{order.label}</a>}
          </p>
        )}
        {coming.total > coming.pageSize && (
          <Pagination list={coming} hrefOf={(page) => pageHref({ coming: page, page: past.page })} />
        )}
      </section>
      {past.total > 0 && (
        <section className="part">
          <h2>{t("pastVisits")}</h2>
          {missed.length > 0 && (
            <p>
              {t("missedVisits")} {missed.join(", ")}.
            </p>
          )}
          <VisitTable
            {...common}
            caption={t("pastVisits")}
            rows={past.items}
            dates="numeric"
            certificateHref={certificateHref}
          />
          {past.total > past.pageSize && (
            <Pagination list={past} hrefOf={(page) => pageHref({ coming: coming.page, page })} />
          )}
        </section>
      )}
    </>
  );
}

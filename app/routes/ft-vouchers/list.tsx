import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { VoucherFilters } from "#app/components/ft-vouchers/voucher-filters.tsx";
import { WaitingVisits } from "#app/components/ft-vouchers/waiting-visits.tsx";
import { insurerCells } from "#app/components/grids/cells/insurer-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/http/request/load.server.ts";
import { FtVoucherWork, VisitsWithoutFtVoucher } from "#app/graphql/insurers/ft-voucher-lists.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { gridFiles } from "#app/paths/center/grids.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["ftVouchers", "grids", "forms"], title: "ftVouchers:listTitle" };

/** The centre's vouchers, open or closed, or the visits whose voucher is to be entered. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, ftVoucherPages.ftVouchers);
  const query = queryOf(args, ftVoucherPages.ftVouchers);
  const { ftVoucherWork: work } = await load(args, FtVoucherWork);
  if (query.tab === "k-zadani") {
    const { patientAttendancesWithoutFtVoucher: visits } = await load(args, VisitsWithoutFtVoucher, {
      page: query.page,
    });
    return { work, query, visits, vouchers: null };
  }
  const { tab, risk, q, insurer, page } = query;
  const filters = { q, insurer, ...(tab ? { state: "CLOSED" } : { risk }) };
  // Closed vouchers have no limit to be sorted by.
  const sort = query.sort ?? (tab ? "issued" : undefined);
  const direction = query.direction ?? (tab && !query.sort ? "desc" : undefined);
  const list = await loadGrid(args, "ftVouchers", { ...filters, sort, direction, page });
  return { work, query, visits: null, vouchers: { list, filters, sort, direction } };
}

export default function FtVouchersPage() {
  const { work, query, visits, vouchers } = useLoaderData<typeof loader>();
  const { t } = useTranslation("ftVouchers");
  const to = useHref();
  const { tab, risk } = query;
  const counted = (label: string, count: number) => (count === 0 ? label : `${label} (${count})`);
  return (
    <>
      <PageHead title={t("listTitle")} over={<a href={to(patientPages.patients)}>{t("patients")}</a>}>
        <Seg
          label={t("listTitle")}
          items={[
            { label: t("openTab"), href: to(ftVoucherPages.ftVouchers), current: !tab && !risk },
            {
              label: counted(t("atRiskTab"), work.atRisk),
              href: to(ftVoucherPages.ftVouchers, { risk: 1 }),
              current: !tab && risk === 1,
            },
            {
              label: counted(t("toEnterTab"), work.toEnter),
              href: to(ftVoucherPages.ftVouchers, { tab: "k-zadani" }),
              current: visits !== null,
            },
            {
              label: t("closedTab"),
              href: to(ftVoucherPages.ftVouchers, { tab: "uzavrene" }),
              current: tab === "uzavrene",
            },
          ]}
        />
      </PageHead>
      <div className="sheet">
        {visits && <ToEnter visits={visits} />}
        {vouchers && <Vouchers vouchers={vouchers} />}
      </div>
    </>
  );
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

/** The table with its pages and files, under its filters. */
function Vouchers({ vouchers }: { vouchers: NonNullable<Data["vouchers"]> }) {
  const { query } = useLoaderData<typeof loader>();
  const { list, filters, sort, direction } = vouchers;
  const { t } = useTranslation("ftVouchers");
  const to = useHref();
  const { locale } = useRoot();
  const saves = useMay("ftVoucher:save");
  const at = (change: Partial<typeof query>) => to(ftVoucherPages.ftVouchers, { ...query, page: undefined, ...change });
  const { tab, risk, q, insurer } = query;
  const isNarrowed = Boolean(q || insurer);
  const empty = isNarrowed ? "nothing" : tab ? "noneClosed" : risk ? "noRisk" : "noneOpen";
  return (
    <>
      <VoucherFilters values={query} resetHref={isNarrowed ? at({ q: undefined, insurer: undefined }) : undefined} />
      <GridList
        list={list}
        sort={sort}
        direction={direction}
        sortHref={(sort, direction) => at({ sort: sort as typeof query.sort, direction })}
        cells={insurerCells}
        pageHref={(page) => at({ page })}
        files={saves ? gridFiles(locale, "ftVouchers", filters) : undefined}
        empty={
          <EmptyState
            title={t(`${empty}Title`)}
            action={empty === "noneOpen" ? { href: to(patientPages.patients), label: t("findPatient") } : undefined}
          >
            {t(`${empty}Text`)}
          </EmptyState>
        }
      />
    </>
  );
}

function ToEnter({ visits }: { visits: NonNullable<Data["visits"]> }) {
  const { t } = useTranslation("ftVouchers");
  const to = useHref();
  if (visits.items.length === 0) return <EmptyState title={t("noneToEnterTitle")}>{t("noneToEnterText")}</EmptyState>;
  return (
    <>
      <p className="mute mb">{t("toEnterText")}</p>
      <WaitingVisits
        rows={visits.items}
        hrefs={{
          event: (id) => to(calendarPages.event, { id }),
          patient: (uuid) => to(patientPages.patient, { uuid, tab: "ft-poukazy" }),
          enter: (uuid) => to(ftVoucherPages.ftVoucherNew, { uuid }),
        }}
      />
      <Pagination list={visits} hrefOf={(page) => to(ftVoucherPages.ftVouchers, { tab: "k-zadani", page })} />
    </>
  );
}

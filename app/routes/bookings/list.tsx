import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BookingActions } from "#app/components/bookings/booking-actions.tsx";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { peopleOptions } from "#app/components/forms/people-options.ts";
import { Filters, FilterSelect } from "#app/components/forms/filters.tsx";
import { careCells } from "#app/components/grids/cells/care-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { RowKeys } from "#app/enhance/row-keys.tsx";
import { WalkRows } from "#app/enhance/bookings/walk-rows.tsx";
import { Bookings } from "#app/graphql/calendar/bookings.ts";
import { load } from "#app/http/request/load.server.ts";
import { gridParameters, pageOf } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { QueryOf } from "#app/paths/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { bookingPages, bookingTabNames, bookingTabs } from "#app/paths/calendar/bookings.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";

export const handle: PageHandle = { i18n: ["bookings", "grids", "forms"], title: "bookings:listTitle" };

/** Requests that wait are in the order of their times, decided ones from the latest. */
const byBegin = { sort: "booking", direction: "asc" } as const;
const lastDecided = { sort: "decided", direction: "desc" } as const;
type Query = QueryOf<typeof bookingPages.bookings>;
const ordered = ({ sort, direction = "asc" }: Query) => (sort ? { sort, direction } : {});

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, bookingPages.bookings);
  const { tab = "ke-schvaleni", staff: profile, page } = query;
  const filters = { status: bookingTabs[tab], profile };
  const order = { ...(tab === "ke-schvaleni" ? byBegin : lastDecided), ...ordered(query) };
  const { dataGrid, calendarResources, me } = await load(args, Bookings, {
    parameters: gridParameters({ ...filters, ...order, page }),
  });
  const list = await pageOf(args, "bookings", dataGrid);
  const center = me?.profile?.medicalCenter;
  const slug = center?.bookingConfig.active ? center.slug : undefined;
  return { list, staffs: calendarResources.staffs, query, filters, order, tab, slug };
}

type List = ReturnType<typeof useLoaderData<typeof loader>>["list"];
/** A request that waits has its two decisions instead of one. */
const withoutDecision = ({ head, ...list }: List) => ({
  ...list,
  head: { ...head, columns: head.columns.filter(({ key }) => key !== "decided") },
});

export default function BookingsPage() {
  const { list, staffs, query, filters, order, tab, slug } = useLoaderData<typeof loader>();
  const { t } = useTranslation("bookings");
  const to = useHref();
  const { links, locale } = useRoot();
  const { sort, direction } = query;
  const saves = useMay("booking:save");
  const forPatients = links.booking ?? (slug && to(bookingPages.bookingPage, { slug }));
  const at = (change: typeof query) => to(bookingPages.bookings, { ...query, page: undefined, ...change });
  const waiting = tab === "ke-schvaleni";
  return (
    <>
      <PageHead
        title={t("listTitle")}
        actions={
          forPatients && (
            <ButtonLink href={forPatients} hard>
              {t("forPatients")}
            </ButtonLink>
          )
        }
      >
        <Seg
          label={t("which")}
          items={bookingTabNames.map((name) => ({
            label: t(`tabs.${name}`),
            href: at({ tab: name === "ke-schvaleni" ? undefined : name }),
            current: name === tab,
          }))}
        />
      </PageHead>
      <div className="sheet">
        <Filters
          label={t("filter")}
          keep={{ ...(query.tab && { tab: query.tab }), ...(sort && { sort }), ...(direction && { direction }) }}
          resetHref={query.staff ? at({ staff: undefined }) : undefined}
        >
          <FilterSelect
            name="staff"
            label={t("staff")}
            value={String(query.staff ?? "")}
            options={[{ value: "", label: t("everybody") }, ...peopleOptions(staffs)]}
          />
        </Filters>
        <GridList
          {...listProps(waiting ? withoutDecision(list) : list, order, at)}
          cells={careCells}
          files={saves ? gridFiles(locale, "bookings", filters) : undefined}
          action={waiting ? { label: t("decide"), cell: (row) => <BookingActions row={row} /> } : undefined}
          keys
          around={(table) => (
            <>
              {table}
              {waiting && <p className="hint">{t("keysHint")}</p>}
            </>
          )}
          empty={
            <EmptyState title={t(waiting ? "emptyTitle" : "nothingTitle")}>
              {t(waiting ? "emptyText" : "nothingText")}
            </EmptyState>
          }
        />
      </div>
      <RowKeys />
      <WalkRows />
    </>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BookingTable } from "#app/components/bookings/booking-table.tsx";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { peopleOptions } from "#app/components/forms/people-options.ts";
import { Filters, FilterSelect } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { RowKeys } from "#app/enhance/row-keys.tsx";
import { WalkRows } from "#app/enhance/bookings/walk-rows.tsx";
import { Bookings } from "#app/graphql/bookings.ts";
import { load } from "#app/graphql/client.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { bookingPages, bookingTabNames, bookingTabs } from "#app/paths/bookings.ts";
import { patientPages } from "#app/paths/patients.ts";

export const handle: PageHandle = { i18n: ["bookings", "forms"], title: "bookings:listTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, bookingPages.bookings);
  const { tab = "ke-schvaleni", staff: profile, page } = query;
  const { bookings, calendarResources, me } = await load(args, Bookings, { status: bookingTabs[tab], profile, page });
  const center = me?.profile?.medicalCenter;
  const slug = center?.bookingConfig.active ? center.slug : undefined;
  return { list: bookings, staffs: calendarResources.staffs, query, tab, slug };
}

export default function BookingsPage() {
  const { list, staffs, query, tab, slug } = useLoaderData<typeof loader>();
  const { t } = useTranslation("bookings");
  const to = useHref();
  const { links } = useRoot();
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
          keep={query.tab ? { tab: query.tab } : {}}
          resetHref={query.staff ? at({ staff: undefined }) : undefined}
        >
          <FilterSelect
            name="staff"
            label={t("staff")}
            value={String(query.staff ?? "")}
            options={[{ value: "", label: t("everybody") }, ...peopleOptions(staffs)]}
          />
        </Filters>
        {list.items.length > 0 ? (
          <>
            <BookingTable
              bookings={list.items}
              hrefs={{
                accept: (id) => to(bookingPages.bookingAccept, { id }),
                reject: (id) => to(bookingPages.bookingReject, { id }),
                card: (uuid) => to(patientPages.patient, { uuid }),
              }}
            />
            <Pagination list={list} hrefOf={(page) => at({ page })} />
            {waiting && <p className="hint">{t("keysHint")}</p>}
          </>
        ) : (
          <EmptyState title={t(waiting ? "emptyTitle" : "nothingTitle")}>
            {t(waiting ? "emptyText" : "nothingText")}
          </EmptyState>
        )}
      </div>
      <RowKeys />
      <WalkRows />
    </>
  );
}

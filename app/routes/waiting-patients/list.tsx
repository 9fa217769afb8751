import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { peopleOptions } from "#app/components/forms/people-options.ts";
import { Filters, FilterSelect } from "#app/components/forms/filters.tsx";
import { careCells } from "#app/components/grids/cells/care-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { BookLink } from "#app/components/waiting-patients/waiting-parts.tsx";
import { load } from "#app/http/request/load.server.ts";
import { WaitingList } from "#app/graphql/calendar/waiting-patients.ts";
import { gridParameters, pageOf } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { gridFiles } from "#app/paths/center/grids.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

export const handle: PageHandle = { i18n: ["waitingPatients", "grids", "forms"], title: "waitingPatients:listTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, waitingPages.waitingPatients);
  const { dataGrid, waitingPatientCodebook } = await load(args, WaitingList, { parameters: gridParameters(query) });
  return { list: await pageOf(args, "waitingPatients", dataGrid), ...waitingPatientCodebook, query };
}

export default function WaitingPatients() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("waitingPatients");
  const to = useHref();
  const { locale } = useRoot();
  const saves = useMay("waitingPatient:save");
  const { procedure, profile, urgent, sort, direction } = query;
  const at = (change: typeof query) => to(waitingPages.waitingPatients, { ...query, page: undefined, ...change });
  const narrowed = procedure || profile ? at({ procedure: undefined, profile: undefined }) : undefined;
  return (
    <>
      <PageHead
        title={t("listTitle")}
        actions={
          <>
            <ButtonLink href={to(waitingPages.waitingPatientNew)} tone="main" icon="plus">
              {t("add")}
            </ButtonLink>
            <ButtonLink href={to(waitingPages.dayCancel)} icon="ban">
              {t("cancelDay")}
            </ButtonLink>
          </>
        }
      >
        <Seg
          label={t("which")}
          items={[
            { label: t("everybody"), href: at({ urgent: undefined }), current: !urgent },
            { label: t("urgentOnes"), href: at({ urgent: 1 }), current: Boolean(urgent) },
          ]}
        />
      </PageHead>
      <div className="sheet">
        <WaitingFilters narrowed={narrowed} />
        <GridList
          list={list}
          sort={sort}
          direction={direction}
          sortHref={(sort, direction) => at({ sort: sort as typeof query.sort, direction })}
          cells={careCells}
          pageHref={(page) => at({ page })}
          files={saves ? gridFiles(locale, "waitingPatients", { procedure, profile, urgent }) : undefined}
          action={{
            label: t("book"),
            cell: ({ id, patient }) => (
              <BookLink
                href={to(calendarPages.eventNew, { waitingPatient: id })}
                label={t("book")}
                name={patient!.name}
              />
            ),
          }}
          empty={
            narrowed || urgent ? (
              <EmptyState title={t("nothingTitle")}>{t("nothingText")}</EmptyState>
            ) : (
              <EmptyState
                title={t("emptyTitle")}
                action={{ href: to(waitingPages.waitingPatientNew), label: t("add") }}
              >
                {t("emptyText")}
              </EmptyState>
            )
          }
        />
      </div>
    </>
  );
}

function WaitingFilters({ narrowed }: { narrowed?: string }) {
  const { procedures, profiles, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("waitingPatients");
  const { procedure, profile, urgent, sort, direction } = query;
  return (
    <Filters
      label={t("filter")}
      keep={{ ...(urgent && { urgent: "1" }), ...(sort && { sort }), ...(direction && { direction }) }}
      resetHref={narrowed}
    >
      <FilterSelect
        name="procedure"
        label={t("procedure")}
        value={String(procedure ?? "")}
        options={[
          { value: "", label: t("anyProcedure") },
          ...procedures.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <FilterSelect
        name="profile"
        label={t("person")}
        value={String(profile ?? "")}
        options={[{ value: "", label: t("anybody") }, ...peopleOptions(profiles)]}
      />
    </Filters>
  );
}

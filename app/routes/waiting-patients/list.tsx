import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { peopleOptions } from "#app/components/forms/people-options.ts";
import { Filters, FilterSelect } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { WaitingTable } from "#app/components/waiting-patients/waiting-table.tsx";
import { load } from "#app/graphql/client.server.ts";
import { WaitingList } from "#app/graphql/waiting-patients.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localDate } from "#rules/time/time.ts";
import { calendarPages } from "#app/paths/calendar.ts";
import { waitingPages } from "#app/paths/waiting-patients.ts";

export const handle: PageHandle = { i18n: ["waitingPatients", "forms"], title: "waitingPatients:listTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, waitingPages.waitingPatients);
  const { waitingPatients, waitingPatientCodebook } = await load(args, WaitingList, {
    ...query,
    urgent: query.urgent === 1,
  });
  return { list: waitingPatients, ...waitingPatientCodebook, query, today: localDate(args.context.now()) };
}

export default function WaitingPatients() {
  const { list, procedures, profiles, query, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation("waitingPatients");
  const to = useHref();
  const { procedure, profile, urgent } = query;
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
        <Filters label={t("filter")} keep={urgent ? { urgent: "1" } : {}} resetHref={narrowed}>
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
        {list.items.length > 0 ? (
          <>
            <WaitingTable
              rows={list.items}
              today={today}
              hrefOf={(id) => to(waitingPages.waitingPatient, { id })}
              bookHref={({ id }) => to(calendarPages.eventNew, { waitingPatient: id })}
            />
            <Pagination list={list} hrefOf={(page) => at({ page })} />
          </>
        ) : narrowed || urgent ? (
          <EmptyState title={t("nothingTitle")}>{t("nothingText")}</EmptyState>
        ) : (
          <EmptyState title={t("emptyTitle")} action={{ href: to(waitingPages.waitingPatientNew), label: t("add") }}>
            {t("emptyText")}
          </EmptyState>
        )}
      </div>
    </>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { chosenOf } from "#app/components/staff-work/chosen-of.ts";
import { GoesOrStays } from "#app/components/staff-work/goes-or-stays.tsx";
import { HandOverForm } from "#app/components/staff-work/hand-over.tsx";
import { HandoverTarget } from "#app/components/staff-work/handover-target.tsx";
import { PastHandovers } from "#app/components/staff-work/past-handovers.tsx";
import { Undecided } from "#app/components/staff-work/undecided.tsx";
import { WorkTable } from "#app/components/staff-work/work-table.tsx";
import { WorkTabs } from "#app/components/staff-work/work-tabs.tsx";
import { load } from "#app/http/request/load.server.ts";
import { ProfileWork } from "#app/graphql/staff/staff-work.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { handOverWork, workOf } from "#app/http/staff-work/handover.server.ts";
import { useWorkRows } from "#app/http/staff-work/work-rows.ts";
import { staffPages, waitingList } from "#app/paths/staff/staff.ts";

export const handle: PageHandle = { i18n: ["staffWork", "calendar", "forms", "errors"], title: "staffWork:title" };

export async function loader(args: LoaderFunctionArgs) {
  const { profile, query, chosen, target } = await workOf(args, staffPages.staffWork);
  return {
    query,
    chosen,
    ...(await load(args, ProfileWork, { profile, page: query.page, staying: query.stays === 1, ...target })),
  };
}

export const action = (args: ActionFunctionArgs) => handOverWork(args, staffPages.staffWork);

/** The work that a colleague has ahead: to be handed over, all or one by one, before they leave. */
export default function StaffWorkPage() {
  const data = useLoaderData<typeof loader>();
  const { query, chosen, profile, profileWork: work, waitingPatientCodebook, handovers } = data;
  const { t } = useTranslation("staffWork");
  const { form, fields, formProps, refusal, apiMessage } = useFormPage<{ events: string[] }>("handover");
  const to = useHref();
  const { eventHref, rowsOf } = useWorkRows(profile.id);
  const here = { profile: profile.id, to: query.to, outside: query.outside };
  const goes = chosen && !query.stays;
  const empty = work.total === 0 ? "none" : query.stays ? "noneStays" : "noneGoes";
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(staffPages.staffMember, { profile: profile.id })}>{profile.fullName}</a>}
      />
      <ErrorSummary form={form} labelOf={() => t("eventsTitle")} apiMessage={apiMessage} />
      <WorkTabs
        current="events"
        events={{ total: work.total, href: to(staffPages.staffWork, here) }}
        waiting={{ total: work.waitingPatients, href: to(staffPages.staffWorkWaiting, here) }}
      />
      <div className="sheet">
        <HandoverTarget
          people={waitingPatientCodebook.profiles.filter(({ id }) => id !== profile.id)}
          value={String(query.to ?? "")}
          list={{ value: waitingList, label: t("toWaitingList") }}
          outside={query.outside === 1}
        />
        <Undecided {...work} />
        <section className="part">
          <h2 id={`${form.id}-events`}>{t("eventsTitle")}</h2>
          {work.plan && work.total > 0 && (
            <GoesOrStays
              goes={work.plan.events}
              stays={work.plan.stayingTotal}
              showsStaying={Boolean(query.stays)}
              goesHref={to(staffPages.staffWork, here)}
              staysHref={to(staffPages.staffWork, { ...here, stays: 1 })}
            />
          )}
          {work.items.length > 0 ? (
            <HandOverForm
              {...formProps}
              action={to(staffPages.staffWork, { ...here, page: work.page })}
              some={goes}
              all={work.plan ? work.plan.events + work.plan.waitingPatients : 0}
            >
              <WorkTable
                caption={t("eventsTitle")}
                rows={rowsOf(work.items)}
                eventHref={eventHref}
                handover={goes ? "choice" : chosen ? "reasons" : undefined}
                chosen={refusal ? chosenOf(fields.events) : null}
              />
              <Pagination
                list={{ ...work, total: work.listed }}
                hrefOf={(page) => to(staffPages.staffWork, { ...here, stays: query.stays, page })}
              />
            </HandOverForm>
          ) : (
            <EmptyState title={t(empty)}>{t(`${empty}Text`)}</EmptyState>
          )}
        </section>
        {handovers.length > 0 && (
          <section className="part">
            <h2>{t("pastTitle")}</h2>
            <PastHandovers
              rows={handovers}
              undoHref={(id) => to(staffPages.handoverUndo, { profile: profile.id, id })}
            />
          </section>
        )}
      </div>
    </>
  );
}

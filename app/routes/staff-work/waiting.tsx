import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { chosenOf } from "#app/components/staff-work/chosen-of.ts";
import { HandOverForm } from "#app/components/staff-work/hand-over.tsx";
import { HandoverTarget } from "#app/components/staff-work/handover-target.tsx";
import { WaitingTable } from "#app/components/staff-work/waiting-table.tsx";
import { WorkTabs } from "#app/components/staff-work/work-tabs.tsx";
import { load } from "#app/http/request/load.server.ts";
import { ProfileWaiting } from "#app/graphql/staff/staff-work.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { handOverWork, workOf } from "#app/http/staff-work/handover.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { staffPages, waitingList } from "#app/paths/staff/staff.ts";

export const handle: PageHandle = { i18n: ["staffWork", "forms", "errors"], title: "staffWork:waitingTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { profile, query, chosen, target } = await workOf(args, staffPages.staffWorkWaiting);
  return { query, chosen, ...(await load(args, ProfileWaiting, { profile, page: query.page, ...target })) };
}

export const action = (args: ActionFunctionArgs) => handOverWork(args, staffPages.staffWorkWaiting);

/** Waiting patients who asked for a colleague: to ask for another one, or for anyone. */
export default function StaffWaitingPage() {
  const data = useLoaderData<typeof loader>();
  const { query, chosen, profile, profileWork, profileWaitingPatients: list, waitingPatientCodebook } = data;
  const { t } = useTranslation("staffWork");
  const { form, fields, formProps, refusal, apiMessage } = useFormPage<{ waitingPatients: string[] }>("handover");
  const to = useHref();
  const here = { profile: profile.id, to: query.to, outside: query.outside };
  const rows = list.items.map(({ obstacle, waitingPatient: { id, createdAt, patientCard, procedures } }) => ({
    id,
    createdAt,
    obstacle,
    fullName: patientCard.fullName,
    href: to(patientPages.patient, { uuid: patientCard.uuid }),
    services: procedures.map(({ name }) => name),
  }));
  return (
    <>
      <PageHead
        title={t("waitingTitle")}
        over={<a href={to(staffPages.staffMember, { profile: profile.id })}>{profile.fullName}</a>}
      />
      <ErrorSummary form={form} labelOf={() => t("waiting")} apiMessage={apiMessage} />
      <WorkTabs
        current="waiting"
        events={{ total: profileWork.total, href: to(staffPages.staffWork, here) }}
        waiting={{ total: list.total, href: to(staffPages.staffWorkWaiting, here) }}
      />
      <div className="sheet">
        <HandoverTarget
          people={waitingPatientCodebook.profiles.filter(({ id }) => id !== profile.id)}
          value={String(query.to ?? "")}
          list={{ value: waitingList, label: t("toAnyone") }}
        />
        <section className="part" id={`${form.id}-events`}>
          {list.total > 0 ? (
            <HandOverForm
              {...formProps}
              action={to(staffPages.staffWorkWaiting, { ...here, page: list.page })}
              some={chosen && rows.some(({ obstacle }) => obstacle === null)}
              all={data.profileWork.plan ? data.profileWork.plan.events + data.profileWork.plan.waitingPatients : 0}
            >
              <WaitingTable rows={rows} handover={chosen} chosen={refusal ? chosenOf(fields.waitingPatients) : null} />
              <Pagination list={list} hrefOf={(page) => to(staffPages.staffWorkWaiting, { ...here, page })} />
            </HandOverForm>
          ) : (
            <EmptyState title={t("noWaitingTitle")}>{t("noWaitingText")}</EmptyState>
          )}
        </section>
      </div>
    </>
  );
}

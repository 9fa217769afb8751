import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { NoticeTable } from "#app/components/notices/notice-table.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { load } from "#app/graphql/client.server.ts";
import { NoticePatient, PatientNotices } from "#app/graphql/notices.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { noticePages } from "#app/paths/notices.ts";
import { patientPages } from "#app/paths/patients.ts";

export const handle: PageHandle = { i18n: ["notices", "patients"], title: "notices:patientTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patientCard: patient } = await load(args, NoticePatient, { uuid: args.params.uuid! });
  const page = queryOf(args, noticePages.patientNotices).page ?? 1;
  return { patient, list: (await load(args, PatientNotices, { patientCard: patient.id, page })).notices };
}

/** The messages to a patient, with what became of each. */
export default function PatientNoticesPage() {
  const { patient, list } = useLoaderData<typeof loader>();
  const { t } = useTranslation("notices");
  const to = useHref();
  const { uuid } = patient;
  return (
    <>
      <PatientStrip patient={patient} href={to(patientPages.patient, { uuid })} />
      <PageHead title={t("patientTitle")} />
      <div className="sheet">
        {list.items.length === 0 ? (
          <EmptyState title={t("noNotices")}>{t("noNoticesText")}</EmptyState>
        ) : (
          <>
            <NoticeTable
              caption={t("patientTitle")}
              notices={list.items}
              repeatHref={(id) => to(noticePages.noticeRepeat, { uuid, id })}
            />
            <Pagination list={list} hrefOf={(page) => to(noticePages.patientNotices, { uuid, page })} />
          </>
        )}
      </div>
    </>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { noticeCells } from "#app/components/grids/cells/notice-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { RepeatLink } from "#app/components/notices/repeat-link.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { load } from "#app/http/request/load.server.ts";
import { NoticePatient } from "#app/graphql/center/notices.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { noticePages } from "#app/paths/center/notices.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["notices", "patients", "grids"], title: "notices:patientTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patientCard: patient } = await load(args, NoticePatient, { uuid: args.params.uuid! });
  const query = queryOf(args, noticePages.patientNotices);
  return { patient, list: await loadGrid(args, "notices", { ...query, patientCard: patient.id }), query };
}

/** The messages to a patient, with what became of each. */
export default function PatientNoticesPage() {
  const { patient, list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("notices");
  const to = useHref();
  const { locale } = useRoot();
  const { uuid } = patient;
  const at = (change: object) => to(noticePages.patientNotices, { uuid, ...query, page: undefined, ...change });
  return (
    <>
      <PatientStrip patient={patient} href={to(patientPages.patient, { uuid })} />
      <PageHead title={t("patientTitle")} />
      <div className="sheet">
        <GridList
          {...listProps(list, query, at)}
          cells={noticeCells}
          action={{
            label: t("repeat"),
            cell: ({ id, ...row }) => <RepeatLink row={row} href={to(noticePages.noticeRepeat, { uuid, id })} />,
          }}
          files={gridFiles(locale, "notices", { patientCard: patient.id })}
          empty={<EmptyState title={t("noNotices")}>{t("noNoticesText")}</EmptyState>}
        />
      </div>
    </>
  );
}

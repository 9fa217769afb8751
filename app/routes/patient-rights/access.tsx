import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { AccessTable } from "#app/components/patient-rights/access-table.tsx";
import { readAccess } from "#app/http/audit/access-log.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { auditPages } from "#app/paths/audit.ts";
import { rightsPages } from "#app/paths/patient-rights.ts";
import { patientPages } from "#app/paths/patients.ts";

export const handle: PageHandle = { i18n: ["patientRights", "forms"], title: "patientRights:accessTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patient, log, shown, wrong } = await readAccess(args, queryOf(args, rightsPages.patientAccess));
  return { patient, log, shown, wrong };
}

/** The access log of a patient's card. */
export default function AccessPage() {
  const { patient, log, shown, wrong } = useLoaderData<typeof loader>();
  const { t } = useTranslation("patientRights");
  const to = useHref();
  const { uuid, fullName } = patient;
  return (
    <>
      <PageHead
        title={t("accessTitle")}
        over={<a href={to(patientPages.patient, { uuid })}>{fullName}</a>}
        actions={
          <>
            <ButtonLink href={to(rightsPages.patientAccessPrint, { uuid, ...shown })} icon="print">
              {t("print")}
            </ButtonLink>
            <a href={to(auditPages.auditLog, { patient: uuid, ...shown })}>{t("inLog")}</a>
          </>
        }
      />
      <div className="sheet">
        <p className="mute mb">{t("accessNote")}</p>
        <Filters
          label={t("accessTitle")}
          resetHref={shown.from || shown.to ? to(rightsPages.patientAccess, { uuid }) : undefined}
        >
          <FilterText name="from" label={t("from")} value={shown.from} width="w8" wrong={wrong.from} />
          <FilterText name="to" label={t("to")} value={shown.to} width="w8" wrong={wrong.to} />
        </Filters>
        {log.items.length === 0 ? (
          <EmptyState title={t("noAccess")}>{t("noAccessText")}</EmptyState>
        ) : (
          <>
            <AccessTable rows={log.items} />
            <Pagination list={log} hrefOf={(page) => to(rightsPages.patientAccess, { uuid, ...shown, page })} />
          </>
        )}
      </div>
    </>
  );
}

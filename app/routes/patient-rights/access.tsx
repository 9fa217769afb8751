import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/button-link.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { AccessTable } from "#app/components/patient-rights/access-table.tsx";
import { readAccess } from "#app/http/access-log.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["rights", "forms"], title: "rights:accessTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patient, log, shown } = await readAccess(args, queryOf(args, "patientAccess"));
  return { patient, log, shown };
}

/** Who looked into a patient's card, when, and at what. */
export default function AccessPage() {
  const { patient, log, shown } = useLoaderData<typeof loader>();
  const { t } = useTranslation("rights");
  const to = useHref();
  const { uuid, fullName } = patient;
  return (
    <>
      <PageHead
        title={t("accessTitle")}
        over={<a href={to("patient", { uuid })}>{fullName}</a>}
        actions={
          <>
            <ButtonLink href={to("patientAccessPrint", { uuid, ...shown })} icon="print">
              {t("print")}
            </ButtonLink>
            <a href={to("auditLog", { patient: uuid, ...shown })}>{t("inLog")}</a>
          </>
        }
      />
      <div className="sheet">
        <p className="mute mb">{t("accessNote")}</p>
        <Filters
          label={t("accessTitle")}
          resetHref={shown.from || shown.to ? to("patientAccess", { uuid }) : undefined}
        >
          <FilterText name="from" label={t("from")} value={shown.from} width="w8" />
          <FilterText name="to" label={t("to")} value={shown.to} width="w8" />
        </Filters>
        {log.items.length === 0 ? (
          <EmptyState title={t("noAccess")}>{t("noAccessText")}</EmptyState>
        ) : (
          <>
            <AccessTable rows={log.items} />
            <Pagination list={log} hrefOf={(page) => to("patientAccess", { uuid, ...shown, page })} />
          </>
        )}
      </div>
    </>
  );
}

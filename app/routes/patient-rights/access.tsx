import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { logCells } from "#app/components/grids/cells/log-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { useActionWords } from "#app/components/patient-rights/action-words.ts";
import { readAccess } from "#app/http/audit/access-log.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { auditPages } from "#app/paths/center/audit.ts";
import { gridFiles } from "#app/paths/center/grids.ts";
import { rightsPages } from "#app/paths/patients/patient-rights.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["patientRights", "grids", "forms"], title: "patientRights:accessTitle" };

export const loader = (args: LoaderFunctionArgs) => readAccess(args, queryOf(args, rightsPages.patientAccess));

/** The access log of a patient's card. */
export default function AccessPage() {
  const { patient, list, filters, shown, wrong, order } = useLoaderData<typeof loader>();
  const { t } = useTranslation("patientRights");
  const to = useHref();
  const { locale } = useRoot();
  const said = useActionWords();
  const { uuid, fullName } = patient;
  const at = (change: object) => to(rightsPages.patientAccess, { uuid, ...shown, ...order, ...change });
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
        {list.items.length === 0 ? (
          <EmptyState title={t("noAccess")}>{t("noAccessText")}</EmptyState>
        ) : (
          <GridList
            list={{ ...list, items: list.items.map((row) => ({ ...row, what: row.what!.map(said) })) }}
            {...order}
            sortHref={(sort, direction) => at({ sort, direction })}
            cells={logCells}
            pageHref={(page) => at({ page })}
            files={gridFiles(locale, "accessLog", filters)}
          />
        )}
      </div>
    </>
  );
}

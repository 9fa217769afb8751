import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { AuditFilters, auditFilterWords } from "#app/components/audit/audit-filters.tsx";
import { CheckNote } from "#app/components/audit/check-note.tsx";
import { SealNote } from "#app/components/audit/seal-note.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { FilterChips } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { auditCells } from "#app/components/grids/cells/audit-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PatientTable } from "#app/components/patients/patient-table.tsx";
import { readAuditLog } from "#app/http/audit/audit-log.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { formatNumber } from "#rules/format.ts";
import { auditPages } from "#app/paths/center/audit.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = {
  i18n: ["audit", "patientRights", "patients", "grids", "settings", "forms"],
  title: "audit:title",
};

export const loader = (args: LoaderFunctionArgs) => readAuditLog(args);

/** The audit log of the centre. */
export default function AuditLogPage() {
  const { values, wrong, today, people, q, found, log } = useLoaderData<typeof loader>();
  const { t } = useTranslation("audit");
  const { locale } = useRoot();
  const to = useHref();
  const at = (change: QueryOf<typeof auditPages.auditLog>) =>
    to(auditPages.auditLog, { ...values, ...log?.order, ...change });
  const words = auditFilterWords(
    t,
    { ...values, ...(wrong.from && { from: undefined }), ...(wrong.to && { to: undefined }) },
    people,
    log?.patientCard?.fullName,
  );
  return (
    <>
      <Head />
      <div className="sheet">
        <p className="mute mb read">{t("about")}</p>
        <AuditFilters
          values={values}
          wrong={wrong}
          q={q}
          people={people}
          resetHref={q || words.length > 0 || wrong.from || wrong.to ? to(auditPages.auditLog) : undefined}
        />
        <FilterChips
          label={t("narrowedTo")}
          chips={words.map(({ name, label }) => ({ label, href: at({ [name]: undefined }) }))}
        />
        {found && <Found rows={found} today={today} hrefOf={(uuid) => at({ patient: uuid })} />}
        {log && (
          <>
            <CheckNote check={log.check} />
            <GridList
              {...listProps(log.list, log.order, at)}
              cells={auditCells}
              files={gridFiles(locale, "auditLog", log.filters)}
              empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
            />
            {log.list.totalIsCapped && (
              <p className="mute mb">
                {t(log.order.direction === "asc" ? "newer" : "older", { number: formatNumber(log.list.total, locale) })}
              </p>
            )}
            <SealNote seal={log.seal} />
          </>
        )}
      </div>
    </>
  );
}

function Head() {
  const { t } = useTranslation(["audit", "settings"]);
  const to = useHref();
  return (
    <PageHead
      title={t("title")}
      over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
    />
  );
}

/** The results of a patient search; each leads to the patient's entries of the log. */
function Found({ rows, ...rest }: ComponentProps<typeof PatientTable>) {
  const { t } = useTranslation("audit");
  if (rows.length === 0) return <EmptyState title={t("nobodyFound")}>{t("nobodyFoundText")}</EmptyState>;
  return (
    <section className="part">
      <h2>{t("choose")}</h2>
      <PatientTable rows={rows} {...rest} />
    </section>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { AuditFilters, auditFilterWords } from "#app/components/audit/audit-filters.tsx";
import { AuditTable } from "#app/components/audit/audit-table.tsx";
import { CheckNote } from "#app/components/audit/check-note.tsx";
import { SealNote } from "#app/components/audit/seal-note.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { FilterChips } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { PatientTable } from "#app/components/patients/patient-table.tsx";
import { readAuditLog } from "#app/http/audit-log.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import type { PageHandle } from "#app/http/title.ts";
import type { QueryOf } from "#app/paths.ts";
import { formatNumber } from "#rules/format.ts";

export const handle: PageHandle = { i18n: ["audit", "rights", "patients", "settings", "forms"], title: "audit:title" };

export const loader = (args: LoaderFunctionArgs) => readAuditLog(args);

/** What everybody of the centre has read and done. */
export default function AuditLogPage() {
  const { values, today, people, q, found, log } = useLoaderData<typeof loader>();
  const { t } = useTranslation("audit");
  const { locale } = useRoot();
  const to = useHref();
  const at = (change: QueryOf<"auditLog">) => to("auditLog", { ...values, ...change });
  const words = auditFilterWords(t, values, people, log?.patientCard?.fullName);
  return (
    <>
      <Head />
      <div className="sheet">
        <p className="mute mb read">{t("about")}</p>
        <AuditFilters
          values={values}
          q={q}
          people={people}
          resetHref={q || words.length > 0 ? to("auditLog") : undefined}
        />
        <FilterChips
          label={t("narrowedTo")}
          chips={words.map(({ name, label }) => ({ label, href: at({ [name]: undefined }) }))}
        />
        {found && <Found rows={found} today={today} hrefOf={(uuid) => at({ patient: uuid })} />}
        {log && (
          <>
            <CheckNote check={log.check} />
            {log.items.length === 0 ? (
              <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
            ) : (
              <AuditTable rows={log.items} hrefOf={(uuid) => to("patient", { uuid })} />
            )}
            {log.items.length > 0 && <Pagination list={log} hrefOf={(page) => at({ page })} />}
            {log.totalIsCapped && <p className="mute mb">{t("older", { number: formatNumber(log.total, locale) })}</p>}
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
      over={<a href={to("settings", { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
    />
  );
}

/** The cards among which somebody looks for a patient; each leads to what the log says of it. */
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

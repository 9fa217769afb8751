import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ReportTextTable } from "#app/components/report-templates/report-text-table.tsx";
import { load } from "#app/graphql/client.server.ts";
import { ReportTexts } from "#app/graphql/report-templates.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { templatePages } from "#app/paths/report-templates.ts";
import { settingsPages } from "#app/paths/settings.ts";

export const handle: PageHandle = { i18n: ["reportTemplates", "settings"], title: "reportTemplates:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalReport:write");
  return (await load(args, ReportTexts)).templatesByProcedure;
}

export default function ReportTextsPage() {
  const rows = useLoaderData<typeof loader>();
  const { t } = useTranslation(["reportTemplates", "settings"]);
  const to = useHref();
  const add = { href: to(templatePages.reportTextNew), label: t("add") };
  const over = <a href={to(settingsPages.settings, { tab: "osobni" })}>{t("settings:title")}</a>;
  return (
    <>
      <PageHead
        title={t("title")}
        over={over}
        actions={
          rows.length > 0 && (
            <ButtonLink href={add.href} tone="main" icon="plus">
              {add.label}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        {rows.length === 0 ? (
          <EmptyState title={t("emptyTitle")} action={add}>
            {t("emptyText")}
          </EmptyState>
        ) : (
          <ReportTextTable
            rows={rows}
            editHref={(id) => to(templatePages.reportText, { id })}
            removeHref={(id) => to(templatePages.reportTextRemove, { id })}
          />
        )}
      </div>
    </>
  );
}

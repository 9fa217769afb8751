import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordList } from "#app/components/layout/record-list.tsx";
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
  await permitted(args, templatePages.reportTexts);
  return (await load(args, ReportTexts)).templatesByProcedure;
}

export default function ReportTextsPage() {
  const rows = useLoaderData<typeof loader>();
  const { t } = useTranslation(["reportTemplates", "settings"]);
  const to = useHref();
  return (
    <RecordList
      title={t("title")}
      over={{ href: to(settingsPages.settings, { tab: "osobni" }), label: t("settings:title") }}
      add={{ href: to(templatePages.reportTextNew), label: t("add") }}
      empty={{ title: t("emptyTitle"), text: t("emptyText") }}
    >
      {rows.length > 0 && (
        <ReportTextTable
          rows={rows}
          editHref={(id) => to(templatePages.reportText, { id })}
          removeHref={(id) => to(templatePages.reportTextRemove, { id })}
        />
      )}
    </RecordList>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { practiceCells } from "#app/components/grids/cells/practice-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { RowLink } from "#app/components/grids/row-link.tsx";
import { RecordList } from "#app/components/layout/record-list.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { templatePages } from "#app/paths/care/report-templates.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["reportTemplates", "grids", "settings"], title: "reportTemplates:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, templatePages.reportTexts);
  const query = queryOf(args, templatePages.reportTexts);
  return { list: await loadGrid(args, "reportTemplates", query), query };
}

export default function ReportTextsPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["reportTemplates", "settings"]);
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) => to(templatePages.reportTexts, { ...query, page: undefined, ...change });
  return (
    <RecordList
      title={t("title")}
      over={{ href: to(settingsPages.settings, { tab: "osobni" }), label: t("settings:title") }}
      add={{ href: to(templatePages.reportTextNew), label: t("add") }}
      empty={{ title: t("emptyTitle"), text: t("emptyText") }}
    >
      {list.items.length > 0 && (
        <GridList
          {...listProps(list, query, at)}
          cells={practiceCells}
          action={{
            label: t("remove"),
            cell: ({ id, template }) => (
              <RowLink href={to(templatePages.reportTextRemove, { id })} label={t("remove")} name={template!.name} />
            ),
          }}
          files={gridFiles(locale, "reportTemplates")}
        />
      )}
    </RecordList>
  );
}

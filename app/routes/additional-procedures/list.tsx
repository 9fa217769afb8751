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
import { additionalProcedurePages } from "#app/paths/center/additional-procedures.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["procedures", "grids", "settings"], title: "procedures:additional.title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, additionalProcedurePages.additionalProcedures);
  const query = queryOf(args, additionalProcedurePages.additionalProcedures);
  return { list: await loadGrid(args, "additionalProcedures", query), query };
}

export default function AdditionalProceduresPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["procedures", "settings"]);
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) =>
    to(additionalProcedurePages.additionalProcedures, { ...query, page: undefined, ...change });
  return (
    <RecordList
      title={t("additional.title")}
      over={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      add={{ href: to(additionalProcedurePages.additionalProcedureNew), label: t("additional.add") }}
      empty={{ title: t("additional.emptyTitle"), text: t("additional.emptyText") }}
    >
      {list.items.length > 0 && (
        <GridList
          {...listProps(list, query, at)}
          cells={practiceCells}
          action={{
            label: t("remove"),
            cell: ({ id, additionalProcedure }) => (
              <RowLink
                href={to(additionalProcedurePages.additionalProcedureRemove, { id })}
                label={t("remove")}
                name={additionalProcedure!.name}
              />
            ),
          }}
          files={gridFiles(locale, "additionalProcedures")}
        />
      )}
    </RecordList>
  );
}

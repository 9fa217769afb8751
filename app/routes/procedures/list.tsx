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
import { procedurePages } from "#app/paths/center/procedures.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["procedures", "grids", "settings"], title: "procedures:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, procedurePages.procedures);
  const query = queryOf(args, procedurePages.procedures);
  return { list: await loadGrid(args, "procedures", query), query };
}

export default function ProceduresPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["procedures", "settings"]);
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) => to(procedurePages.procedures, { ...query, page: undefined, ...change });
  return (
    <RecordList
      title={t("title")}
      over={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      add={{ href: to(procedurePages.procedureNew), label: t("add") }}
      empty={{
        title: t("emptyTitle"),
        text: t("emptyText"),
        action: { href: to(procedurePages.proceduresProposed), label: t("propose") },
      }}
    >
      {list.items.length > 0 && (
        <GridList
          {...listProps(list, query, at)}
          cells={practiceCells}
          action={{
            label: t("remove"),
            cell: ({ id, procedure }) => (
              <RowLink href={to(procedurePages.procedureRemove, { id })} label={t("remove")} name={procedure!.name} />
            ),
          }}
          files={gridFiles(locale, "procedures")}
        />
      )}
    </RecordList>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { mailCells } from "#app/components/grids/cells/mail-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { noticePages } from "#app/paths/center/notices.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["settings", "grids"], title: "settings:outboxTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, noticePages.outbox);
  return { list: await loadGrid(args, "mails", query), query };
}

/** The mails of the centre, those that wait among them. */
export default function OutboxPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("settings");
  const to = useHref();
  return (
    <>
      <PageHead
        title={t("outboxTitle")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("title")}</a>}
      />
      <div className="sheet">
        <GridList
          {...listProps(list, query, (change) => to(noticePages.outbox, { ...query, page: undefined, ...change }))}
          cells={mailCells}
          files={gridFiles(locale, "mails")}
          empty={<EmptyState title={t("outboxEmptyTitle")}>{t("outboxEmptyText")}</EmptyState>}
        />
      </div>
    </>
  );
}

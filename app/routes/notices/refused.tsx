import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { noticeCells } from "#app/components/grids/cells/notice-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { RepeatLink } from "#app/components/notices/repeat-link.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { noticePages } from "#app/paths/center/notices.ts";

export const handle: PageHandle = { i18n: ["notices", "grids"], title: "notices:refusedTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, noticePages.refusedNotices);
  const query = queryOf(args, noticePages.refusedNotices);
  return { list: await loadGrid(args, "refusedNotices", query), query };
}

/** The centre's messages that were refused for good. */
export default function RefusedNoticesPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("notices");
  const to = useHref();
  const { locale } = useRoot();
  return (
    <>
      <PageHead title={t("refusedTitle")} over={<a href={to(noticePages.notices)}>{t("title")}</a>} />
      <div className="sheet">
        {list.items.length > 0 && <p className="mb">{t("refusedText")}</p>}
        <GridList
          {...listProps(list, query, (change) =>
            to(noticePages.refusedNotices, { ...query, page: undefined, ...change }),
          )}
          cells={noticeCells}
          action={{
            label: t("repeat"),
            cell: ({ id, patient, ...row }) =>
              patient?.uuid && <RepeatLink row={row} href={to(noticePages.noticeRepeat, { uuid: patient.uuid, id })} />,
          }}
          files={gridFiles(locale, "refusedNotices")}
          empty={<EmptyState title={t("noneRefused")}>{t("noneRefusedText")}</EmptyState>}
        />
      </div>
    </>
  );
}

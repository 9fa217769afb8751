import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { erasureCells } from "#app/components/grids/cells/erasure-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { erasurePages } from "#app/paths/patients/erasure.ts";

export const handle: PageHandle = { i18n: ["erasure", "grids"], title: "erasure:recordTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, erasurePages.disposalRecord);
  return { list: await loadGrid(args, "disposalRecord", query), query };
}

/** The permanent record of disposed cards. */
export default function RecordPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("erasure");
  const to = useHref();
  const { locale } = useRoot();
  const print = list.items.length > 0 && (
    <ButtonLink href={to(erasurePages.disposalRecordPrint)} icon="print">
      {t("print")}
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t("recordTitle")}
        over={<a href={to(erasurePages.disposals)}>{t("backToDisposals")}</a>}
        actions={print}
      />
      <div className="sheet">
        <p className="mb read">{t("recordAbout")}</p>
        <GridList
          {...listProps(list, query, (change) =>
            to(erasurePages.disposalRecord, { ...query, page: undefined, ...change }),
          )}
          cells={erasureCells}
          files={gridFiles(locale, "disposalRecord")}
          empty={<EmptyState title={t("recordNoneTitle")}>{t("recordNoneText")}</EmptyState>}
        />
      </div>
    </>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { insurerCells } from "#app/components/grids/cells/insurer-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/http/request/load.server.ts";
import { BatchNumber } from "#app/graphql/insurers/returned-documents.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { returnedPages } from "#app/paths/insurers/returned-documents.ts";

export const handle: PageHandle = { i18n: ["returnedDocuments", "grids"], title: "returnedDocuments:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, returnedPages.returnedDocuments);
  const query = queryOf(args, returnedPages.returnedDocuments);
  const shown = { ...query, state: query.state === "all" ? undefined : "OPEN" };
  const batch = query.batch === undefined ? null : (await load(args, BatchNumber, { id: query.batch })).batch;
  return { query, shown, batch, list: await loadGrid(args, "returnedDocuments", shown) };
}

/** Documents that insurers refused or canceled: those that wait to be settled, or all. */
export default function ReturnedDocumentsPage() {
  const { query, shown, batch, list } = useLoaderData<typeof loader>();
  const { t } = useTranslation("returnedDocuments");
  const { locale } = useRoot();
  const to = useHref();
  const bills = useMay("insurer:bill");
  const at = (change: Partial<typeof query>) =>
    to(returnedPages.returnedDocuments, { ...query, page: undefined, ...change });
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(insurerBillingPages.insurerBilling)}>{t("billing")}</a>}
        actions={
          bills && (
            <>
              <a href={to(returnedPages.returnedTableNew)}>{t("fromTable")}</a>
              <ButtonLink
                href={to(returnedPages.returnedDocumentsNew)}
                tone="main"
                icon="plus"
                title={`${t("enter")} (Z)`}
                shortcut="z"
              >
                {t("enter")}
              </ButtonLink>
            </>
          )
        }
      >
        <Seg
          label={t("state")}
          items={[
            { label: t("open"), href: at({ state: undefined }), current: query.state !== "all" },
            { label: t("all"), href: at({ state: "all" }), current: query.state === "all" },
          ]}
        />
      </PageHead>
      <div className="sheet">
        {batch && (
          <p className="mb">
            {t("ofBatch", { number: batch.sequenceId })} <a href={at({ batch: undefined })}>{t("ofAllBatches")}</a>
          </p>
        )}
        {list.total === 0 ? (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        ) : (
          <GridList
            {...listProps(list, query, at)}
            cells={insurerCells}
            files={
              bills ? gridFiles(locale, "returnedDocuments", { state: shown.state, batch: shown.batch }) : undefined
            }
          />
        )}
      </div>
    </>
  );
}

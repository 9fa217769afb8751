import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#rules/format.ts";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Note } from "#app/components/base/note.tsx";
import { Filters, FilterSelect, FilterText } from "#app/components/forms/filters.tsx";
import { insurerCells } from "#app/components/grids/cells/insurer-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/http/request/load.server.ts";
import { OperationLists } from "#app/graphql/insurers/code-lists.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { codeListPages } from "#app/paths/insurers/code-lists.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["insurance", "grids", "forms", "settings"], title: "insurance:listTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, codeListPages.medicalOperations);
  const query = queryOf(args, codeListPages.medicalOperations);
  const { me, operationExpertises } = await load(args, OperationLists);
  return {
    list: await loadGrid(args, "medicalOperations", query),
    expertises: operationExpertises,
    ...me.profile!.medicalCenter!.insuranceConfig!,
    query,
  };
}

export default function OperationsPage() {
  const { list, expertises, shippedPoints, operationsFrom, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["insurance", "settings", "forms"]);
  const to = useHref();
  const { locale } = useRoot();
  const administers = useMay("medicalCenter:write");
  const settings = to(settingsPages.settings, { tab: administers ? "zdravotnicke-zarizeni" : "osobni" });
  const { q = "", expertise = "", back } = query;
  const at = (change: Partial<typeof query>) =>
    to(codeListPages.medicalOperations, { ...query, page: undefined, ...change });
  return (
    <>
      <PageHead
        title={t("listTitle")}
        over={
          back ? (
            <a href={placeWithin(back, settings)}>{t("forms:back")}</a>
          ) : (
            <a href={settings}>{t("settings:title")}</a>
          )
        }
      />
      {shippedPoints && (
        <Note variant="warning" title={t("points2016Title")}>
          <p>{t("points2016")}</p>
        </Note>
      )}
      <div className="sheet">
        {operationsFrom && <p className="mute mb">{t("listFrom", { date: formatDate(operationsFrom, locale) })}</p>}
        <Filters
          label={t("listTitle")}
          resetHref={q || expertise ? to(codeListPages.medicalOperations, { back }) : undefined}
          keep={back ? { back } : undefined}
        >
          <FilterText name="q" label={t("listFind")} value={q} width="w20" type="search" />
          <FilterSelect
            name="expertise"
            label={t("expertise")}
            value={expertise}
            options={[{ value: "", label: t("listAll") }, ...expertises.map((code) => ({ value: code, label: code }))]}
          />
        </Filters>
        <GridList
          {...listProps(list, query, at)}
          cells={insurerCells}
          files={gridFiles(locale, "medicalOperations", { q, expertise })}
          empty={<EmptyState title={t("listEmptyTitle")}>{t("listEmptyText")}</EmptyState>}
        />
      </div>
    </>
  );
}

import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { Letter } from "#app/components/prints/letter.tsx";
import { Figures } from "#app/components/statistics/figures.tsx";
import { load } from "#app/http/request/load.server.ts";
import { Letterhead } from "#app/graphql/care/prints.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { loadStatistics } from "#app/http/statistics/load-statistics.server.ts";
import { useStatistics } from "#app/http/statistics/use-statistics.ts";
import { statsPages } from "#app/paths/center/statistics.ts";
import styles from "#app/styles/statistics.css?url";

export const handle: PageHandle = { i18n: ["statistics", "prints"], title: "statistics:title" };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, statsPages.statisticsPrint);
  const { me } = await load(args, Letterhead);
  const page = await loadStatistics(args, queryOf(args, statsPages.statisticsPrint));
  return { ...page, center: me.profile!.medicalCenter! };
}

export default function PrintStatisticsPage() {
  const page = useLoaderData<typeof loader>();
  const { at, center } = page;
  const { t } = useTranslation("statistics");
  const to = useHref();
  const { now, earlier, money } = useStatistics(page);
  return (
    <DocumentSheet sheets backHref={to(statsPages.statistics, at)} backLabel={t("backTo")}>
      <Letter center={center} about={`${t("title")} · ${now}`}>
        <h1>{t(`tab.${at.tab}`)}</h1>
        <Figures {...page} now={now} earlier={earlier} money={money} open />
      </Letter>
    </DocumentSheet>
  );
}

import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { useStaffOptions } from "#app/components/forms/people-options.ts";
import { ListTools } from "#app/components/grids/list-tools.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Tabs } from "#app/components/layout/tabs.tsx";
import { Choices } from "#app/components/statistics/choices.tsx";
import { Figures } from "#app/components/statistics/figures.tsx";
import { load } from "#app/http/request/load.server.ts";
import { StatsChoices } from "#app/graphql/center/statistics.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { loadStatistics } from "#app/http/statistics/load-statistics.server.ts";
import { useStatistics } from "#app/http/statistics/use-statistics.ts";
import { statsFiles } from "#app/paths/center/stats-files.ts";
import { statsPages, statsTabs } from "#app/paths/center/statistics.ts";
import styles from "#app/styles/statistics.css?url";

export const handle: PageHandle = { i18n: ["statistics", "forms", "grids"], title: "statistics:title" };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const { profileRole } = await permitted(args, statsPages.statistics);
  const page = await loadStatistics(args, queryOf(args, statsPages.statistics));
  return { ...page, choices: await load(args, StatsChoices), own: profileRole === "ROLE_PARAMEDIC" };
}

export default function StatisticsPage() {
  const page = useLoaderData<typeof loader>();
  const { at, day, own, span, before, today, choices } = page;
  const { t } = useTranslation("statistics");
  const { locale } = useRoot();
  const to = useHref();
  const words = useStatistics(page, own);
  const people = useStaffOptions(choices.profiles);
  const here = (change: Partial<typeof at>) => to(statsPages.statistics, { ...at, ...change });
  return (
    <>
      <PageHead
        title={t("title")}
        actions={
          <ButtonLink href={to(statsPages.statisticsPrint, at)} icon="print" hard>
            {t("print")}
          </ButtonLink>
        }
      >
        {words.now}
      </PageHead>
      <Tabs
        label={t("tabs")}
        tabs={statsTabs.map((tab) => ({ label: t(`tab.${tab}`), href: here({ tab }), current: tab === at.tab }))}
      />
      <div className="sheet">
        <Choices
          at={at}
          day={day}
          days={{ before: before.from, after: span.to, today }}
          people={own ? undefined : people}
          services={choices.procedures.map(({ id, name }) => ({ value: String(id), label: name }))}
          here={here}
        />
        {own && <p className="mute">{t("ownFigures")}</p>}
      </div>
      <Figures
        {...page}
        {...words}
        under={(type) => <ListTools files={statsFiles(locale, type, { ...at, tab: undefined })} />}
      />
    </>
  );
}

import type { StatsType } from "#rules/codes.ts";
import { bucketsOf, isSplitBy, isStatsDay, periodBefore, periodOf } from "#rules/statistics/buckets.ts";
import { chartNames } from "#rules/statistics/words.ts";
import { localDate } from "#rules/time/time.ts";
import type { VariablesOf } from "#app/graphql/graphql.ts";
import { load } from "#app/http/request/load.server.ts";
import { Chart, ServiceIncome, VisitDetails } from "#app/graphql/center/statistics.ts";
import type { statsPages, StatsTab } from "#app/paths/center/statistics.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { myCurrency } from "../session/my-currency.server.ts";
import type { Args } from "../request/context.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { typedDays } from "../session/typed-days.server.ts";

type Query = QueryOf<typeof statsPages.statistics>;
type Asked = Awaited<ReturnType<typeof askedOf>>;

const groupings = { MONTH: "DAY", QUARTER: "WEEK", YEAR: "MONTH" } as const;
const chartsOf: Record<StatsTab, StatsType[]> = {
  finance: ["INCOME"],
  navstevy: ["ATTENDANCE", "NEW_PATIENT", "ATTENDANCE_BY_PARAMEDIC"],
  uzis: ["UZIS"],
};

/** The charts and tables of a tab for the period of the address, with the sums of the period before. */
export async function loadStatistics(args: Args, query: Query) {
  const asked = await askedOf(args, query);
  const { at, chosen, span, before, day } = asked;
  const periods = {
    now: { period: at.period, date: span.from, ...chosen },
    before: { period: at.period, date: before.from, ...chosen },
  };
  return {
    at,
    day,
    span,
    before,
    buckets: bucketsOf(span, at.grouping),
    today: localDate(args.context.now()),
    currency: await myCurrency(args),
    charts: await Promise.all(chartsOf[at.tab].map((type) => loadChart(args, type, asked))),
    services: at.tab === "finance" ? await loadServices(args, periods) : null,
    visits: at.tab === "navstevy" ? await load(args, VisitDetails, periods) : null,
  };
}
export type Statistics = Awaited<ReturnType<typeof loadStatistics>>;

/**
 * The address with what it leaves out: this month by days. A grouping that does not fit its period is left out as well,
 * and so is a text that is no day of statistics, which `day` names for its field.
 */
async function askedOf(args: Args, { tab = "finance", period = "MONTH", grouping, date, ...rows }: Query) {
  const typed = await typedDays(args, { from: date });
  const isOutside = typed.from !== null && !isStatsDay(typed.from);
  const span = periodOf(period, isOutside || !typed.from ? localDate(args.context.now()) : typed.from);
  const fits = grouping && isSplitBy(period, grouping);
  const at = { tab, period, grouping: fits ? grouping : groupings[period], date: span.from, ...rows };
  const chosen = { staffs: rows.staff, procedures: rows.procedure };
  const day = { shown: typed.shown.from, isWrong: typed.wrong.from, isOutside };
  return { at, day, chosen, span, before: periodBefore(period, span), locale: await myLocale(args) };
}

/** Money by service, each with that of the period before; also services that brought money only then. */
async function loadServices(args: Args, periods: VariablesOf<typeof ServiceIncome>) {
  const { now, before } = await load(args, ServiceIncome, periods);
  const idOf = ({ procedure }: { procedure: { id: number } | null }) => procedure?.id ?? null;
  const nowIds = now.services.map(idOf);
  const gone = before.services.filter((one) => !nowIds.includes(idOf(one)));
  return [...now.services, ...gone.map((one) => ({ ...one, cash: 0, card: 0, transfer: 0, total: 0 }))].map(
    ({ procedure, ...sums }) => ({
      id: procedure?.id ?? null,
      name: procedure?.name ?? null,
      ...sums,
      before: before.services.find((one) => idOf(one) === idOf({ procedure }))?.total ?? 0,
    }),
  );
}

async function loadChart(args: Args, type: StatsType, { at, chosen, span, before, locale }: Asked) {
  const asked = { type, period: at.period, grouping: at.grouping, locale, ...chosen };
  const charts = await load(args, Chart, {
    now: { ...asked, date: span.from },
    before: { ...asked, date: before.from },
  });
  const { labels } = charts.now;
  const nowKeys = charts.now.datasets.map(({ key }) => key);
  const gone = charts.before.datasets.filter(({ key }) => !nowKeys.includes(key));
  return {
    type,
    name: chartNames[locale][type],
    labels,
    datasets: [...charts.now.datasets, ...gone.map((one) => ({ ...one, data: labels.map(() => 0) }))].map((one) => ({
      ...one,
      before: charts.before.datasets
        .filter(({ key }) => key === one.key)
        .flatMap(({ data }) => data)
        .reduce((sum, value) => sum + value, 0),
    })),
  };
}

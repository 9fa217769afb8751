import { statsGroupings, statsPeriods } from "#rules/codes.ts";
import { integer, list, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

export const statsTabs = ["finance", "navstevy", "uzis"] as const;
export type StatsTab = (typeof statsTabs)[number];

const page = pagesOf({ menu: "statistics", may: "statistics:read" });
const query = {
  tab: oneOf(...statsTabs),
  period: oneOf(...statsPeriods),
  grouping: oneOf(...statsGroupings),
  date: text,
  staff: naming("profile", list(integer)),
  procedure: naming("procedure", list(integer)),
};

export const statsPages = {
  statistics: page("statistiky", "statistics/statistics", { found: "statistics:title", query }),
  statisticsPrint: page("statistiky/tisk", "statistics/print", { layout: "print", query }),
};

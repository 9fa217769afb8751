import { gridWords } from "#rules/grids/words/all.ts";
import { eq } from "drizzle-orm";
import { locales, statsGroupings, statsPeriods, statsTypes, type Locale } from "#rules/codes.ts";
import { currencyOf, type Currency } from "#rules/money/currency.ts";
import { integer, list, oneOf, readQuery, text } from "#rules/query.ts";
import { chartNames } from "#rules/statistics/words.ts";
import { addDays } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { asCaller, type Caller } from "../core/access/as-caller.ts";
import type { ProfileCtx, Services } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { Fault } from "../core/fault.ts";
import type { FileColumn } from "../grids/files/file-columns.ts";
import { fileAnswer, tableFormats, writeColumns } from "../grids/files/write-file.ts";
import { track } from "../core/track.ts";
import { statsChart, type StatsChart } from "./chart.ts";

const Asked = {
  type: oneOf(...statsTypes),
  period: oneOf(...statsPeriods),
  grouping: oneOf(...statsGroupings),
  date: text,
  staff: list(integer),
  procedure: list(integer),
  format: oneOf(...tableFormats),
  language: oneOf(...locales),
};
type Row = { from: string; last: string; values: number[] };

/** The table of a chart as a file, by the parameters of its address. Throws the faults of `statsChart`. */
export async function serveChart(services: Services, caller: Caller, parameters: URLSearchParams): Promise<Response> {
  const { values, dropped } = readQuery(Asked, parameters);
  const { format = "csv", language = "cs", staff: staffs, procedure: procedures, ...asked } = values;
  if (dropped.length > 0 || !asked.type) throw new Fault("invalidInput");
  const { type } = asked;
  const { chart, currency } = await asCaller(services, caller, async (ctx) => {
    const chart = await statsChart(ctx, { ...asked, staffs, procedures, locale: language });
    await track(ctx as ProfileCtx, "dataGrid.exported", { details: { name: type, format } });
    const [center] = await ctx.db
      .select()
      .from(medicalCenters)
      .where(eq(medicalCenters.id, ctx.profile!.medicalCenterId));
    return { chart, currency: currencyOf(center!) };
  });
  const columns = columnsOf(chart, language, type === "INCOME" ? currency : null);
  const name = chartNames[language][type];
  async function* pages() {
    yield rowsOf(chart);
  }
  return fileAnswer(name, format, localDate(services.now()), writeColumns(name, columns, format, pages()));
}

const rowsOf = ({ buckets, datasets }: StatsChart): Row[] =>
  buckets.map(({ from, to }, at) => ({ from, last: addDays(to, -1), values: datasets.map(({ data }) => data[at]!) }));

function columnsOf({ datasets }: StatsChart, language: Locale, currency: Currency | null): FileColumn<Row>[] {
  const words = gridWords[language];
  return [
    { header: words.from, type: "date", valueOf: ({ from }) => new Date(from) },
    { header: words.to, type: "date", valueOf: ({ last }) => new Date(last) },
    ...datasets.map(({ label }, at): FileColumn<Row> => ({
      header: label,
      type: currency ? "money" : "integer",
      valueOf: ({ values }) => (currency ? { amount: values[at]!, currency } : values[at]!),
    })),
  ];
}

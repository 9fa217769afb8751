import { statsGroupings, statsPeriods, statsTypes } from "#rules/codes.ts";
import { statsChart, type StatsChart as Chart } from "../../statistics/chart.ts";
import { builder } from "../builder.ts";
import { LocaleEnum } from "../codes.ts";

const StatsTypeEnum = builder.enumType("StatsType", { values: statsTypes });
export const StatsPeriodEnum = builder.enumType("StatsPeriod", { values: statsPeriods });
const StatsGroupingEnum = builder.enumType("StatsGrouping", { values: statsGroupings });

const StatsDataset = builder.objectRef<Chart["datasets"][number]>("StatsDataset").implement({
  fields: (t) => ({
    key: t.exposeString("key", {
      description:
        "A state, a method or ROUNDING or INSURERS, a kind of ÚZIS or OPERATIONS and a kind, a profile's id or TOTAL",
    }),
    label: t.exposeString("label"),
    data: t.expose("data", {
      type: ["SafeInt"],
      description: "A number for each label: counts, or minor units of the centre's currency",
    }),
  }),
});

const StatsChart = builder.objectRef<Chart>("StatsChart").implement({
  fields: (t) => ({
    labels: t.exposeStringList("labels", { description: "The parts of the period, from its first day to its last" }),
    datasets: t.expose("datasets", { type: [StatsDataset] }),
  }),
});

const StatsInput = builder.inputType("StatsInput", {
  fields: (t) => ({
    type: t.field({ type: StatsTypeEnum, required: true }),
    period: t.field({ type: StatsPeriodEnum, required: true, description: "A calendar period of Prague" }),
    grouping: t.field({
      type: StatsGroupingEnum,
      required: true,
      description: "Not longer than the period (E332), and at most 200 parts of it; weeks are cut at its edges",
    }),
    date: t.field({
      type: "Date",
      description: "A day within the period, of the years 2000 to 2100; today by default",
    }),
    staffs: t.intList({ description: "Their visits alone" }),
    procedures: t.intList({ description: "Visits of these services alone" }),
    locale: t.field({ type: LocaleEnum, description: "The language of the labels; Czech by default" }),
  }),
});

builder.queryField("statsChart", (t) =>
  t.field({
    type: StatsChart,
    rule: "statistics:read",
    description: "Figures of the centre; paramedics get their own",
    args: { statsInput: t.arg({ type: StatsInput, required: true }) },
    resolve: (_root, { statsInput }, ctx) => statsChart(ctx, statsInput),
  }),
);

import { locales, statsGroupings, statsTypes } from "#rules/codes.ts";
import { isSplitBy } from "#rules/statistics/buckets.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { choice } from "../choice.ts";
import { error } from "../text.ts";
import { StatsPeriodInput } from "./period.ts";

/** The kind of figures of a period, and the parts that it is split by: `groupingUnfit` where they do not fit it. */
export const StatsInput = (today: IsoDate) =>
  StatsPeriodInput(today)
    .extend({
      type: choice(statsTypes),
      grouping: choice(statsGroupings),
      locale: choice(locales)
        .nullish()
        .transform((locale) => locale ?? null),
    })
    .superRefine(({ period, grouping }, context) => {
      if (!isSplitBy(period, grouping))
        context.addIssue({ code: "custom", path: ["grouping"], message: error("groupingUnfit") });
    });

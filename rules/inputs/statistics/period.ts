import { z } from "zod";
import { statsPeriods } from "#rules/codes.ts";
import { isStatsDay } from "#rules/statistics/buckets.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { choice } from "../choice.ts";
import { ids } from "../ids.ts";
import { error } from "../text.ts";

/**
 * A calendar period, by a day of the years 2000 to 2100 in it, today by default; the people and services whose figures
 * are asked for, all of them where none are chosen.
 */
export const StatsPeriodInput = (today: IsoDate) =>
  z.object({
    period: choice(statsPeriods),
    date: z
      .string()
      .refine((day) => isIsoDate(day) && isStatsDay(day), error("dateInvalid"))
      .nullish()
      .transform((day) => day ?? today),
    staffs: ids(200),
    procedures: ids(500),
  });

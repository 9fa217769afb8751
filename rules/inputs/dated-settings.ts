import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import { datedSettings, type DatedSetting, type NumbersOf } from "#rules/dated-settings/dated-settings.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { comingDay, typedComingDay } from "./coming-day.ts";
import { error } from "./text.ts";

type Numbers<S extends DatedSetting> = Record<keyof NumbersOf<S>, z.ZodCoercedNumber>;

const numbersOf = <S extends DatedSetting>(setting: S) =>
  Object.fromEntries(
    Object.entries(datedSettings[setting]).map(([name, { least, most }]) => [
      name,
      z.coerce
        .number(error("notANumber"))
        .int(error("notANumber"))
        .min(least, error("valueInvalid"))
        .max(most, error("valueInvalid")),
    ]),
  ) as Numbers<S>;

/** The numbers of a setting with the day from which they hold, today at the earliest. */
export const DatedSettingInput = (setting: DatedSetting, today: IsoDate) =>
  z.object({ ...numbersOf(setting), validFrom: comingDay(today) });

/** The same as they are typed. */
export const DatedSettingForm = (setting: DatedSetting, today: IsoDate, locale: Locale) =>
  z.object({ ...numbersOf(setting), validFrom: typedComingDay(today, locale) });

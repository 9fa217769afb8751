import { addDays } from "../time/dates.ts";
import { localDate, localTime, type IsoDate } from "../time/time.ts";

/** The hours of the evening, by Prague's clocks, at which tomorrow's sheet can go. */
export const sheetTimes = ["16:00", "17:00", "18:00", "19:00", "20:00", "21:00", "22:00"] as const;
export type SheetTime = (typeof sheetTimes)[number];
export const USUAL_SHEET_TIME: SheetTime = "19:00";

/** The day whose sheet is due: tomorrow, from this time of the evening until midnight; null before. */
export const sheetDay = (now: Date, time: SheetTime): IsoDate | null =>
  localTime(now) >= time ? addDays(localDate(now), 1) : null;

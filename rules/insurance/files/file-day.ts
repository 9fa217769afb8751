import { isoDate, type IsoDate } from "../../time/time.ts";

/** `03112026` as a day, where there is such a day. */
export function readFileDay(value: string): IsoDate | null {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(value) ?? [];
  return year ? isoDate(Number(year), Number(month), Number(day)) : null;
}

/** A day as `03112026`. */
export const writeFileDay = (day: IsoDate): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$3$2$1");

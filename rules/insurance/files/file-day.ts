import { isoDate, type IsoDate } from "../../time/time.ts";

/** `03112026` as a day, where there is such a day. */
export function readFileDay(value: string): IsoDate | null {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(value) ?? [];
  return year ? isoDate(Number(year), Number(month), Number(day)) : null;
}

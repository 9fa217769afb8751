import type { IsoTime } from "./time.ts";

/**
 * Reads a time as people type it: `8`, `08`, `8:30`, `830`, `0830`, `8.30`, `8h30`, `8 hod`, `8 Uhr`. Null otherwise.
 */
export function readTime(text: string): IsoTime | null {
  const typed = text.length > 20 ? "" : text.trim().toLowerCase().replace(/\s+/g, " ");
  const [, hour = "", minute = "00"] =
    /^(\d{1,2})(?: ?[:.,h ] ?(\d\d))? ?(?:h|hod\.?|uhr)?$/.exec(typed) ?? /^(\d{1,2})(\d\d)$/.exec(typed) ?? [];
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, "0")}:${minute}` : null;
}

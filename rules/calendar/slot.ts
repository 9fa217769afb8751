import { isIsoDate, type IsoDate, type IsoTime } from "../time/time.ts";

/**
 * A quarter of an hour is drawn this many pixels tall in the picture that is pressed, whatever the page scales it to.
 */
export const SLOT_PX = 16;
const SLOT_MINUTES = 15;

export type Slot = { by: "staffs" | "facilities"; id: number; from: `${IsoDate}T${IsoTime}` | IsoDate };

/**
 * The pressed slot of the calendar: `staffs.3.2026-11-24.x` and `.y` are the point in the column of person 3, `from`
 * the minute at its top. The Enter key sends the upper left corner: no time was chosen.
 */
export function slotAt(query: URLSearchParams): Slot | null {
  const [name = "", y] = [...query].find(([name]) => name.endsWith(".y")) ?? [];
  const [, by, id, date] = /^(staffs|facilities)\.(\d{1,9})\.(\d{4}-\d\d-\d\d)\.y$/.exec(name) ?? [];
  if (!date || !isIsoDate(date)) return null;
  const place = { by: by as Slot["by"], id: Number(id) };
  const minutes = Number(query.get("from")) + Math.floor(Number(y) / SLOT_PX) * SLOT_MINUTES;
  const chosen = (Number(y) > 0 || Number(query.get(name.replace(/y$/, "x"))) > 0) && minutes >= 0 && minutes < 24 * 60;
  if (!chosen) return { ...place, from: date };
  return {
    ...place,
    from: `${date}T${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
  };
}

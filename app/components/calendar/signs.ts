import type { Mark } from "#rules/calendar/draw-calendar.ts";

/** One sign a mark, on tiles and in the legend. */
export const signs: Record<Mark, string> = {
  requested: "?",
  present: "✓",
  excused: "✕",
  absent: "⊘",
  arrived: "◔",
  treated: "◑",
  left: "●",
  first: "1.",
  unpaid: "¤",
  repeats: "↻",
  note: "✎",
};

/** Visits left on vouchers. */
export const visitsLeft = (visits: number | string) => `${visits}×`;

/** A limit that is further away asks for nothing yet. */
const NEAR_DAYS = 30;

/** Days to the next limit of an FT voucher, once it is near; past it no number. */
export const voucherDays = (days: number) => (days < 0 ? "FT!" : days > NEAR_DAYS ? "FT" : `FT${days}`);

/** In place of a name, on a screen that patients see. */
export const NO_NAME = "•••";

import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";

/** `1. 3. 2026 – 14. 3. 2026`, or the one day. */
export function periodOf(from: string | null, to: string | null, locale: Locale): string {
  const days = [...new Set([from, to].filter((day) => day !== null))];
  return days.map((day) => formatDate(day, locale)).join(" – ");
}

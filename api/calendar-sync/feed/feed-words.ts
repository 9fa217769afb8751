import type { Locale } from "#rules/codes.ts";
import type { Words } from "./list-feed-events.ts";

export const feedWords: Record<Locale, Words> = {
  cs: { busy: "Obsazeno", event: "Událost", freeTime: "Volno" },
  de: { busy: "Belegt", event: "Termin", freeTime: "Abwesenheit" },
  en: { busy: "Busy", event: "Event", freeTime: "Time off" },
  sk: { busy: "Obsadené", event: "Udalosť", freeTime: "Voľno" },
};

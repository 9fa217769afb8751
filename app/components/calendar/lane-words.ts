import type { TFunction } from "i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { LaneWords } from "./lane-html.ts";

/** The words of lanes, translated once for all columns. */
export function laneWords(t: TFunction<"calendar">, locale: Locale): LaneWords {
  const newAt = t("newAt", { who: "{who}", date: "{date}" });
  const day = once((date) => formatDate(date, locale, "short"));
  return {
    event: t("event"),
    freeTime: t("freeTime"),
    group: t("group"),
    break: t("break"),
    note: once((note) => t(`notes.${note}` as "notes.ROOM")),
    showAll: (number, who, date) => t("showAll", { number, who, date: day(date) }),
    newAt: (who, date) => newAt.replace("{who}", () => who || t("together")).replace("{date}", () => day(date)),
  };
}

function once(say: (what: string) => string) {
  const said = new Map<string, string>();
  return (what: string) => said.get(what) ?? said.set(what, say(what)).get(what)!;
}

import type { Locale } from "#rules/codes.ts";
import { formatDate, formatPhone, formatTime, weekdayName } from "#rules/format.ts";
import type { NoticeOccasion, NotificationType } from "#rules/notices/alerts.ts";
import type { TokenValues } from "#rules/notices/tokens.ts";
import { formatAddress } from "#rules/patients/format-address.ts";
import { localDate, weekday } from "#rules/time/time.ts";
import type { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { partsOf } from "../patients/address.ts";

type Center = Pick<
  typeof medicalCenters.$inferSelect,
  "name" | "phone" | "street" | "houseNumber" | "orientationNumber" | "postcode" | "town" | "townPart" | "abroadAddress"
>;

/** A visit that is written about: its present begin, or of a cancelled one the former; and the one known so far. */
export type WrittenVisit = { beginAt: Date; knownAt: Date | null };

/** As many visits are listed in one mail. */
const MOST_LISTED = 20;

const words: Record<Locale, { at: string; all: (count: number) => string; more: (count: number) => string }> = {
  cs: { at: "v", all: (count) => `Počet termínů: ${count}.`, more: (count) => `a dalších: ${count}` },
  de: { at: "um", all: (count) => `Anzahl der Termine: ${count}.`, more: (count) => `und ${count} weitere` },
  en: { at: "at", all: (count) => `Number of appointments: ${count}.`, more: (count) => `and ${count} more` },
  sk: { at: "o", all: (count) => `Počet termínov: ${count}.`, more: (count) => `a ďalších: ${count}` },
};

export const centerValues = (center: Center): TokenValues => ({
  zarizeni: center.name,
  telefon: center.phone ? formatPhone(center.phone) : "",
  adresa: formatAddress(partsOf(center), center.abroadAddress),
});

/** The values of the first visit, and where there are more of them the list, or in an SMS their number. */
export function visitValues(
  visits: WrittenVisit[],
  language: Locale,
  channel: NotificationType,
  occasion: NoticeOccasion,
): TokenValues {
  const said = words[language];
  const inWords = (moment: Date) => `${formatDate(moment, language)} ${said.at} ${formatTime(moment)}`;
  const { beginAt, knownAt } = visits[0]!;
  return {
    datum: formatDate(beginAt, language),
    cas: formatTime(beginAt),
    den: weekdayName(weekday(localDate(beginAt)), language),
    puvodne: occasion === "MOVED" && knownAt ? inWords(knownAt) : "",
    terminy: visits.length === 1 ? "" : channel === "SMS" ? said.all(visits.length) : list(visits),
  };

  function list(all: WrittenVisit[]) {
    const lines = all.slice(0, MOST_LISTED).map((visit) => `– ${inWords(visit.beginAt)}`);
    const rest = all.length - MOST_LISTED;
    return [said.all(all.length), ...lines, ...(rest > 0 ? [`– ${said.more(rest)}`] : [])].join("\n");
  }
}

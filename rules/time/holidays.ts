import { daysBetween } from "./dates.ts";
import { isoDate, type IsoDate } from "./time.ts";

export type HolidayCountry = "CZ" | "SK";

/** The country whose holidays a centre keeps, by its own; the Czech ones where none is known. */
export const holidayCountry = (country: string | undefined): HolidayCountry => (country === "SK" ? "SK" : "CZ");

/** The years in which the day is free of work: from the first to the last, without the excepted ones. */
type Holiday = [name: string, years?: { since?: number; until?: number; except?: number[] }];

/**
 * The last year whose days off are settled by a law that is in force; later ones follow its permanent part. Sources:
 * act 245/2000 Sb. (CZ), which has no limit, and act 241/1993 Z. z. (SK), which has 8 May and 15 September for working
 * days in 2026 alone, by the package of consolidation of 2025. To be looked at each autumn for SK.
 */
export const HOLIDAYS_KNOWN_UNTIL: Record<HolidayCountry, number | null> = { CZ: null, SK: 2026 };

/** Keys: month and day, or the days from Easter Sunday with a sign. */
const HOLIDAYS: Record<HolidayCountry, Record<string, Holiday>> = {
  CZ: {
    "01-01": ["Nový rok / Den obnovy samostatného českého státu"],
    "-2": ["Velký pátek", { since: 2016 }],
    "+1": ["Velikonoční pondělí"],
    "05-01": ["Svátek práce"],
    "05-08": ["Den vítězství"],
    "07-05": ["Den slovanských věrozvěstů Cyrila a Metoděje"],
    "07-06": ["Den upálení mistra Jana Husa"],
    "09-28": ["Den české státnosti"],
    "10-28": ["Den vzniku samostatného československého státu"],
    "11-17": ["Den boje za svobodu a demokracii"],
    "12-24": ["Štědrý den"],
    "12-25": ["1. svátek vánoční"],
    "12-26": ["2. svátek vánoční"],
  },
  SK: {
    "01-01": ["Deň vzniku Slovenskej republiky"],
    "01-06": ["Zjavenie Pána"],
    "-2": ["Veľký piatok"],
    "+1": ["Veľkonočný pondelok"],
    "05-01": ["Sviatok práce"],
    "05-08": ["Deň víťazstva nad fašizmom", { since: 1997, except: [2026] }],
    "07-05": ["Sviatok svätého Cyrila a Metoda"],
    "08-29": ["Výročie SNP"],
    "09-01": ["Deň Ústavy", { until: 2023 }],
    "09-15": ["Sedembolestná Panna Mária", { except: [2026] }],
    "10-30": ["Výročie Deklarácie slovenského národa", { since: 2018, until: 2018 }],
    "11-01": ["Sviatok všetkých svätých"],
    "11-17": ["Deň boja za slobodu a demokraciu", { since: 2001, until: 2024 }],
    "12-24": ["Štedrý deň"],
    "12-25": ["Prvý sviatok vianočný"],
    "12-26": ["Druhý sviatok vianočný"],
  },
};

/** The country's name of a national holiday on which people do not work; null on other days. */
export function holidayOn(date: IsoDate, country: HolidayCountry): string | null {
  const year = Number(date.slice(0, 4));
  const offset = daysBetween(easterSunday(year), date);
  const holidays = HOLIDAYS[country];
  const [name, { since = 0, until = Infinity, except = [] } = {}] =
    holidays[date.slice(5)] ?? holidays[offset < 0 ? `${offset}` : `+${offset}`] ?? [];
  return name && year >= since && year <= until && !except.includes(year) ? name : null;
}

/** Gregorian Easter by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * late + 114;
  return isoDate(year, Math.floor(days / 31), (days % 31) + 1) ?? "";
}

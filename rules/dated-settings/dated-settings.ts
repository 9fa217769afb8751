import { MOST_LATE_HOURS } from "../payments/missed-visit.ts";
import type { IsoDate } from "../time/time.ts";

type Bounds = { least: number; most: number; first: number };

/**
 * Settings of a centre that hold from a day on, each of whole numbers: their bounds, and what holds before the first
 * change.
 */
export const datedSettings = {
  MISSED_VISITS: {
    feePercent: { least: 0, most: 100, first: 100 },
    lateHours: { least: 0, most: MOST_LATE_HOURS, first: 0 },
  },
  /** The version of the interface of insurers: the one on the day of handing over. First 6.2.47 (DR-II of September 2025). */
  INSURER_INTERFACE: {
    major: { least: 1, most: 99, first: 6 },
    minor: { least: 0, most: 99, first: 2 },
    edition: { least: 0, most: 999, first: 47 },
  },
  /** The version of the form of an F-dávka (FVERZE), as 6.20. First none: the interface does not say it. */
  INSURER_INVOICE_FORM: {
    major: { least: 0, most: 9, first: 0 },
    minor: { least: 0, most: 99, first: 0 },
  },
} as const satisfies Record<string, Record<string, Bounds>>;

export type DatedSetting = keyof typeof datedSettings;
export type NumbersOf<S extends DatedSetting> = Record<keyof (typeof datedSettings)[S] & string, number>;
/** The numbers that hold from a day on. */
export type Change = { validFrom: IsoDate; numbers: Record<string, number> };

export const datedSettingNames = Object.keys(datedSettings) as DatedSetting[];

/** The numbers that hold on a day: those of the last change until then. */
export function numbersOn<S extends DatedSetting>(setting: S, changes: readonly Change[], day: IsoDate): NumbersOf<S> {
  const first = Object.fromEntries(Object.entries(datedSettings[setting]).map(([name, { first }]) => [name, first]));
  const [last] = changes
    .filter(({ validFrom }) => validFrom <= day)
    .sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  return { ...first, ...last?.numbers } as NumbersOf<S>;
}

import type { FacilityType, PeriodUnit, Profession, ProfileRole, VatRate } from "#rules/codes.ts";
import type { WorkingHours } from "../core/db/tables/profiles.ts";
import type { procedures } from "../core/db/tables/procedures.ts";
import type { DemoCourse } from "./contents/reports.ts";
import type { DemoPreference } from "./contents/preferences.ts";
import type { DemoText } from "./contents/report-texts.ts";

/** A member of staff. Services, facilities and staff are named by their place in the clinic's lists. */
export type Worker = {
  role: ProfileRole;
  profession: Profession;
  degreeBefore: string | null;
  name: string;
  surname: string;
  email: string;
  room: string | null;
  hours: WorkingHours;
  services: number[];
  /** Visits of a patient with this person before going home. */
  visits: [from: number, to: number];
  /** Patients in therapy at the same time. */
  caseload: number;
};

export type Service = Pick<typeof procedures.$inferSelect, "name" | "uzisType" | "color" | "vatRate"> & {
  minutes: number;
  crowns: number;
  /** Patients at once; more than one is a group. */
  places: number;
  facility: number | null;
  bookable: boolean;
  /** Relative frequency; 0 for services with their own times. */
  weight: number;
};

export type Facility = { type: FacilityType; name: string };

/** Products and services sold besides the procedures. */
export type Product = { name: string; crowns: number; vatRate: VatRate };

/** A preset of vouchers; services are named by their place in the clinic's list. */
export type VoucherPreset = {
  name: string;
  crowns: number;
  services: { service: number; count: number }[];
  validity: [amount: number, unit: PeriodUnit];
};

/** A weekly event at the same time: a group of the first worker, or a meeting. Absent staff are left out. */
export type Fixture = {
  weekdays: number[];
  from: string;
  to: string;
  workers: number[];
  what: { service: number } | { name: string };
};

/** Whole days off; weeks are counted from the current one. */
export type Absence = { worker: number; week: number; weekdays: [from: number, to: number]; name: string };

/** Whole weeks with other hours, counted from the current one. */
export type OtherHours = { worker: number; weeks: [from: number, to: number]; hours: WorkingHours };

export type Clinic = {
  name: string;
  slug: string;
  email: string;
  address: { street: string; houseNumber: string; orientationNumber: string; postcode: string; town: string };
  staff: Worker[];
  facilities: Facility[];
  services: Service[];
  products: Product[];
  voucherPresets: VoucherPreset[];
  fixtures: Fixture[];
  absences: Absence[];
  otherHours: OtherHours[];
  preferences: DemoPreference[];
  /** The information and consent texts, version by version. */
  wordings: string[];
  /** Patients with two cards by mistake. */
  secondCards: number;
  /** Cards past their retention. */
  pastCards: number;
  /** Texts that can be inserted into reports. */
  texts: DemoText[];
  /** Workers with written medical reports. */
  courses: DemoCourse[];
};

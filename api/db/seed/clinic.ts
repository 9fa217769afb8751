import type { FacilityType, Profession, ProfileRole, VatRate } from "#rules/codes.ts";
import type { WorkingDay, WorkingHours } from "../tables/medical-centers.ts";
import type { procedures } from "../tables/procedures.ts";
import { courses, type DemoCourse } from "./reports.ts";
import { wishes, type DemoWish } from "./wishes.ts";
import { reportTexts, type DemoText } from "./report-texts.ts";
import { wordings } from "./wordings.ts";

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
  /** How many visits a patient has with this person before going home. */
  visits: [from: number, to: number];
  /** How many patients are looked after at once. */
  caseload: number;
};
export type Service = Pick<typeof procedures.$inferSelect, "name" | "uzisType" | "color"> & {
  minutes: number;
  crowns: number;
  /** How many patients at once; more than one is a group. */
  places: number;
  facility: number | null;
  bookable: boolean;
  /** How often it is done beside the others; 0 for what has its own moments. */
  weight: number;
};
export type Facility = { type: FacilityType; name: string };
/** What is sold beside the services. */
export type Product = { name: string; crowns: number; vatRate: VatRate };
/** What comes every week at the same time: a group of the first worker, or a meeting. Who is not at work stays away. */
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
  fixtures: Fixture[];
  absences: Absence[];
  otherHours: OtherHours[];
  wishes: DemoWish[];
  /** What patients are told and asked, version by version. */
  wordings: string[];
  /** How many patients have two cards by mistake. */
  secondCards: number;
  /** How many cards are past their time. */
  pastCards: number;
  /** What can be put into reports. */
  texts: DemoText[];
  /** Whose medical reports were written. */
  courses: DemoCourse[];
};

const [gym, massageRoom, workshop, shockWave, lymph, surgery] = [0, 1, 2, 3, 4, 5] as const;
export const facilities: Facility[] = [
  { type: "ROOM", name: "Tělocvična" },
  { type: "ROOM", name: "Masérna" },
  { type: "ROOM", name: "Ergodílna" },
  { type: "EQUIPMENT", name: "Rázová vlna" },
  { type: "EQUIPMENT", name: "Lymfodrenážní přístroj" },
  { type: "ROOM", name: "Lékařská ordinace" },
];

export const products: Product[] = [
  { name: "Tejpování jedné oblasti", crowns: 200, vatRate: "ZERO" },
  { name: "Výpis ze zdravotnické dokumentace", crowns: 350, vatRate: "PRIMARY" },
  { name: "Tejpovací páska", crowns: 189, vatRate: "PRIMARY" },
  { name: "Odporová guma", crowns: 149, vatRate: "PRIMARY" },
  { name: "Overball", crowns: 129, vatRate: "PRIMARY" },
  { name: "Ortéza zápěstí", crowns: 690, vatRate: "REDUCED" },
];

const forOne = { places: 1, facility: null, bookable: false };
/** The first is the one with which a new patient begins. */
export const services: Service[] = [
  {
    ...forOne,
    name: "Vstupní vyšetření",
    uzisType: "OTHER",
    minutes: 60,
    crowns: 1200,
    color: "BLUE",
    bookable: true,
    weight: 0,
  },
  {
    ...forOne,
    name: "Individuální LTV",
    uzisType: "LTV",
    minutes: 45,
    crowns: 950,
    color: "GREEN",
    bookable: true,
    weight: 10,
  },
  {
    ...forOne,
    name: "Měkké techniky a mobilizace",
    uzisType: "LTV",
    minutes: 30,
    crowns: 690,
    color: "CYAN",
    weight: 4,
  },
  {
    ...forOne,
    name: "Klasická masáž",
    uzisType: "OTHER",
    minutes: 45,
    crowns: 850,
    color: "PINK",
    facility: massageRoom,
    weight: 4,
  },
  {
    ...forOne,
    name: "Rázová vlna",
    uzisType: "FT",
    minutes: 15,
    crowns: 600,
    color: "GRAY",
    facility: shockWave,
    weight: 1,
  },
  {
    ...forOne,
    name: "Přístrojová lymfodrenáž",
    uzisType: "FT",
    minutes: 45,
    crowns: 550,
    color: "VIOLET",
    facility: lymph,
    weight: 3,
  },
  {
    ...forOne,
    name: "Ergoterapie",
    uzisType: "ERGO",
    minutes: 45,
    crowns: 900,
    color: "ORANGE",
    facility: workshop,
    weight: 10,
  },
  {
    ...forOne,
    name: "Vyšetření lékařem",
    uzisType: "OTHER",
    minutes: 30,
    crowns: 1100,
    color: "INDIGO",
    facility: surgery,
    weight: 10,
  },
  {
    name: "Skupinové cvičení – zdravá záda",
    uzisType: "LTV",
    minutes: 60,
    crowns: 250,
    color: "YELLOW",
    places: 8,
    facility: gym,
    bookable: true,
    weight: 0,
  },
];
const [examination, exercise, techniques, massage, wave, drainage, ergotherapy, consultation, group] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;
export const physiotherapy = [examination, exercise, techniques, wave];

const hours = (from: string, to: string, pause?: [from: string, to: string]): WorkingDay => ({
  from,
  to,
  breaks: pause ? [{ from: pause[0], to: pause[1] }] : [],
});
const early = hours("06:30", "14:30", ["10:30", "11:00"]);
const morning = hours("07:00", "15:00", ["11:30", "12:00"]);
const middle = hours("08:00", "16:30", ["12:00", "12:30"]);
const late = hours("11:00", "19:00", ["15:00", "15:30"]);
const shortMorning = hours("08:00", "13:00");
const afternoon = hours("13:00", "18:00");

/** Weeks of five equal days. */
export const shifts = [early, morning, middle, late].map((day): WorkingHours => [day, day, day, day, day, null, null]);
const [earlyShift, morningShift, middleShift] = shifts as [WorkingHours, WorkingHours, WorkingHours];

export const therapist = {
  role: "ROLE_PARAMEDIC",
  profession: "PHYSIOTHERAPIST",
  degreeBefore: "Mgr.",
  room: null,
  visits: [5, 10],
  caseload: 28,
} satisfies Partial<Worker>;

/** Nobody in it exists. */
export const demoClinic: Clinic = {
  name: "Rehabilitace U Lípy",
  slug: "rehabilitace-u-lipy",
  email: "info@demo.example",
  address: {
    street: "Lipová",
    houseNumber: "418",
    orientationNumber: "7",
    postcode: "37001",
    town: "České Budějovice",
  },
  facilities,
  services,
  products,
  staff: [
    {
      ...therapist,
      role: "ROLE_ADMIN",
      name: "Klára",
      surname: "Javorská",
      email: "admin@demo.example",
      room: "Ordinace 1",
      hours: middleShift,
      services: physiotherapy,
    },
    {
      ...therapist,
      name: "Ondřej",
      surname: "Vrba",
      email: "fyzio@demo.example",
      room: "Ordinace 2",
      hours: morningShift,
      services: [...physiotherapy, group],
    },
    {
      ...therapist,
      name: "Lucie",
      surname: "Bukovská",
      degreeBefore: "Bc.",
      email: "lucie.bukovska@demo.example",
      room: "Ordinace 3",
      hours: earlyShift,
      services: [...physiotherapy, drainage, group],
    },
    {
      ...therapist,
      name: "Martin",
      surname: "Jedlička",
      degreeBefore: "Bc.",
      email: "martin.jedlicka@demo.example",
      room: "Ordinace 4",
      hours: [late, late, late, late, morning, hours("08:00", "12:00"), null],
      services: [...physiotherapy, massage, group],
    },
    {
      ...therapist,
      name: "Tereza",
      surname: "Habrová",
      degreeBefore: null,
      email: "tereza.habrova@demo.example",
      hours: [shortMorning, afternoon, shortMorning, afternoon, shortMorning, null, null],
      services: [techniques, massage, drainage],
      caseload: 20,
    },
    {
      ...therapist,
      profession: "OCCUPATIONAL_THERAPIST",
      name: "Ivana",
      surname: "Olšová",
      email: "ivana.olsova@demo.example",
      hours: middleShift,
      services: [ergotherapy],
    },
    {
      ...therapist,
      profession: "DOCTOR",
      name: "Pavel",
      surname: "Dubský",
      degreeBefore: "MUDr.",
      email: "pavel.dubsky@demo.example",
      room: "Lékařská ordinace",
      hours: [shortMorning, shortMorning, null, afternoon, shortMorning, null, null],
      services: [consultation],
      visits: [1, 2],
      caseload: 20,
    },
    {
      ...therapist,
      role: "ROLE_RECEPTIONIST",
      profession: "OTHER",
      name: "Renata",
      surname: "Březinová",
      degreeBefore: null,
      email: "recepce@demo.example",
      room: "Recepce",
      hours: morningShift,
      services: [],
    },
  ],
  fixtures: [
    { weekdays: [2], from: "13:00", to: "13:30", workers: [0, 1, 2, 3, 4, 5, 6, 7], what: { name: "Porada týmu" } },
    { weekdays: [1, 2, 3, 4, 5], from: "07:00", to: "07:30", workers: [7], what: { name: "Příprava dne" } },
    { weekdays: [1, 3, 5], from: "10:00", to: "10:30", workers: [7], what: { name: "Objednávky pomůcek" } },
    { weekdays: [2, 4], from: "12:30", to: "13:00", workers: [7], what: { name: "Hovory s pojišťovnami" } },
    { weekdays: [1, 2, 3, 4, 5], from: "14:30", to: "15:00", workers: [7], what: { name: "Uzávěrka pokladny" } },
    { weekdays: [1, 4], from: "08:00", to: "09:00", workers: [1], what: { service: group } },
    { weekdays: [3], from: "07:00", to: "08:00", workers: [2], what: { service: group } },
    { weekdays: [1, 3], from: "17:00", to: "18:00", workers: [3], what: { service: group } },
    { weekdays: [6], from: "09:00", to: "10:00", workers: [3], what: { service: group } },
  ],
  absences: [
    { worker: 4, week: 1, weekdays: [4, 5], name: "Dovolená" },
    { worker: 1, week: -6, weekdays: [1, 5], name: "Dovolená" },
    { worker: 2, week: -10, weekdays: [5, 5], name: "Kurz: dynamická stabilizace" },
    { worker: 0, week: -17, weekdays: [1, 5], name: "Dovolená" },
    { worker: 5, week: -21, weekdays: [1, 3], name: "Nemoc" },
    { worker: 3, week: -30, weekdays: [1, 5], name: "Dovolená" },
  ],
  otherHours: [
    { worker: 5, weeks: [1, 2], hours: [shortMorning, shortMorning, shortMorning, shortMorning, null, null, null] },
  ],
  wishes,
  wordings,
  secondCards: 1,
  pastCards: 4,
  texts: reportTexts,
  courses,
};

import type { Random } from "#api/seed/random.ts";
import { DAY } from "#rules/time/durations.ts";
import type { Visitor } from "./visitor.ts";

type Action = (somebody: Visitor, random: Random, n: number) => Promise<unknown>;
export type Habits = [Action, ...Action[]];

/** A day not far from today. */
const day = ({ between }: Random) => new Date(Date.now() + between(-15, 15) * DAY).toISOString().slice(0, 10);
const query = ({ pick }: Random) => encodeURIComponent(pick(["no", "ku", "dvo", "hor", "ma", "svo", "če", "pro"]));

/** Half an hour that no other action takes, in which everybody works, long after the days of the centre. */
function freeTime(n: number) {
  const day = Math.floor(n / 4);
  const at = new Date(Date.UTC(2040, 0, 2 + 7 * Math.floor(day / 5) + (day % 5), 12, 30 + 30 * (n % 4)));
  const date = `${at.getUTCDate()}. ${at.getUTCMonth() + 1}. ${at.getUTCFullYear()}`;
  return { date, from: at.toISOString().slice(11, 16), duration: "30" };
}

/** A patient of the card file, found as people find them. */
async function anyCard(somebody: Visitor, random: Random): Promise<string> {
  const found = await somebody.links(`/kartoteka?q=${query(random)}`, /^\/kartoteka\/[0-9a-f-]{36}$/);
  return found[0] ? random.pick([found[0], ...found]) : anyCard(somebody, random);
}

const lookAtWeek: Action = (somebody, random) => somebody.open(`/?date=${day(random)}`);
const lookAtDay: Action = (somebody, random) => somebody.open(`/?view=day-time-grid&date=${day(random)}`);
const openCard: Action = async (somebody, random) => somebody.open(await anyCard(somebody, random));
const search: Action = (somebody, random) => somebody.open(`/hledani?q=${query(random)}`);
const oneOf =
  (...addresses: [string, ...string[]]): Action =>
  (somebody, random) =>
    somebody.open(random.pick(addresses));

const enterCard: Action = (somebody, random, n) =>
  somebody.send("/kartoteka/novy", {
    name: "Jan",
    surname: `Pracovní ${n}`,
    phone: `601${String(n).padStart(6, "0")}`,
    dateOfBirth: `${random.between(1, 28)}. 5. 1970`,
  });

const enterTimeOff: Action = (somebody, _random, n) =>
  somebody.send("/nova-udalost?tab=free-time", { ...freeTime(n), note: `zapsáno ${n}` });

/** A visit of a patient who is known, with one of the people who may lead it. */
const bookVisit: Action = async (somebody, random, n) => {
  const [form] = await somebody.links(await anyCard(somebody, random), /^\/nova-udalost\?patient=\d+/);
  const people = (await somebody.open(form!))
    .querySelectorAll('select[name="owner"] option')
    .map((option) => option.getAttribute("value") ?? "")
    .filter((id) => id !== "");
  await somebody.send(form!, { ...freeTime(n), owner: random.pick(people as [string, ...string[]]) });
};

/** Visits that somebody has checked in: two people at once would get in the way of each other. */
const checkedIn = new Set<string>();

/** A patient of the last two weeks is there, and the visit is charged. */
const checkIn: Action = async (somebody, random) => {
  const past = new Date(Date.now() - random.between(0, 14) * DAY).toISOString().slice(0, 10);
  const visits = await somebody.links(`/?view=day-time-grid&date=${past}`, /^\/editace-udalosti\/\d+$/);
  const visit = visits.find((address) => !checkedIn.has(address));
  if (!visit) return;
  checkedIn.add(visit);
  const forms = (await somebody.open(visit)).querySelectorAll('form[action="/ucast"] [name="state"]');
  if (forms.length > 0) await somebody.send(visit, { state: "PRESENT" });
};

/** Of no visit: a visit has one report, and two may come to it at once. */
const writeReport: Action = async (somebody, random, n) => {
  const card = await anyCard(somebody, random);
  await somebody.send(`${card}/nova-zprava`, {
    patientAttendance: "",
    content: `Flexe ${90 + (n % 50)}°, bez otoku.\n`.repeat(20),
  });
};
const readReports: Action = async (somebody, random) => {
  const card = await anyCard(somebody, random);
  await somebody.open(`${card}?tab=dokumentace`);
  await somebody.open(`${card}/tisk`);
};

const settings = "/nastaveni/zdravotnicke-zarizeni";
const lookAtFigures = oneOf(
  "/statistiky?tab=finance&period=MONTH&grouping=DAY",
  "/statistiky?tab=navstevy&period=MONTH&grouping=DAY",
  "/statistiky?tab=finance&period=YEAR&grouping=MONTH",
);
const lookAtMoney = oneOf("/platby", "/platby?tab=nezaplacene", "/platby/prijate", "/platby/mesice", "/pokladna");
const lookAfter = oneOf(
  `${settings}/zaznam-cinnosti`,
  `${settings}/pracovni-doba`,
  `${settings}/sluzby`,
  `${settings}/odeslana-posta`,
  "/kartoteka?sort=created&direction=desc",
);
const printCalendar: Action = (somebody, random) => somebody.open(`/tisk-kalendare?date=${day(random)}`);

/** The work of a day, each action as often as it is listed. */
export const personas = {
  receptionist: [
    lookAtDay,
    lookAtDay,
    lookAtWeek,
    checkIn,
    checkIn,
    openCard,
    search,
    search,
    enterCard,
    bookVisit,
    bookVisit,
    oneOf("/seznam-nahradniku", "/platby?tab=nezaplacene"),
    printCalendar,
  ],
  paramedic: [
    lookAtDay,
    lookAtWeek,
    oneOf("/moje-prace"),
    openCard,
    openCard,
    readReports,
    readReports,
    writeReport,
    writeReport,
    enterTimeOff,
  ],
  owner: [lookAtFigures, lookAtFigures, lookAtMoney, lookAtMoney, lookAfter, lookAtWeek, openCard, search],
} satisfies Record<string, Habits>;
export type Persona = keyof typeof personas;

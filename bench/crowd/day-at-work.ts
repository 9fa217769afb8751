import type { Random } from "#api/seed/random.ts";
import type { Visitor } from "./visitor.ts";
import { DAY } from "#rules/time/durations.ts";

type Action = (somebody: Visitor, random: Random, n: number) => Promise<unknown>;

/** A day not far from today. */
const day = ({ between }: Random) => new Date(Date.now() + between(-15, 15) * DAY).toISOString().slice(0, 10);
const query = ({ pick }: Random) => encodeURIComponent(pick(["no", "ku", "dvo", "hor", "ma", "svo", "če", "pro"]));

/** A patient of the card file, found as people find them. */
async function anyCard(somebody: Visitor, random: Random): Promise<string> {
  const found = await somebody.open(`/kartoteka?q=${query(random)}`);
  const [first, ...rest] = found.querySelectorAll("tbody th a").map((link) => link.getAttribute("href")!);
  return first ? random.pick([first, ...rest]) : anyCard(somebody, random);
}
export type Habits = [Action, ...Action[]];

const lookAtWeek: Action = (somebody, random) => somebody.open(`/?date=${day(random)}`);
const lookAtDay: Action = (somebody, random) => somebody.open(`/?view=day-time-grid&date=${day(random)}`);
const openCard: Action = async (somebody, random) => somebody.open(await anyCard(somebody, random));
const search: Action = (somebody, random) => somebody.open(`/hledani?q=${query(random)}`);

const enterCard: Action = (somebody, random, n) =>
  somebody.send("/kartoteka/novy", {
    name: "Jan",
    surname: `Pracovní ${n}`,
    phone: `601${String(n).padStart(6, "0")}`,
    dateOfBirth: `${random.between(1, 28)}. 5. 1970`,
  });

/** Each slot is unique, on a day long after the demo clinic's. */
const enterEvent: Action = (somebody, _random, n) => {
  const at = new Date(Date.UTC(2040, 0, 1 + Math.floor(n / 24), 6, 30 * (n % 24)));
  const date = `${at.getUTCDate()}. ${at.getUTCMonth() + 1}. ${at.getUTCFullYear()}`;
  return somebody.send("/nova-udalost?tab=free-time", {
    owner: "1",
    date,
    from: at.toISOString().slice(11, 16),
    duration: "30",
    note: `zapsáno ${n}`,
  });
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
const lookAfter: Action = (somebody, random) =>
  somebody.open(
    random.pick([
      `${settings}/zaznam-cinnosti`,
      `${settings}/pracovni-doba`,
      `${settings}/sluzby`,
      `${settings}/odeslana-posta`,
      "/seznam-nahradniku",
    ]),
  );
const printCalendar: Action = (somebody, random) => somebody.open(`/tisk-kalendare?date=${day(random)}`);

/** The actions of a working day, with their frequency. */
export const work: Record<string, Habits> = {
  "recepce@demo.example": [
    lookAtWeek,
    lookAtWeek,
    lookAtDay,
    openCard,
    openCard,
    search,
    enterCard,
    enterEvent,
    enterEvent,
    printCalendar,
  ],
  "fyzio@demo.example": [lookAtWeek, lookAtDay, openCard, readReports, writeReport, writeReport, enterEvent],
  "admin@demo.example": [lookAtWeek, openCard, readReports, lookAfter, lookAfter, search, enterCard],
};

import { loadBenchmark } from "#api/seed/benchmark.ts";
import { patientCards } from "#api/core/db/tables/patient-cards.ts";
import { argon2id } from "#api/passwords/hash.ts";
import { firstLoad } from "./first-load.ts";
import { cpuOf, quantile, timesOf } from "./measure.ts";
import type { Site } from "./site.ts";
import type { Figure } from "./table.ts";

const compressed = { "accept-encoding": "br" };
const kB = (bytes: number) => bytes / 1000;

/** The files that a browser loads for a page at its first visit. */
export async function weights(site: Site): Promise<Figure[]> {
  const bare = {
    ...firstLoad(String(await site.bare()), "build/bare/client", site.builds.bare),
    html: (await site.bare(compressed)).length,
  };
  const loads = async (page: string) => firstLoad(String(await site.page(page)), "build/client", site.builds.product);
  const [calendar, list] = [await loads("/"), await loads("/kartoteka")];
  const week = (await site.page("/", compressed)).length;
  return [
    {
      name: "JavaScript of the calendar",
      value: kB(calendar.scripts),
      baseline: kB(bare.scripts),
      unit: "kB",
      budget: 118,
    },
    {
      name: "JavaScript of the card file",
      value: kB(list.scripts),
      baseline: kB(bare.scripts),
      unit: "kB",
      budget: 122, // 118 before it became a grid, with its views and files
    },
    { name: "HTML of the demo week", value: kB(week), baseline: kB(bare.html), unit: "kB", budget: 16 },
    { name: "CSS", value: kB(calendar.styles), unit: "kB", budget: 12 },
  ];
}

/** Processor time of one request; the database's own is not in it. */
export async function pageCosts(site: Site): Promise<Figure[]> {
  const [card] = await site.db.select({ uuid: patientCards.uuid }).from(patientCards).orderBy(patientCards.id).limit(1);
  const { bare, ...pages } = await cpuOf({
    bare: () => site.bare(compressed),
    login: () => site.publicPage("/prihlaseni", compressed),
    calendar: () => site.page("/", compressed),
    "card file": () => site.page("/kartoteka", compressed),
    card: () => site.page(`/kartoteka/${card!.uuid}?tab=zakladni-udaje`, compressed),
  });
  return Object.entries(pages).map(([name, value]) => ({
    name: `CPU of a request: ${name}`,
    value,
    baseline: bare,
    unit: "ms",
  }));
}

const MANY = 50_000;
/** The typed text. */
const searches = [
  "n",
  "nov",
  "novak",
  "nováková",
  "novak j",
  "Novák Jan",
  "j",
  "jana k",
  "svob",
  "svoboda pet",
  "kučerová",
  "dvorakova m",
  "prochazka",
  "č",
  "krejci eva",
  "601",
  "601 000",
  "601 000 377",
  "+420 702 000 119",
  "733000",
  "23. 6. 1985",
  "1. 1. 1950",
  "1985",
  "1962 jan",
  "855623/",
  "855623/0419",
  "jana.novakova@example.com",
  "nikdo takový",
] as const;
const search = `query ($q: String) {
  patientCards(q: $q) { total items { uuid fullName dateOfBirth phone cave } }
}`;

/** Time of a search through the whole API, among 50,000 cards and among the demo clinic's 400. */
export async function searchTimes(site: Site): Promise<Figure[]> {
  const password = "benchmark of the search";
  const email = await loadBenchmark(site.db, { patients: MANY, years: 1, now: new Date(), password, hasher: argon2id });
  const token = await site.logIn(email, password);
  const { few, many } = await timesOf(
    {
      few: (q: string) => site.graphql(search, { q }, site.demoToken),
      many: (q: string) => site.graphql(search, { q }, token),
    },
    searches,
  );
  const figure = (name: string, share: number): Figure => ({
    name,
    value: quantile(many, share),
    baseline: quantile(few, share),
    unit: "ms",
  });
  return [
    figure("Search in 50,000 cards against 400, median", 0.5),
    { ...figure("Search in 50,000 cards against 400, p95", 0.95), budgetOfRatio: 2 },
  ];
}

import { loadManyPatients } from "#tests/kit/many-patients.ts";
import { onServer, openBench, report } from "./bench-database.ts";

/** Milliseconds of a search through the whole API, among 400 and among 50,000 cards, as people type. */
const searches = [
  "", "n", "no", "nov", "nova", "novak", "novakova", "novak j", "novak jan", "j", "jana", "jana k", "svob", "svoboda pet", "kucer", "dvorakova", "prochazka", "z", "č", "krejci eva",
  "601", "601 000", "601 000 377", "+420 702 000 119", "733000", "23. 6. 1985", "1. 1. 1950", "1985", "1962", "19850623", "855623/", "855623/0419", "jana.novakova@example.com", "xyzzy",
];
const ROUNDS = 20;
const document = `query ($q: String) { patientCards(q: $q) { total totalIsCapped items { uuid fullName dateOfBirth phone cave insuranceCompany { abbreviation } } } }`;

await onServer(async (server) => {
  const files = [await openBench(server, "400", (owner) => loadManyPatients(owner, 400)), await openBench(server, "50000", (owner) => loadManyPatients(owner, 50_000))];
  // By turns, so that whatever else the machine does slows both alike; the first rounds only warm up.
  for (let round = -2; round < ROUNDS; round++) {
    if (round === 0) for (const file of files) file.times.length = 0;
    for (const q of searches) for (const file of files) await file.ask(document, { q });
  }
  const [small, large] = report("cards", files);
  console.log(`p95 is ${(large! / small!).toFixed(2)} times that of 400 cards`);
  for (const file of files) await file.close();
});

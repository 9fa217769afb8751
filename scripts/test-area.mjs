// Runs the tests of one area, `npm run test:area -- patients`: all in a folder of that name, then its journeys.
import { readdirSync } from "node:fs";
import path from "node:path";
import { run } from "./fresh.mjs";

const area = process.argv[2];
const foldersOf = (file) => path.dirname(file).split(path.sep);
const all = ["api", "app", "rules", "server", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => /\.test\.tsx?$/.test(file)),
);
const files = all.filter((file) => foldersOf(file).includes(area));
if (files.length === 0) {
  const areas = new Set(all.flatMap((file) => foldersOf(file).slice(1)));
  console.error(`No tests in a folder named ${area}. There are: ${[...areas].sort().join(", ")}`);
  process.exit(1);
}

const isJourney = (file) => file.startsWith(path.join("tests", "e2e"));
const quick = files.filter((file) => !isJourney(file));
const journeys = files.filter(isJourney);
if (quick.length > 0) run(`npx vitest run ${quick.join(" ")}`);
if (journeys.length > 0) run(`npx playwright test --project=with-js --project=gestures ${journeys.join(" ")}`);

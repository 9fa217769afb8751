// Runs the tests of one area, `npm run test:area -- patients`: all in a folder of that name, and its journeys.
import { spawn } from "node:child_process";
import { once } from "node:events";
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
run("node scripts/build-if-needed.mjs"); // once: both of the following would begin with it
const statuses = await Promise.all([
  quick.length > 0 && show(`npx vitest run ${quick.join(" ")}`),
  journeys.length > 0 && show(`npx playwright test --project=with-js --project=gestures ${journeys.join(" ")}`),
]);
process.exit(statuses.every((status) => !status) ? 0 : 1);

/** Prints the output of a command when it has ended, so that it does not mix with another's; answers its status. */
async function show(command) {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  const [status] = await once(child, "close");
  console.log(output);
  return status;
}

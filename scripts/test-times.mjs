// Prints the steps of the last `npm test`, and its test files of more than five seconds, as tables for docs/testing.md.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const read = (name) =>
  existsSync(`build/times/${name}.json`) ? JSON.parse(readFileSync(`build/times/${name}.json`, "utf8")) : null;

const vitestFiles = (name) =>
  (read(name)?.testResults ?? []).map(({ name: file, startTime, endTime }) => ({
    file: path.relative(process.cwd(), file),
    seconds: (endTime - startTime) / 1000,
  }));

/** A file of journeys takes what its tests take together. */
const playwrightFiles = (name) =>
  (read(name)?.suites ?? []).map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: secondsOf(suite) }));
const secondsOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0) + suites.reduce((sum, suite) => sum + secondsOf(suite), 0);

const print = (head, rows) => {
  console.log(`\n| ${head} | s |\n| --- | ---: |`);
  for (const [name, seconds] of rows) console.log(`| ${name} | ${Math.round(seconds)} |`);
};

print(
  "Step",
  (read("steps") ?? []).map(({ name, seconds }) => [name, seconds]),
);
for (const [head, files] of [
  ["Unit and page tests", vitestFiles("units")],
  ["Journeys", [...playwrightFiles("journeys"), ...playwrightFiles("gestures")]],
])
  print(
    head,
    files
      .filter(({ seconds }) => seconds > 5)
      .sort((a, b) => b.seconds - a.seconds)
      .map(({ file, seconds }) => [`\`${file}\``, seconds]),
  );

// One command that checks everything: types, lint, generated files, unit and page tests, then the browser.
import { existsSync, readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { build, install, run } from "./fresh.mjs";

install();
installBrowser();

let passed = 0;
let failed = 0;
const failures = [];
const step = (name, command, count = (output, ok) => (ok ? [1, 0] : [0, 1])) => {
  console.log(`\n== ${name}`);
  const { status, stdout } = spawnSync(`(${command}) 2>&1`, {
    shell: true,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1 << 28,
  });
  process.stdout.write(stdout);
  const [good, bad] = count(stdout, status === 0);
  if (status !== 0) failures.push(`-- ${name}`, ...failuresIn(stdout));
  passed += good;
  failed += status === 0 ? bad : Math.max(bad, 1);
};
// oxlint-disable-next-line no-control-regex
const plain = (output) => output.replace(/\u001b\[[0-9;]*m/g, "");
const last = (output, pattern) => Number([...plain(output).matchAll(pattern)].at(-1)?.[1] ?? 0);
const vitest = (output) => [last(output, /Tests .*?(\d+) passed/g), last(output, /Tests .*?(\d+) failed/g)];
/** Each test that failed, with the lines after its name, which say why. */
const failuresIn = (output) =>
  [...new Set(plain(output).match(/^ *(FAIL |\d+\) \[).*\n(\s*\S.*\n?){0,2}/gm))].map((found) => found.trimEnd());
const playwright = (output) => [last(output, /(\d+) passed/g), last(output, /(\d+) failed/g)];

step("types", "npx tsc --noEmit");
step("lint", "npx oxlint --deny-warnings");
step(
  "generated files",
  "npm run generate --silent && git diff --exit-code -- api/schema.graphql app/graphql/generated api/db/migrations",
);
build(); // after the generated files, which are part of it: the page and browser tests use this build
step("what a page loads", "node scripts/bench.mjs --check");
step("unit and page tests", "npx vitest run", vitest);
// Whatever asks a database itself, and what nobody meant; pages and walks ask it through the same API.
if (process.env.SECOND_DATABASE_URL)
  step(
    "API tests on the other PostgreSQL",
    `TEST_DATABASE_URL=${process.env.SECOND_DATABASE_URL} npx vitest run api tests/errors tests/hostile`,
    vitest,
  );
// A journey that fails may leave behind what others fail by, each after a minute.
step("journeys with scripts", "npx playwright test --project=with-js --max-failures=8", playwright);
step(
  "journeys without scripts, beside the walks over all pages",
  "npx playwright test --project=without-js --project=walks-with-js --workers=2 --max-failures=8",
  playwright,
);
if (failures.length > 0) console.log(`\n== what failed\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function installBrowser() {
  const debian =
    existsSync("/etc/debian_version") &&
    process.getuid?.() === 0 &&
    !/ubuntu/i.test(readFileSync("/etc/os-release", "utf8"));
  // Layouts are measured with the fonts that are installed here: a browser alone draws them wider.
  const needed = ["/usr/bin/chromium", ...(debian ? ["/usr/share/fonts/truetype/liberation"] : [])];
  if (process.env.CHROMIUM || needed.every((path) => existsSync(path))) return;
  if (debian)
    run("apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-liberation", {
      DEBIAN_FRONTEND: "noninteractive",
    });
  else run("npx playwright install --with-deps chromium");
}

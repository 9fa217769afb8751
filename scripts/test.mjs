// One command that checks everything. Steps that leave a processor idle run next to each other, each with its time.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { install, run } from "./fresh.mjs";

install();
installBrowser();

let passed = 0;
let failed = 0;
const failures = [];
const times = [];
async function step(name, command, count = (output, ok) => (ok ? [1, 0] : [0, 1])) {
  const begin = Date.now();
  const child = spawn(`(${command}) 2>&1`, { shell: true, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  const [status] = await once(child, "close");
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`\n== ${name} (${seconds} s)\n${output}`);
  times.push({ name, seconds });
  const [good, bad] = count(output, status === 0);
  if (status !== 0) failures.push(`-- ${name}`, ...failuresIn(output));
  passed += good;
  failed += status === 0 ? bad : Math.max(bad, 1);
}
// oxlint-disable-next-line no-control-regex
const plain = (output) => output.replace(/\u001b\[[0-9;]*m/g, "");
const last = (output, pattern) => Number([...plain(output).matchAll(pattern)].at(-1)?.[1] ?? 0);
const vitest = (output) => [last(output, /Tests .*?(\d+) passed/g), last(output, /Tests .*?(\d+) failed/g)];
/** Each failed test, with the lines after its name, which hold the reason; of a step without tests its last lines. */
const failuresIn = (output) => {
  const tests = plain(output).match(/^ *(FAIL |\d+\) \[).*\n(\s*\S.*\n?){0,2}/gm);
  return tests ? [...new Set(tests)].map((found) => found.trimEnd()) : plain(output).trimEnd().split("\n").slice(-20);
};
const playwright = (output) => [last(output, /(\d+) passed/g), last(output, /(\d+) failed/g)];

// Reports of how long each file took, from which `scripts/test-times.mjs` makes its table.
const reported = (name) => `--reporter=default --reporter=json --outputFile.json=build/times/${name}.json`;
const journal = (name) => `PLAYWRIGHT_JSON_OUTPUT_NAME=build/times/${name}.json`;

async function sources() {
  await step(
    "generated files",
    "npm run generate --silent && git diff --exit-code -- docs/settings.md api/schema.graphql app/graphql/generated",
  );
  // Types of the generated files too; they are nothing else, so that the build next to it reads none of them.
  await step("types", "npm run types --silent");
  await step("lint", "npx oxlint --deny-warnings");
  await step("format", "npx oxfmt --check .");
  // The weights of the product are compared with it; its build goes on next to these steps for longer.
  await step("bare page", "node scripts/build-bare.mjs");
}
await Promise.all([sources(), step("build", "node scripts/build-if-needed.mjs")]);
await Promise.all([
  step("what a page loads", "node scripts/bench.mjs --check"),
  step("start on Node 24", "node scripts/node-24/start.mjs"),
]);
mkdirSync("build/times", { recursive: true });
// Files that take long are those of this commit's turn.
process.env.MOTUS_PARTS = "commit";
// Pages and answers live for one test: with room for them a tenth of the time is saved on collecting them.
const roomy = "NODE_OPTIONS=--max-semi-space-size=64";
await step("unit and page tests", `${roomy} npx vitest run ${reported("units")}`, vitest);
// A journey that fails may leave behind rows by which others fail, each after a minute.
await step(
  "journeys with and without scripts",
  `${journal("journeys")} npx playwright test --project=with-js --project=without-js --max-failures=8 --reporter=list,json`,
  playwright,
);
await step(
  "journeys by drag and touch",
  `${journal("gestures")} npx playwright test --project=gestures --max-failures=8 --reporter=list,json`,
  playwright,
);
writeFileSync("build/times/steps.json", JSON.stringify(times));
if (failures.length > 0) console.log(`\n== what failed\n${failures.join("\n")}`);
console.log(
  `\n${times.map(({ name, seconds }) => `${seconds} s ${name}`).join("\n")}\n\n${passed} passed, ${failed} failed`,
);
process.exit(failed === 0 ? 0 : 1);

function installBrowser() {
  const debian =
    existsSync("/etc/debian_version") &&
    process.getuid?.() === 0 &&
    !/ubuntu/i.test(readFileSync("/etc/os-release", "utf8"));
  if (process.env.CHROMIUM) return;
  if (!debian) {
    if (!existsSync("/usr/bin/chromium")) run("npx playwright install --with-deps chromium");
    return;
  }
  // Layouts are measured in these fonts: a browser alone has none of them.
  const fonts = "/usr/share/fonts/truetype";
  const there = existsSync(fonts) ? readdirSync(fonts, { recursive: true }).map((file) => path.basename(file)) : [];
  const needed = ["LiberationSans-Regular.ttf", "LiberationSansNarrow-Regular.ttf", "DejaVuSans.ttf"];
  if (existsSync("/usr/bin/chromium-headless-shell") && needed.every((font) => there.includes(font))) return;
  // The narrow font is a package of its own from Debian 13 on.
  run(
    "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell" +
      " fonts-dejavu-core fonts-liberation $(apt-cache pkgnames fonts-liberation-sans-narrow)",
    { DEBIAN_FRONTEND: "noninteractive" },
  );
}

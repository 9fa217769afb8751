// Weighs and times the built product against a bare Remix page of the same run. With --check it only weighs the files a
// page loads, and fails above the budget; otherwise it always succeeds.
import { build, buildBare, install, run } from "./fresh.mjs";

install();
build();
const production = { NODE_ENV: "production" };
buildBare();
run(["npx tsx bench/run.ts", ...process.argv.slice(2)].join(" "), production);
if (!process.argv.includes("--check"))
  for (const file of [
    "years",
    "audit",
    "statistics",
    "lists",
    "imports/patients",
    "centers/centers",
    "insurers/candidates",
    "insurers/batches",
  ])
    run(`npx tsx bench/${file}.ts`);

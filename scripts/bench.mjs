// Weighs and times the built product beside a bare Remix page of the same run. With --check it only weighs what a page loads,
// and fails when that is over its budget; otherwise it always succeeds.
import { build, install, run } from "./fresh.mjs";

install();
build();
const production = { NODE_ENV: "production" };
run("npx remix vite:build --config bench/bare/vite.config.ts --logLevel warn", production);
run(["npx tsx bench/run.ts", ...process.argv.slice(2)].join(" "), production);
if (!process.argv.includes("--check")) for (const file of ["years", "audit"]) run(`npx tsx bench/${file}.ts`);

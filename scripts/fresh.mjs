// The preparation of `npm start` and `npm test`: packages installed, product built. No dependencies.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

process.chdir(path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), ".."));

export function run(command, env = {}) {
  console.log(`> ${command}`);
  const begun = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`  ${Math.round((Date.now() - begun) / 1000)} s`);
}

const changed = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const newest = (file) => {
  if (!existsSync(file)) return 0;
  const entry = statSync(file);
  if (!entry.isDirectory()) return isTest(file) ? 0 : entry.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))));
};
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** The build tools are development dependencies, so an install for production would leave nothing to build with. */
export function install() {
  if (changed("node_modules/.package-lock.json") < changed("package-lock.json"))
    run("npm ci --include=dev --no-audit --no-fund --loglevel=error", { NODE_ENV: "development" });
}

const sources = ["api", "app", "public", "rules", "server", "server.ts", "vite.config.ts", "package-lock.json"];

/** The bare page of the bench is made by the same tools as the product. */
export function buildBare() {
  const made = ["bench/bare", "vite.config.ts", "package-lock.json"];
  if (changed("build/bare/server/index.js") < Math.max(...made.map(newest)))
    run("npx remix vite:build --config bench/bare/vite.config.ts --logLevel warn", { NODE_ENV: "production" });
}

export function build() {
  if (changed("build/server/index.js") < Math.max(...sources.map(newest)))
    run("npm run build --silent", { NODE_ENV: "production" });
}

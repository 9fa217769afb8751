import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const password = "lipa-v-kvetu-2026";
// Outside `build`, which a build empties, and of this checkout alone.
const clinics = path.join(
  tmpdir(),
  `motus-e2e-${createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8)}`,
);
const seeded = path.join(clinics, "seeded");
const note = `${seeded}.json`;

/** The demo clinic is seeded once for each build and day; a worker starts over a copy of it. */
export async function seedClinic() {
  const wanted = JSON.stringify([statSync("build/server/index.js").mtimeMs, new Date().toDateString()]);
  if (existsSync(note) && readFileSync(note, "utf8") === wanted) return;
  rmSync(clinics, { recursive: true, force: true });
  mkdirSync(clinics, { mode: 0o700 });
  const { stop } = await serve(seeded);
  await stop();
  writeFileSync(note, wanted);
}

/** A clinic in a folder of its own, until it is stopped. */
export async function openClinic(name: string) {
  const folder = path.join(clinics, name);
  rmSync(folder, { recursive: true, force: true });
  // The files of the database belong to the user that PostgreSQL runs as.
  if (spawnSync("cp", ["-a", seeded, folder], { stdio: "inherit" }).status !== 0) throw new Error(`No ${folder}`);
  return serve(folder);
}

/** The letters that a clinic has sent, while it has no server for mail. */
export function lettersOf(name: string): string[] {
  const outbox = path.join(clinics, name, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox).map((file) => readFileSync(path.join(outbox, file), "utf8").replaceAll(/=\r?\n/g, ""));
}

type Clinic = { url: string; stop: () => Promise<void>; replaceBy: (root: string) => Promise<Clinic> };

/** Serves the product of this checkout, or of another folder (later-build.ts). */
async function serve(folder: string, port?: number, root = process.cwd()): Promise<Clinic> {
  port ??= await freePort();
  const url = `http://localhost:${port}`;
  const env = { PORT: String(port), MOTUS_DATA: folder, MOTUS_DEMO_PASSWORD: password, MOTUS_SAMPLER: "on" };
  const product = spawn(process.execPath, ["scripts/serve.mjs"], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const left = once(product, "exit");
  const stop = async () => {
    product.kill("SIGTERM");
    await left;
  };
  for (let attempt = 0; !(await isReady(url)); attempt++) {
    if (product.exitCode !== null || attempt > 1200) throw new Error(`The product did not start in ${folder}`);
    await sleep(100);
  }
  const replaceBy = (root: string) => stop().then(() => serve(folder, port, root));
  return { url, stop, replaceBy };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

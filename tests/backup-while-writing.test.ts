import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { loadBenchmark } from "#api/seed/benchmark.ts";
import { randomFrom } from "#api/seed/random.ts";
import { argon2id } from "#api/passwords/hash.ts";
import { emails, password } from "./cast/people.ts";
import { castApp, ownerIn } from "./kit/cast-app.ts";
import { checkHouse, checkWrites } from "./kit/check-writes.ts";
import { dataFolder } from "./kit/processes/data-folder.ts";
import { freePort, productProcess } from "./kit/processes/processes.ts";
import { tally, writersOf } from "./kit/writers.ts";
import { eventually } from "#tests/kit/time/eventually.ts";
import { HANGS_MS } from "#tests/kit/time/hangs.ts";

/** The suite has a few; a backup passes with MOTUS_PATIENTS=50000. */
const PATIENTS = Number(process.env.MOTUS_PATIENTS ?? 100);
const LONG = HANGS_MS + PATIENTS * 20;
/** So many are acknowledged before the backup begins. */
const BEFORE = Math.max(30, PATIENTS / 100);

const [dataDir, restoredDir, elsewhere] = [
  dataFolder({ until: afterAll }),
  dataFolder({ until: afterAll }),
  dataFolder({ until: afterAll }),
];
const port = await freePort();
const at = `http://127.0.0.1:${port}`;
const { writes, refused, acknowledged, begin } = writersOf({ at, random: randomFrom(PATIENTS) });

async function start(folder: string) {
  const product = await productProcess(undefined, folder, { PORT: String(port), MOTUS_URL: at, MOTUS_DEMO: "off" });
  await product.serves();
  return product;
}
async function stop({ child, left }: Awaited<ReturnType<typeof start>>) {
  child.kill("SIGTERM");
  expect(await left).toBe(0);
}
/** A command of the package, in a process of its own, with its time; an exit code other than 0 throws. */
async function command(script: string, folder: string, file: string) {
  const began = performance.now();
  const env = { PATH: process.env.PATH, MOTUS_DATA: folder };
  await promisify(execFile)(process.execPath, ["--import", "tsx", `scripts/commands/${script}.ts`, file], {
    env: env as never,
  });
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

test(
  `a backup of ${PATIENTS} patients while people write is restored to a state with all that was acknowledged before`,
  async () => {
    await castApp(dataDir, (db) =>
      loadBenchmark(db, { patients: PATIENTS, years: 1, now: new Date(), password, hasher: argon2id }),
    );
    const product = await start(dataDir);
    const writing = begin();
    await eventually(() => expect(acknowledged()).toBeGreaterThan(BEFORE), 20);
    const before = new Set(writes.filter(({ id }) => id !== undefined));
    const file = path.join(elsewhere, "backup");
    const backup = await command("backup", dataDir, file);
    const during = acknowledged() - before.size;
    await writing.stop();
    expect([refused, during > 0]).toEqual([[], true]);
    await stop(product);

    const restore = await command("restore", restoredDir, file);
    const restored = await start(restoredDir);
    const { data } = await restored.ask(
      `mutation { authLogin(username: "${emails.receptionist}", password: "${password}") { accessToken } }`,
    );
    const [card] = [...before].filter(({ kind }) => kind === "card");
    const { accessToken } = (data as unknown as { authLogin: { accessToken: string } }).authLogin;
    expect(await restored.ask(`{ patientCard(id: ${card!.id}) { surname } }`, accessToken)).toMatchObject({
      data: { patientCard: { surname: card!.mark } },
    });
    // A concurrent write is in the backup or not, and whole.
    await checkWrites(
      await ownerIn(restoredDir),
      restoredDir,
      writes.map((write) => (before.has(write) ? write : { ...write, id: undefined })),
      true,
    );
    await stop(restored);
    const auditRows = await checkHouse(await ownerIn(restoredDir), restoredDir);
    console.log(
      JSON.stringify({
        patients: PATIENTS,
        backup,
        bytes: statSync(file).size,
        restore,
        acknowledgedBefore: tally([...before]),
        acknowledgedDuring: during,
        auditRows,
      }),
    );
  },
  LONG,
);

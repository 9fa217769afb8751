import { execFile } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { argon2id } from "#api/passwords/hash.ts";
import { loadBenchmark } from "#api/seed/benchmark.ts";
import { randomFrom } from "#api/seed/random.ts";
import { emails, password } from "./cast/people.ts";
import { asking } from "./kit/backups.ts";
import { castApp, ownerIn } from "./kit/cast-app.ts";
import { checkApp, checkWrites } from "./kit/check-writes.ts";
import { dataFolder, serverIn } from "./kit/processes/data-folder.ts";
import { databaseUrl } from "./kit/database.ts";
import { mailServer } from "./kit/servers/mail-server.ts";
import { freePort, productProcess } from "./kit/processes/processes.ts";
import { programOf } from "./kit/processes/programs.ts";
import { mailbox, tally, writersOf } from "./kit/writers.ts";
import { eventually } from "#tests/kit/time/eventually.ts";
import { HANGS_MS } from "#tests/kit/time/hangs.ts";

/**
 * The suite runs a few; the product passes with MOTUS_KILLS=100 of each kind. MOTUS_KILLS_SEED kills at the moments of
 * another run. A backup passes with MOTUS_PATIENTS=50000.
 */
const ROUNDS = Number(process.env.MOTUS_KILLS ?? 1);
const PATIENTS = Number(process.env.MOTUS_PATIENTS ?? 100);
const seed = Number(process.env.MOTUS_KILLS_SEED ?? Date.now() % 1_000_000);
const LONG = HANGS_MS + ROUNDS * 60_000 + PATIENTS * 20;
const random = randomFrom(seed);

const dataDir = dataFolder({ until: afterAll });
const port = await freePort();
const mails = await mailServer();
const at = `http://127.0.0.1:${port}`;
const writers = writersOf({ at, random });
let product: Awaited<ReturnType<typeof productProcess>>;

const settings = { PORT: String(port), MOTUS_URL: at, MOTUS_DEMO: "off", SMTP_URL: mails.url };

/** On the embedded server, or on the same one as on one that was given. */
async function start(url?: string, folder = dataDir) {
  product = await productProcess(url, folder, settings);
  await product.serves();
}
async function stop() {
  product.child.kill("SIGTERM");
  expect(await product.left).toBe(0);
}
afterAll(() => void product.child.kill("SIGKILL"));
/**
 * A process that has ended on its own since, as those of a killed server and of a killed application do, counts as
 * killed.
 */
function kill(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);

const killApp = () => void product.child.kill("SIGKILL");
/** Its main process, all of them at once, or one that serves a connection, which ends all the others. */
function killServer() {
  const main = serverIn(dataDir);
  const others = childrenOf(main);
  const victims = random.pick([[main], [main, ...others], [others.at(-1)!]]);
  for (const victim of victims) kill(victim);
}

/** Kills during writes; once all is back and acknowledged, the written rows are checked. */
async function round(strike: () => void, recover: () => Promise<unknown>) {
  const before = writers.writes.length;
  const acknowledged = writers.acknowledged();
  const writing = writers.begin();
  await eventually(() => expect(writers.acknowledged()).toBeGreaterThan(acknowledged + 6), 10);
  await sleep(random.between(0, 150));
  strike();
  await recover();
  await writing.stop();
  expect(writers.refused).toEqual([]);
  await checkWrites(await ownerIn(dataDir), dataDir, writers.writes.slice(before));
}

async function allMailsSent() {
  const owner = await ownerIn(dataDir);
  const waiting = () =>
    asking(owner, (ask) =>
      ask(
        "select (select count(*) from graphile_worker.jobs where task_identifier = 'sendMail'), (select count(*) from mails where sent_at is null)",
      ),
    );
  await eventually(async () => expect(await waiting()).toEqual([[0, 0]]), 200);
}

beforeAll(async () => {
  await castApp(dataDir, (db) =>
    loadBenchmark(db, { patients: PATIENTS, years: 1, now: new Date(), password, hasher: argon2id }),
  );
  await start();
});

test(
  `${ROUNDS} kills of the application: its embedded server lives on and is adopted, a given one is used on; seed ${seed}`,
  async () => {
    for (let n = 1; n <= ROUNDS; n++) {
      const server = serverIn(dataDir);
      await round(killApp, async () => {
        await product.left;
        await start(n % 2 ? databaseUrl(await ownerIn(dataDir)) : undefined);
      });
      expect(serverIn(dataDir)).toBe(server);
    }
    if (ROUNDS % 2 === 0) return;
    await stop();
    await start();
  },
  LONG,
);

test(
  `${ROUNDS} kills of PostgreSQL: the application answers 503 and recovers`,
  async () => {
    for (let n = 1; n <= ROUNDS; n++) await round(killServer, () => sleep(50).then(product.serves));
    await allMailsSent();
    expect(product.child.exitCode).toBe(null);
    expect(product.said()).not.toMatch(/"level":"error","id":/); // an error of the program
  },
  LONG,
);

test(
  `${ROUNDS} kills of both at one moment`,
  async () => {
    const both = () => (killApp(), killServer());
    for (let n = 1; n <= ROUNDS; n++) await round(both, () => product.left.then(() => start()));
  },
  LONG,
);

test(
  "after all that each mail has been sent at least once, nothing was written twice, and the evidence is intact",
  async () => {
    await allMailsSent();
    const asked = writers.writes.filter(({ kind, id }) => kind === "mail" && id !== undefined);
    expect(asked.filter(({ mark }) => !mails.arrived.has(mailbox(mark)))).toEqual([]);
    await stop();
    const stopped = await ownerIn(dataDir);
    await checkWrites(stopped, dataDir, writers.writes, true);
    const auditRows = await checkApp(stopped, dataDir);
    const again = writers.writes.filter(({ asked, id }) => asked > 1 && id !== undefined).length;
    const givenUp = writers.writes.filter(({ givenUp }) => givenUp).length;
    const twice = [...mails.arrived.values()].filter((times) => times > 1).length;
    console.log(
      JSON.stringify({
        seed,
        rounds: ROUNDS,
        acknowledged: tally(writers.writes),
        afterLostAnswer: again,
        givenUp,
        auditRows,
        mailsTwice: twice,
      }),
    );
  },
  LONG,
);

/** A command of operators, in a process of its own; an exit code other than 0 throws. */
const command = (script: string, folder: string, file: string) =>
  promisify(execFile)(process.execPath, [programOf(`scripts/commands/${script}.ts`), file], {
    env: { PATH: process.env.PATH, MOTUS_DATA: folder } as never,
  });

test(
  `a backup of ${PATIENTS} patients while people write is restored to a state with all that was acknowledged before`,
  async () => {
    await start();
    const before = new Set(writers.writes.filter(({ id }) => id !== undefined));
    const writing = writers.begin();
    await eventually(() => expect(writers.acknowledged()).toBeGreaterThan(before.size), 10);
    const file = path.join(dataFolder(), "backup");
    await command("backup", dataDir, file);
    const during = writers.acknowledged() - before.size;
    await writing.stop();
    expect(writers.refused).toEqual([]);
    await stop();

    const restored = dataFolder({ until: afterAll });
    await command("restore", restored, file);
    await start(undefined, restored);
    const { data } = await product.ask(
      `mutation { authLogin(username: "${emails.receptionist}", password: "${password}") { accessToken } }`,
    );
    const [card] = [...before].filter(({ kind }) => kind === "card");
    const { accessToken } = (data as unknown as { authLogin: { accessToken: string } }).authLogin;
    expect(await product.ask(`{ patientCard(id: ${card!.id}) { surname } }`, accessToken)).toMatchObject({
      data: { patientCard: { surname: card!.mark } },
    });
    // A concurrent write is in the backup or not, and whole.
    const known = writers.writes.map((write) => (before.has(write) ? write : { ...write, id: undefined }));
    await checkWrites(await ownerIn(restored), restored, known, true);
    await stop();
    const auditRows = await checkApp(await ownerIn(restored), restored);
    const [acknowledgedBefore, bytes] = [tally([...before]), statSync(file).size];
    console.log(
      JSON.stringify({ patients: PATIENTS, bytes, acknowledgedBefore, acknowledgedDuring: during, auditRows }),
    );
  },
  LONG,
);

import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomFrom } from "#api/seed/random.ts";
import { asking } from "./kit/backups.ts";
import { castApp, ownerIn } from "./kit/cast-app.ts";
import { checkHouse, checkWrites } from "./kit/check-writes.ts";
import { dataFolder, serverIn } from "./kit/processes/data-folder.ts";
import { databaseUrl } from "./kit/database.ts";
import { mailServer } from "./kit/servers/mail-server.ts";
import { freePort, productProcess } from "./kit/processes/processes.ts";
import { mailbox, tally, writersOf } from "./kit/writers.ts";
import { eventually } from "#tests/kit/time/eventually.ts";
import { HANGS_MS } from "#tests/kit/time/hangs.ts";

/**
 * The suite runs a few; the product passes with MOTUS_KILLS=100 of each kind. MOTUS_KILLS_SEED kills at the moments of
 * another run.
 */
const ROUNDS = Number(process.env.MOTUS_KILLS ?? 1);
const seed = Number(process.env.MOTUS_KILLS_SEED ?? Date.now() % 1_000_000);
const LONG = HANGS_MS + ROUNDS * 60_000;
const random = randomFrom(seed);

const dataDir = dataFolder({ until: afterAll });
const port = await freePort();
const mails = await mailServer();
const at = `http://127.0.0.1:${port}`;
const writers = writersOf({ at, random });
let product: Awaited<ReturnType<typeof productProcess>>;

/** On the embedded server, or on the same one as on one that was given. */
async function start(url?: string) {
  product = await productProcess(url, dataDir, {
    PORT: String(port),
    MOTUS_URL: at,
    MOTUS_DEMO: "off",
    SMTP_URL: mails.url,
  });
  await product.serves();
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
  await castApp(dataDir);
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
    product.child.kill("SIGTERM");
    await product.left;
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
    product.child.kill("SIGTERM");
    expect(await product.left).toBe(0);

    const stopped = await ownerIn(dataDir);
    await checkWrites(stopped, dataDir, writers.writes, true);
    const auditRows = await checkHouse(stopped, dataDir);
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

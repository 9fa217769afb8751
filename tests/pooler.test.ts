import { afterAll, beforeAll, expect, test } from "vitest";
import pg from "pg";
import { whileAppRuns } from "#api/core/db/opening/reach.ts";
import { loginsOf } from "#api/core/db/roles.ts";
import { readSecrets, secretsIn } from "#api/settings/secrets-file.ts";
import { dataFolder } from "./kit/processes/data-folder.ts";
import { eventStream, freePort, productProcess, restartableServer } from "./kit/processes/processes.ts";
import { poolerOf } from "./kit/servers/pooler.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const CONNECTIONS = 4;

const server = await restartableServer();
const folders = [dataFolder({ until: afterAll }), dataFolder({ until: afterAll })];
const { user = "", password = "", ...address } = new pg.Client(server.url);
const MOTUS_SECRETS_FILE = secretsIn(folders[0]!);
const { app, queue } = loginsOf(address, readSecrets(MOTUS_SECRETS_FILE).secrets.database);
const pooler = await poolerOf({
  server: address,
  port: await freePort(),
  logins: [app, { user, password: String(password) }],
  connections: CONNECTIONS,
});
const pooled = { DATABASE_POOL_URL: pooler.url, MOTUS_SECRETS_FILE };
/** Two processes of one machine, and one of another. */
const several = await productProcess(server.url, folders[0]!, { ...pooled, MOTUS_PROCESSES: "2" });
const single = await productProcess(server.url, folders[1]!, pooled);
let token = "";
beforeAll(async () => {
  await Promise.all([several.serves(), single.serves()]);
  token = await single.logIn();
  await eventually(() => expect(several.workers()).toHaveLength(2));
});

type Product = typeof single;
const asked = async (query: string, values: unknown[] = []) => (await server.owner.query(query, values)).rows;
const enterEvent = ({ ask }: Product, hour: number) =>
  ask(
    `mutation { eventCreate(input: { eventType: FREE_TIME, owner: 1, beginAt: "2031-03-18T${hour}:00:00Z", endAt: "2031-03-18T${hour}:30:00Z" }) { id } }`,
    token,
  );
const addJobs = (name: string, count: number) =>
  asked(
    `select enqueue_job('noteRefusedLogin', jsonb_build_object('userId', users.id, 'at', now(), 'requestId', $1 || ' ' || n, 'address', 'a test'))
     from generate_series(1, $2::int) n, users where email = 'fyzio@demo.example'`,
    [name, count],
  );
/** The logins of connections that hold locks of their session. */
const locksHeld = async () =>
  (
    await asked(
      "select distinct pid, usename from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory'",
    )
  ).map(({ usename }) => usename);
const waitingJobs = () => asked("select from graphile_worker.jobs where task_identifier = 'noteRefusedLogin'");

test("a pooler's address is refused as the direct one, by the application and by commands, with the remedy", async () => {
  const asOwner = new URL(pooler.url);
  Object.assign(asOwner, { username: user, password });
  const refused = await productProcess(asOwner.href, folders[1]!, { MOTUS_SECRETS_FILE });
  expect(await refused.left).toBe(1);
  const remedy = "DATABASE_URL leads to a pooler: set it to the server itself, and DATABASE_POOL_URL to the pooler.";
  expect(refused.said()).toContain(remedy);
  await expect(
    whileAppRuns({ databaseUrl: asOwner.href, dataDir: folders[1]! }, () => Promise.resolve()),
  ).rejects.toThrow(remedy);
});

test("requests share fewer connections than they have, and a change of one machine is heard on the other", async () => {
  const { next, leave } = await eventStream(several.at, token);
  const reads = Array.from({ length: 40 }, (_, n) => (n % 2 ? several : single).ask("{ me { email } }", token));
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
  const heard = next();
  expect(await enterEvent(single, 10)).toMatchObject({ status: 200 });
  expect(new Date((await heard).from).toISOString()).toBe("2031-03-18T10:00:00.000Z");
  leave();
  const clients = (await pooler.shown("clients")).filter((client) => client.user === app.user);
  const [{ connections }] = await asked(
    "select count(*)::int as connections from pg_stat_activity where usename = $1",
    [app.user],
  );
  expect(connections).toBeLessThanOrEqual(CONNECTIONS);
  expect(clients.length).toBeGreaterThan(connections);
});

test("jobs are done once by all processes, a killed one's by the others, and no lock of it is left", async () => {
  await eventually(async () => expect(await waitingJobs()).toEqual([]));
  const holding = await server.owner.connect();
  await holding.query("begin; lock table audit_rows in share row exclusive mode");
  await addJobs("job", 60);
  const holders = () =>
    asked(
      "select distinct locked_by from graphile_worker.jobs where task_identifier = 'noteRefusedLogin' and locked_by is not null",
    );
  await eventually(async () => expect(await holders()).toHaveLength(3));
  const [victim] = several.workers();
  process.kill(victim!, "SIGKILL");
  await holding.query("commit");
  holding.release();
  await eventually(async () => expect(await waitingJobs()).toEqual([]));
  const times = await asked(
    "select count(*)::int as times from audit_rows where request_id like 'job %' group by request_id",
  );
  expect(times).toEqual(Array.from({ length: 60 }, () => ({ times: 1 })));
  await eventually(() => expect(several.workers().filter((pid) => pid !== victim)).toHaveLength(2));
  // One of each machine, and one for the queue of each process.
  await eventually(async () => expect(await locksHeld()).toEqual(Array.from({ length: 2 + 3 }, () => queue.user)));
});

const E171 = { status: 503, code: "E171" };
const answers = async (product: Product) => {
  const { status, code } = await product.ask("{ me { email } }", token);
  return { status, code };
};
const served = () =>
  eventually(async () => {
    for (const product of [single, several]) expect(await answers(product)).toEqual({ status: 200, code: undefined });
  });

for (const { name, part } of [
  { name: "the database", part: server },
  { name: "the pooler", part: pooler },
])
  test(`${name} that is away is answered for with 503, and work resumes when it is back`, async () => {
    await served();
    await part.stop();
    for (const product of [single, several]) {
      expect(await answers(product)).toEqual(E171);
      expect((await fetch(`${product.at}/readyz`)).status).toBe(503);
    }
    const page = await fetch(`${single.at}/kartoteka`, { headers: { cookie: `motus=${token}`, accept: "text/html" } });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("E171");
    await part.start();
    await served();
    await addJobs(name, 3);
    await eventually(async () => expect(await waitingJobs()).toEqual([]));
  });

test("nothing was an error of the program, and the end of all leaves no lock", async () => {
  expect(single.said() + several.said()).not.toMatch(/"level":"error"[^\n]*"id":/);
  for (const { child, left } of [single, several]) {
    child.kill("SIGTERM");
    expect(await left).toBe(0);
  }
  expect(await locksHeld()).toEqual([]);
  expect(await asked("select from graphile_worker.jobs where locked_by is not null")).toEqual([]);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#api/core/db/opening/open.ts";
import { dataFolder } from "./kit/processes/data-folder.ts";
import { eventStream, productProcess, restartableServer } from "./kit/processes/processes.ts";
import { readOpenMetrics } from "./kit/servers/open-metrics.ts";
import { sentryServer } from "./kit/servers/sentry-server.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const server = await restartableServer();
const sentry = await sentryServer();
const dataDir = dataFolder({ until: afterAll });
const started = await productProcess(server.url, dataDir);
const joined = await productProcess(server.url, dataDir);
let several: Product;
const metricsToken = "a-token-of-the-operator";
let token = "";
beforeAll(async () => {
  await Promise.all([started.serves(), joined.serves()]);
  token = await started.logIn();
});

type Product = typeof started;
const counted = async (query: string, values: unknown[] = []) =>
  Number((await server.owner.query(query, values)).rows[0].count);
const enterCard = ({ ask }: Product, surname: string) =>
  ask(`mutation { patientCardCreate(input: { name: "Jan", surname: "${surname}" }) { id } }`, token);
const enterEvent = ({ ask }: Product, hour: number) =>
  ask(
    `mutation { eventCreate(input: { eventType: FREE_TIME, owner: 1, beginAt: "2031-03-18T${hour}:00:00Z", endAt: "2031-03-18T${hour}:30:00Z" }) { id } }`,
    token,
  );

const waitingJobs = () =>
  counted("select count(*) from graphile_worker.jobs where task_identifier = 'noteRefusedLogin'");
/** Jobs that each write one row, so many. */
const addJobs = (name: string, count: number) =>
  server.owner.query(
    `select enqueue_job('noteRefusedLogin', jsonb_build_object('userId', users.id, 'at', now(), 'requestId', $1 || ' ' || n, 'address', 'a test'))
     from generate_series(1, $2::int) n, users where email = 'fyzio@demo.example'`,
    [name, count],
  );

test("two processes that start at once share one database, one login and one demo clinic", async () => {
  expect(await counted("select count(*) from medical_centers")).toBe(1);
  for (const { ask } of [started, joined])
    expect(await ask("{ me { email } }", token)).toMatchObject({ data: { me: { email: "admin@demo.example" } } });
});

test("exclusive work on the database is refused while another process lives, and so are other secrets", async () => {
  const alone = openDatabase({ databaseUrl: server.url, dataDir, loginSecret: "x", onLost: () => {} });
  const stranger = await productProcess(server.url, dataFolder());
  await expect(alone).rejects.toThrow("Another instance of Motus uses the database at DATABASE_URL");
  expect(await stranger.left).toBe(1);
  expect(stranger.said()).toContain("are not those this database is served with");
  expect((await started.ask("{ me { email } }", token)).status).toBe(200);
});

test("an uncaught error is logged in one line like all others, reported without its message, and ends the process", async () => {
  const throwing = `const t = setInterval(() => process.listenerCount("uncaughtException") > 0 && (clearInterval(t), process.emitWarning("something is old"), Promise.reject(new Error("nobody caught this"))), 20)`;
  const product = await productProcess(server.url, dataDir, {
    MOTUS_SENTRY_DSN: sentry.dsn,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(throwing)}`,
  });
  expect(await product.left).toBe(1);
  expect(
    product
      .said()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { at: expect.any(String), level: "warn", event: "node", error: "something is old" },
    { at: expect.any(String), level: "error", error: expect.stringContaining("nobody caught this") },
  ]);
  expect(sentry.envelopes.map(({ event }) => [event.logger, event.level])).toEqual([["motus", "error"]]);
  expect(sentry.envelopes[0]!.body).not.toContain("caught");
});

test("a process whose log is not read any more ends, and does not log that for ever", async () => {
  const warning = `setInterval(() => process.emitWarning("again"), 50)`;
  const product = await productProcess(server.url, dataDir, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(warning)}`,
  });
  await product.serves();
  product.child.stderr.destroy();
  expect(await product.left).toBe(1);
});

test("a change by one process is reported through the other", async () => {
  const { next, leave } = await eventStream(joined.at, token);
  const notified = next();
  expect(await enterEvent(started, 10)).toMatchObject({ status: 200 });
  expect(new Date((await notified).from).toISOString()).toBe("2031-03-18T10:00:00.000Z");
  leave();
});

test("of 1,000 logins with wrong passwords over both, as many are judged as the limit allows", async () => {
  const counts = new Map<string, number>();
  let left = 1_000;
  const tryOn = async ({ ask }: Product) => {
    while (left-- > 0) {
      const { status, code } = await ask(
        `mutation { authLogin(username: "${randomUUID()}@nowhere.example", password: "wrong password") { accessToken } }`,
      );
      counts.set(`${status} ${code}`, (counts.get(`${status} ${code}`) ?? 0) + 1);
    }
  };
  const [before] = (await server.owner.query("select count as taken from rate_limits where count < 90")).rows;
  await Promise.all([started, joined].flatMap((product) => Array.from({ length: 40 }, () => tryOn(product))));
  expect(before.taken).toBe(1); // the login of the beginning
  expect(Object.fromEntries(counts)).toEqual({ "400 E008": 99, "429 E005": 901 });
});

test("200 jobs are each done once by two processes, one of which is killed in the middle", async () => {
  await eventually(async () => expect(await waitingJobs()).toBe(0));
  const holding = await server.owner.connect();
  await holding.query("begin; lock table audit_rows in share row exclusive mode");
  await addJobs("job", 200);
  const begun = () =>
    counted(
      "select count(distinct locked_by) from graphile_worker.jobs where locked_by is not null and task_identifier = 'noteRefusedLogin'",
    );
  await eventually(async () => expect(await begun()).toBe(2));
  joined.child.kill("SIGKILL");
  await joined.left;
  await holding.query("commit");
  holding.release();
  await eventually(async () => expect(await waitingJobs()).toBe(0));
  const { rows } = await server.owner.query(
    "select count(*)::int as times, request_id from audit_rows where request_id like 'job %' group by 2",
  );
  expect(rows).toHaveLength(200);
  expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
});

/** Enters cards by four at once until stopped; every acknowledged card is found. */
function enterCards(product: Product) {
  const acknowledged: string[] = [];
  const refused: { status: number; code?: string }[] = [];
  let going = true;
  const one = async () => {
    while (going) {
      const surname = `Nováková-${randomUUID()}`;
      const answer = await enterCard(product, surname).catch(() => undefined);
      if (answer?.status === 200) acknowledged.push(surname);
      else if (answer) refused.push({ status: answer.status, code: answer.code });
      if (answer?.status !== 200) await new Promise((later) => setTimeout(later, 50));
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, one));
  const stop = async () => {
    going = false;
    await all;
    expect(await counted("select count(*) from patient_cards where surname = any($1)", [acknowledged])).toBe(
      acknowledged.length,
    );
  };
  return { acknowledged, refused, stop };
}

test("a killed process of a machine is replaced; acknowledged writes are there, and requests go on", async () => {
  several = await productProcess(server.url, dataDir, { MOTUS_PROCESSES: "2", MOTUS_METRICS_TOKEN: metricsToken });
  await several.serves();
  await eventually(() => expect(several.workers()).toHaveLength(2));
  const [victim] = several.workers();
  const { acknowledged, refused, stop } = enterCards(several);
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(20));
  process.kill(victim!, "SIGKILL");
  const before = acknowledged.length;
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 20));
  await eventually(() => expect(several.workers().filter((pid) => pid !== victim)).toHaveLength(2));
  await stop();
  expect(refused).toEqual([]);
});

test("metrics of one process count the requests of all processes of its machine", async () => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const count = async () => {
    const families = readOpenMetrics(await (await fetch(`${several.at}/metrics`, { headers })).text());
    const { samples } = families.get("motus_request_duration_seconds")!;
    const alive = families.get("motus_processes")!.samples[0]!.value;
    return {
      alive,
      feeds: samples.find(({ name, labels }) => name.endsWith("count") && labels.kind === "feed")?.value ?? 0,
    };
  };
  for (let n = 0; n < 20; n++)
    await fetch(`${several.at}/kalendar/none.ics`, { headers: { connection: "close" } }).then((answer) =>
      answer.text(),
    );
  for (let n = 0; n < 10; n++) await eventually(async () => expect(await count()).toEqual({ alive: 3, feeds: 20 }));
});

test("a database restarted under load is answered for with 503, and work resumes", async () => {
  const watched = await eventStream(started.at, token);
  const writing = [enterCards(started), enterCards(several)];
  const page = () => fetch(`${several.at}/kartoteka`, { headers: { cookie: `motus=${token}`, accept: "text/html" } });
  const written = () => writing.map(({ acknowledged }) => acknowledged.length);
  await eventually(() => expect(Math.min(...written())).toBeGreaterThan(10));
  await server.stop();
  const unavailable = await page();
  expect([unavailable.status, unavailable.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await unavailable.text()).toMatch(/Chvilku strpení, prosím[^]*E171/);
  expect((await fetch(`${several.at}/readyz`)).status).toBe(503);
  await eventually(() => expect(writing.every(({ refused }) => refused.length > 4)).toBe(true));

  await server.start();
  const before = written();
  await eventually(() => expect(written().every((now, at) => now > before[at]! + 10)).toBe(true));
  for (const { refused, stop } of writing) {
    await stop();
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(["503 E171"]));
  }
  expect((await page()).status).toBe(200);
  expect((await watched.next()).from).toBe("0001-01-01T00:00:00Z"); // possibly missed messages
  await enterEvent(several, 12);
  expect(new Date((await watched.next()).from).toISOString()).toBe("2031-03-18T12:00:00.000Z");
  watched.leave();
  await addJobs("after", 3);
  await eventually(async () => expect(await waitingJobs()).toBe(0));
  expect(started.said() + several.said()).not.toMatch(/"level":"error"[^\n]*"id":/); // an error of the program
  expect([started.child.exitCode, several.child.exitCode]).toEqual([null, null]);
  several.child.kill("SIGTERM");
  expect(await several.left).toBe(0);
});

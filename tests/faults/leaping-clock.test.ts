import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { poolOf } from "#api/core/db/pool-of.ts";
import { emails, ids, tokens } from "#tests/cast/people.ts";
import { castApp, ownerIn } from "#tests/kit/cast-app.ts";
import { checkApp } from "#tests/kit/check-writes.ts";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { eventStream, productProcess } from "#tests/kit/processes/processes.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [dataDir, elsewhere] = [dataFolder({ until: afterAll }), dataFolder({ until: afterAll })];
const leapFile = path.join(elsewhere, "leap");
const backups = path.join(elsewhere, "backups");

/** Shifts the clock of the application, and of nothing else, by the offset in the file. */
const leapingClock = `import { readFileSync } from "node:fs";
const Right = Date;
const now = () => Right.now() + Number(readFileSync(${JSON.stringify(leapFile)}, "utf8"));
globalThis.Date = class Date extends Right { constructor(...given) { super(...(given.length ? given : [now()])); } static now() { return now(); } };`;

test("where the clock of the application leaps, people are in again once it is right, streams go on, jobs and backups are done, and the audit log holds", async () => {
  const leap = (by: number) => writeFileSync(leapFile, String(by));
  leap(0);
  await castApp(dataDir);
  const env = {
    MOTUS_DEMO: "off",
    MOTUS_SESSION_IDLE_MINUTES: "600",
    MOTUS_BACKUP_DIR: backups,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(leapingClock)}`,
  };
  const product = await productProcess(undefined, dataDir, env);
  await product.serves();
  const owner = poolOf({ ...(await ownerIn(dataDir)), max: 1 });
  const made = () => readdirSync(backups).filter((name) => name.startsWith("motus-")).length;
  const mails = () => readdirSync(path.join(dataDir, "outbox")).length;
  const nightsToCome = async () =>
    (
      await owner.query(
        "select run_at > now() as later from graphile_worker.jobs where task_identifier = 'backUp' and locked_at is null",
      )
    ).rows;
  /** The night comes, by the clock of the database. */
  async function night() {
    await owner.query(`update graphile_worker._private_jobs set run_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = 'backUp');
      select pg_notify('jobs:insert', '{"count": 1}')`);
    await eventually(async () => expect(await nightsToCome()).toEqual([{ later: true }]));
  }
  const me = async () => (await product.ask("{ me { email } }", tokens.paramedic)).code ?? "in";
  const watched = await eventStream(product.at, tokens.paramedic);
  /** Writes a clock offset and waits until it is read. */
  async function notifiedOf(beginAt: string) {
    const next = watched.next();
    await product.ask(
      `mutation { eventCreate(input: { eventType: FREE_TIME, owner: ${ids.profiles.paramedic}, beginAt: "${beginAt}", endAt: "${beginAt.replace(":00:00Z", ":30:00Z")}" }) { id } }`,
      tokens.paramedic,
    );
    return new Date((await next).from).toISOString();
  }
  const forget = () => product.ask(`mutation { forgottenPassword(email: "${emails.manager}") }`);
  await eventually(() => expect(made()).toBe(1)); // none was there

  for (const [times, [by, seen, nights]] of (
    [
      [HOUR, "in", 1],
      [-HOUR, "in", 1],
      [DAY, "E001", 2],
    ] as const
  ).entries()) {
    leap(by);
    expect([await me(), (await forget()).status]).toEqual([seen, 200]);
    await night();
    await eventually(() => expect([made(), mails()]).toEqual([nights, times + 1]));
    if (seen === "in") expect(await notifiedOf(`2031-03-1${times}T10:00:00Z`)).toBe(`2031-03-1${times}T10:00:00.000Z`);
    leap(0);
    expect(await me()).toBe("in");
  }
  expect(await notifiedOf("2031-03-18T10:00:00Z")).toBe("2031-03-18T10:00:00.000Z");
  watched.leave();
  await owner.end();
  expect(product.said()).not.toContain('"level":"error"');
  product.child.kill("SIGTERM");
  expect(await product.left).toBe(0);
  expect(await checkApp(await ownerIn(dataDir), dataDir)).toBeGreaterThan(0);
});

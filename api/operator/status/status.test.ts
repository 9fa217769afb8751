import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { programOf } from "#tests/kit/processes/programs.ts";
import { writeFolderState } from "../../backup/folder-state.ts";
import { recordCheck } from "../../evidence/record-check.ts";
import { jobContext } from "../../core/jobs/job-context.ts";
import { watchInstallationJob } from "../../core/jobs/watch-installation.ts";
import { enqueue, startQueue } from "../../core/queue/queue.ts";
import { describeStatus } from "./describe-status.ts";
import { findFaults } from "./find-faults.ts";
import { readStatus } from "./read-status.ts";

const operator = "operator@sprava.example";
const backups = dataFolder({ until: afterAll });
const api = await testApi({}, { MOTUS_OPERATOR_EMAIL: operator, MOTUS_BACKUP_DIR: backups });
const { owner: pool, url, reader } = api.database;
const { settings, db } = api.services;
const { now } = api.clock;

const queue = () =>
  startQueue({ login: api.database.queue, handlers: { idle: async () => {} }, concurrency: 1, log: () => {} });
const status = (more = {}) => readStatus(reader, { ...settings, ...more });
const faults = async (more = {}) => findFaults(await status(more), now);
const backup = (name: string) => writeFileSync(path.join(backups, name), "");
const nothing = { reports: 0, consents: 0, invoices: 0, money: 0, log: 0 };
const check = async (found: object = {}) => {
  for (const { id } of (await pool.query("select id from medical_centers order by id")).rows)
    await recordCheck(jobContext(api.services), id, { ...nothing, ...found }, 0);
};

test("an installation that works has no faults", async () => {
  await check();
  backup("motus-2026-03-16T0130.tar.gz");
  await writeFolderState(backups, {
    made: { file: "motus-2026-03-16T0130.tar.gz", at: "2026-03-16T01:30:00Z", faultyFiles: 0 },
  });
  const running = await queue();
  const read = await status();
  await running.stop();
  expect(read).toMatchObject({
    database: { pending: [] },
    processes: 1,
    queue: { waiting: 0, running: 0, failed: 0, oldestSeconds: 0 },
    evidence: { checkedSince: now, unchecked: 0, uncheckedSince: null, differences: 0 },
    backups: { nightly: true, last: { at: new Date("2026-03-16T01:30:00Z"), faultyFiles: 0 }, drill: null },
    disk: { problem: null },
    operator: { by: "setting" },
  });
  expect(findFaults(read, now)).toEqual([]);
  expect(describeStatus(read, now)).toMatch(/processes +1 alive[^]*operator +operator@sprava\.example\nNo faults\.$/);
});

test("a queue without processes, late and failed jobs are faults", async () => {
  await enqueue(db, "idle", {}, { after: -40 * 60_000 });
  await enqueue(db, "idle", {}, { after: 60_000 });
  await enqueue(db, "gone", {}, {});
  await pool.query(
    "select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where task_identifier = 'gone'), 'no')",
  );
  const read = await status();
  expect(read.queue).toEqual({
    waiting: 1,
    running: 0,
    scheduled: 1,
    failed: 1,
    failedLately: 1,
    oldestSeconds: expect.toSatisfy((seconds) => seconds >= 2400),
  });
  expect(findFaults(read, now)).toEqual(["noProcess", "queueWaits", "jobsFailed"]);
});

test("the operator gets one mail a day about late and failed jobs", async () => {
  const watch = watchInstallationJob(api.services, reader, () => {});
  const job = { id: "1", attempt: 1, lastAttempt: true };
  const next = async () =>
    (
      await pool.query(
        "select payload from graphile_worker.jobs join graphile_worker._private_jobs using (id) where task_identifier = 'watchInstallation'",
      )
    ).rows[0].payload;
  const mails = async () => (await pool.query("select recipient, body from mails where subject ~ 'pozornost'")).rows;
  await watch({}, job);
  expect(await mails()).toEqual([
    { recipient: operator, body: expect.stringMatching(/- úlohy čekají[^]*\n- některé úlohy[^]*npm run status/) },
  ]);
  await watch(await next(), job);
  expect(await mails()).toHaveLength(1);
  api.clock.now = new Date(now.getTime() + 25 * 3_600_000);
  await watch(await next(), job);
  expect(await mails()).toHaveLength(2);
  api.clock.now = now;
  await pool.query("delete from graphile_worker._private_jobs");
});

test("backups and checks that are late or differ are faults, and so is an operator without an address", async () => {
  const later = new Date(now.getTime() + 27 * 3_600_000);
  expect(findFaults(await status(), later)).toEqual(["noProcess", "backupOld", "evidenceOld"]);
  await check({ money: 2 });
  await writeFolderState(backups, {
    made: { file: "motus-2026-03-16T0130.tar.gz", at: "2026-03-16T01:30:00Z", faultyFiles: 1 },
    drilled: { file: "motus-2026-03-16T0130.tar.gz", at: "2026-03-16T02:30:00Z", fault: "cut off" },
  });
  expect(await faults({ MOTUS_OPERATOR_EMAIL: undefined })).toEqual([
    "noProcess",
    "backupIncomplete",
    "drillFailed",
    "evidenceDiffers",
    "noOperator",
  ]);
  const empty = path.join(backups, "empty");
  mkdirSync(empty);
  expect(await faults({ MOTUS_BACKUP_DIR: empty })).toContain("backupMissing");
  expect(await faults({ MOTUS_BACKUP_DIR: undefined, DATABASE_URL: url })).toEqual(["noProcess", "evidenceDiffers"]);
});

test("the command prints the status as text and as JSON, and ends with 1 where something is wrong", async () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [programOf("scripts/commands/status.ts"), ...args], {
      encoding: "utf8",
      env: { ...process.env, DATABASE_URL: url, MOTUS_DATA: settings.dataDir, MOTUS_BACKUP_DIR: "" },
    });
  expect(run()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^database +PostgreSQL[^]*FAULT noProcess/) });
  const { status, stdout } = run("--json");
  expect([status, JSON.parse(stdout).faults]).toEqual([1, expect.arrayContaining(["noProcess", "noOperator"])]);
  const away = spawnSync(process.execPath, [programOf("scripts/commands/status.ts"), "--json"], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "postgres://motus:x@127.0.0.1:9/none", MOTUS_DATA: settings.dataDir },
  });
  expect([away.status, JSON.parse(away.stdout).faults]).toEqual([1, ["databaseAway"]]);
});

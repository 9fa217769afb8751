import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { ids, now } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { sealAudit } from "../../audit/seal.ts";
import { awaitNight, backUpJob } from "../jobs/back-up.ts";
import { jobContext } from "../jobs/job-context.ts";
import { readAnchors } from "../outside/anchors.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const api = await testApi();
const { owner, url } = api.database;
/** Shifts the application's clock by this much. */
const leap = (by: number) => (api.clock.now = new Date(now.getTime() + by));
afterEach(() => leap(0));
const job = { id: "1", attempt: 1, lastAttempt: false };
const me = () => api.call("admin", "{ me { id } }");
const minutesUntil = async (name: string) =>
  (
    await owner.query(
      "select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where task_identifier = $1",
      [name],
    )
  ).rows[0].minutes;

test("a signed-in user is signed in again once the clock is right", async () => {
  leap(DAY);
  expect(codeOf(await me())).toBe("E001");
  leap(0);
  expect((await me()).data.me.id).toBeGreaterThan(0);
});

test("a session used while the clock was ahead does not idle later for it, once it is used again", async () => {
  const MINUTES = 60_000;
  for (const by of [20 * MINUTES, 0]) {
    leap(by);
    expect((await me()).data.me.id).toBeGreaterThan(0);
  }
  leap(31 * MINUTES);
  expect(codeOf(await me())).toBe("E001");
});

test("attempts counted while the clock was ahead do not lock out until that time", async () => {
  const forget = async () =>
    codeOf(await api.call(null, `mutation { forgottenPassword(email: "often@nowhere.example") }`));
  const many = async () =>
    (await Promise.all(Array.from({ length: 8 }, forget))).filter((code) => code === "E005").length;
  leap(DAY);
  expect(await many()).toBe(3);
  leap(0);
  expect([await forget(), await many()]).toEqual([undefined, 4]);
});

test("sealing and anchoring go on, whatever the time of the last anchor", async () => {
  const anchors = async () =>
    (await readAnchors(path.join(api.services.settings.dataDir, "audit-anchors.jsonl"))).anchors.length;
  const sealed = async () => {
    await owner.query(
      "insert into audit_rows (medical_center_id, at, request_id, action) values ($1, now(), 'r', 'event.read')",
      [ids.center],
    );
    await sealAudit(jobContext(api.services));
    return anchors();
  };
  leap(DAY);
  const before = await sealed();
  leap(0);
  expect(await sealed()).toBe(before + 1);
  expect(await sealed()).toBe(before + 1);
});

test("a night's backup is made once where the clock is set back, and not left out where one was made while it was ahead", async () => {
  const folder = dataFolder();
  const services = {
    ...api.services,
    settings: { ...api.services.settings, MOTUS_BACKUP_DIR: folder, MOTUS_BACKUP_TIME: "10:00" },
  };
  const lines: unknown[] = [];
  const night = () => backUpJob(services, { connectionString: url }, (line) => lines.push(line.event))({}, job);
  await night();
  leap(-HOUR);
  await night();
  expect([lines, await minutesUntil("backUp")]).toEqual([["backupMade"], 60]);
  leap(0);
  writeFileSync(path.join(folder, "motus-2031-01-01T0130.tar.gz"), "made while the clock was years ahead");
  await awaitNight(services);
  expect(await minutesUntil("backUp")).toBe(0);
  leap(DAY);
  await night();
  expect(lines).toEqual(["backupMade", "backupMade"]);
});

test("a job waits by the clock of the database, which starts it", async () => {
  const services = {
    ...api.services,
    settings: { ...api.services.settings, MOTUS_BACKUP_DIR: dataFolder(), MOTUS_BACKUP_TIME: "12:00" },
  };
  writeFileSync(path.join(services.settings.MOTUS_BACKUP_DIR, "motus-2026-03-16T0130.tar.gz"), "of this night");
  for (const by of [0, DAY, -DAY]) {
    leap(by);
    await awaitNight({ ...services, now: () => now });
    expect(await minutesUntil("backUp")).toBe(120);
  }
});

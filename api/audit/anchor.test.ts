import { appendFileSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { sealAuditJob } from "../core/jobs/seal-audit.ts";
import { fileAnchors, readAnchors } from "../core/outside/anchors.ts";
import { sealAudit } from "./seal.ts";

const HOUR = 3_600_000;
const api = await testApi();
const { owner } = api.database;
const { center, foreignCenter } = ids;
const file = path.join(api.services.settings.dataDir, "audit-anchors.jsonl");
const anchored = async () =>
  (await readAnchors(file)).anchors.map(({ center, position, at }) => [center, position, at.slice(11, 16)]);
const ctx = () => jobContext(api.services);
const look = (who: "admin" | "foreign" = "admin") => api.call(who, "{ patientCards { total } }");
const write = (count: number) =>
  owner.query(
    "insert into audit_rows (medical_center_id, at, request_id, action) select $1, now(), 'r', 'event.read' from generate_series(1, $2)",
    [center, count],
  );

test("heads are written to a file outside of the database: at once, then hourly, and when the application stops; an unchanged one is not repeated", async () => {
  await sealAudit(ctx());
  expect(await anchored()).toEqual([]);
  for (const who of ["admin", "foreign", "admin"] as const) await look(who);
  expect(await sealAudit(ctx())).toBe(false);
  expect(await anchored()).toEqual([
    [center, 2, "09:00"],
    [foreignCenter, 1, "09:00"],
  ]);
  await look();
  await sealAudit(ctx());
  expect(await anchored()).toHaveLength(2);
  api.clock.now = new Date(api.clock.now.getTime() + HOUR);
  await sealAudit(ctx());
  expect((await anchored()).slice(2)).toEqual([[center, 3, "10:00"]]);
  await write(1);
  await sealAudit(ctx(), "now");
  await sealAudit(ctx(), "now");
  expect((await anchored()).slice(3)).toEqual([[center, 4, "10:00"]]);
  expect(api.logged.filter(({ event }) => event === "auditAnchored").at(-1)).toMatchObject({
    center,
    position: 4,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("another process continues from the file; a line that is no anchor is reported by its number", async () => {
  const again = fileAnchors(file, () => {});
  expect(await again.last(center)).toMatchObject({ position: 4 });
  expect(await again.last(999)).toBeUndefined();
  appendFileSync(file, '{"at":"2026');
  appendFileSync(file, "\n\n");
  expect(await readAnchors(file)).toMatchObject({ unreadable: [5, 6] });
  expect(readFileSync(file, "utf8").split("\n")[0]).toMatch(
    /^\{"at":"2026-03-16T09:00:00.000Z","center":1,"position":2,"hash":"[0-9a-f]{64}"\}$/,
  );
});

test("an anchor that cannot be written is logged, and rows are sealed all the same", async () => {
  const logged: Record<string, unknown>[] = [];
  const anchors = fileAnchors(path.join(file, "nowhere"), (line) => logged.push(line));
  await write(1);
  await sealAudit({ ...ctx(), anchors }, "now");
  expect(logged).toContainEqual({
    level: "error",
    event: "auditNotAnchored",
    error: expect.stringMatching(/ENOTDIR|EEXIST/),
  });
  expect((await owner.query("select from audit_unsealed")).rowCount).toBe(0);
});

test("the job continues at once while rows may be left, and otherwise in a minute", async () => {
  const job = { id: "1", attempt: 1, lastAttempt: false };
  const next = async () =>
    (
      await owner.query(
        "select round(extract(epoch from run_at - now()))::int as seconds from graphile_worker.jobs where key = 'sealAudit'",
      )
    ).rows[0].seconds;
  await write(1500);
  await sealAuditJob(api.services)({}, job);
  expect(await next()).toBe(0);
  await sealAuditJob(api.services)({}, job);
  expect(await next()).toBe(60);
  expect((await owner.query("select from audit_unsealed")).rowCount).toBe(0);
});

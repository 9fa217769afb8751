import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { recordCheck } from "../evidence/record-check.ts";
import { jobContext } from "../core/jobs/job-context.ts";

const backups = mkdtempSync(path.join(tmpdir(), "motus-backups-"));
afterAll(() => rmSync(backups, { recursive: true }));
const api = await testApi({}, { MOTUS_BACKUP_DIR: backups });
const { owner: pool } = api.database;
const { center, foreignCenter, profiles } = ids;
const read = `{ centerStatus { works { work waiting waitingSince failed failedSince } check { at money log } backupAt } }`;
const status = async (who: "admin" | "foreign" = "admin") => (await api.call(who, read)).data.centerStatus;
const quiet = { waiting: 0, waitingSince: null, failed: 0, failedSince: null };
const works = ["NOTICES", "MAILS", "EXPORTS", "COPIES", "IMPORTS"];

/** The cast's hour is 10:00 of 16 March. */
const at = (time: string) => `2026-03-${time}Z`;

test("a centre without work has nothing that waits or failed, no check and no backup", async () => {
  await pool.query("delete from mails; delete from notices");
  expect(await status()).toEqual({
    works: works.map((work) => ({ work, ...quiet })),
    check: null,
    backupAt: null,
  });
});

test("work that is due and work that failed within thirty days is counted by kind, with the oldest of each", async () => {
  const notice = (cause: string, state: string, sendAt: string, settledAt: string | null = null) =>
    pool.query(
      "insert into notices (medical_center_id, cause, channel, occasion, state, send_at, settled_at) values ($1, $2, 'EMAIL', 'BOOKED', $3, $4, $5) returning uuid",
      [center, cause, state, sendAt, settledAt],
    );
  await notice("late", "WAITING", at("16T07:00:00"));
  const { rows } = await notice("later", "WAITING", at("16T08:30:00"));
  await notice("ahead", "WAITING", at("20T08:00:00"));
  await notice("refused", "REFUSED", at("10T08:00:00"), at("10T08:01:00"));
  await notice("long ago", "REFUSED", "2026-01-10T08:00:00Z", "2026-01-10T08:01:00Z");
  const mail = (
    createdAt: string,
    failedAt: string | null = null,
    sentAt: string | null = null,
    id: string | null = null,
  ) =>
    pool.query(
      "insert into mails (id, medical_center_id, recipient, subject, body, created_at, failed_at, sent_at) values (coalesce($5, gen_random_uuid()), $1, 'a@lipa.example', 's', 'b', $2, $3, $4)",
      [center, createdAt, failedAt, sentAt, id],
    );
  await mail(at("16T08:45:00"));
  await mail(at("16T08:00:00"), at("16T08:02:00"));
  await mail(at("15T08:00:00"), null, at("15T08:00:01"));
  await mail("2026-01-01T08:00:00Z", "2026-01-01T08:00:01Z");
  await mail(at("16T08:30:00"), null, null, rows[0].uuid);
  await pool.query(
    `insert into invoice_exports (medical_center_id, from_day, to_day, format, language, total, asked_at, asked_by, failed_at)
       values ($1, '2026-02-01', '2026-02-28', 'INVOICES_SET', 'cs', 3, $3, $2, null), ($1, '2026-02-01', '2026-02-28', 'INVOICES_SET', 'cs', 3, $4, $2, $5)`,
    [center, profiles.admin, at("16T08:50:00"), at("12T09:00:00"), at("12T09:10:00")],
  );
  await pool.query(
    "insert into center_copies (medical_center_id, ordered_at, ordered_by, failed_at, fault) values ($1, $2, $3, $4, 'diskFull')",
    [center, at("11T08:00:00"), profiles.admin, at("11T09:00:00")],
  );
  await pool.query(
    "insert into imports (medical_center_id, kind, name, state, created_at, created_by) values ($1, 'PATIENTS', 'a.csv', 'MATCHING', $2, $4), ($1, 'PATIENTS', 'b.csv', 'FAILED', $3, $4), ($1, 'PATIENTS', 'c.csv', 'WRITTEN', $3, $4)",
    [center, at("14T08:00:00"), at("13T08:00:00"), profiles.admin],
  );
  const row = (work: string, waiting: number, since: string | null, failed: number, failedSince: string | null) => ({
    work,
    waiting,
    waitingSince: since && at(since).replace("Z", ".000Z"),
    failed,
    failedSince: failedSince && at(failedSince).replace("Z", ".000Z"),
  });
  expect((await status()).works).toEqual([
    row("NOTICES", 2, "16T07:00:00", 1, "10T08:01:00"),
    row("MAILS", 1, "16T08:45:00", 1, "16T08:02:00"),
    row("EXPORTS", 1, "16T08:50:00", 1, "12T09:10:00"),
    row("COPIES", 0, null, 1, "11T09:00:00"),
    row("IMPORTS", 1, "14T08:00:00", 1, "13T08:00:00"),
  ]);
  expect((await status("foreign")).works).toEqual(works.map((work) => ({ work, ...quiet })));
});

test("the status has the centre's own latest check, and when the installation was backed up", async () => {
  const nothing = { reports: 0, consents: 0, invoices: 0, money: 0, log: 0 };
  await recordCheck(jobContext(api.services), center, { ...nothing, money: 2 }, 0);
  await recordCheck(jobContext(api.services), foreignCenter, nothing, 0);
  writeFileSync(path.join(backups, "motus-2026-03-16T0130.tar.gz"), "");
  const check = { at: api.clock.now.toISOString(), log: 0 };
  expect(await status()).toMatchObject({ check: { ...check, money: 2 }, backupAt: "2026-03-16T01:30:00.000Z" });
  expect(await status("foreign")).toMatchObject({ check: { ...check, money: 0 } });
});

test("only administrators read the status", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    expect((await api.call(who, read)).errors?.[0]?.extensions.code).toBe("E002");
});

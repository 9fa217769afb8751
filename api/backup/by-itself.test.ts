import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ClientConfig } from "pg";
import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { asking, backUp, contentsOf, restore } from "#tests/kit/backups.ts";
import { dataFolder, pidFileIn } from "#tests/kit/processes/data-folder.ts";
import { programOf } from "#tests/kit/processes/programs.ts";
import { emptyDatabase } from "#tests/kit/database.ts";
import { knownMigrations, migrate, migrateTo } from "../core/db/migrate.ts";
import { openDatabase } from "../core/db/opening/open.ts";
import { whileAppRuns } from "../core/db/opening/reach.ts";
import { installQueue } from "../core/queue/install-queue.ts";
import { awaitNight, backUpJob } from "../core/jobs/back-up.ts";
import { readSettings } from "../settings/settings.ts";
import { backUpBeforeMigration } from "./before-migration.ts";

/** A server of its own takes its time where many tests run. */

const api = await testApi();
const { url, owner: pool } = api.database;
const owner = { connectionString: url };
const migrations = "api/core/db/migrations";
const operator = "operator@sprava.example";
const job = { id: "1", attempt: 1, lastAttempt: false };
const posted = async (subject: string) =>
  (await pool.query("select recipient, subject, body from mails where subject ~ $1 order by recipient", [subject]))
    .rows;
/** Minutes until the next backup. */
const waiting = async () =>
  (
    await pool.query(
      "select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where task_identifier = 'backUp'",
    )
  ).rows;

/** The services at an hour of the cast's Monday, with a folder for backups. */
function services(folder: string, at = "2026-03-16T01:30:00Z") {
  const settings = { ...api.services.settings, MOTUS_BACKUP_DIR: folder, MOTUS_OPERATOR_EMAIL: operator };
  return { ...api.services, settings, now: () => new Date(at) };
}

test("every night there is a backup, old ones are removed, and the next night is scheduled", async () => {
  const folder = dataFolder();
  for (const day of ["2026-03-15", "2025-12-30", "2025-12-31", "2020-01-01"])
    writeFileSync(path.join(folder, `motus-${day}T0130.tar.gz`), "old");
  for (const name of ["notes.txt", "just-begun.unfinished", "killed.unfinished"])
    writeFileSync(path.join(folder, name), "");
  utimesSync(path.join(folder, "killed.unfinished"), 0, 0);
  for (let month = 1; month <= 12; month++)
    writeFileSync(path.join(folder, `motus-2025-${String(month).padStart(2, "0")}-01T0130.tar.gz`), "old");
  const lines: Record<string, unknown>[] = [];
  await backUpJob(services(folder), owner, (line) => lines.push(line))({}, job);

  const names = readdirSync(folder);
  expect(names).toEqual(
    expect.arrayContaining([
      "just-begun.unfinished",
      "motus-2025-12-31T0130.tar.gz",
      "motus-2026-03-15T0130.tar.gz",
      "motus-2026-03-16T0130.tar.gz",
      "notes.txt",
    ]),
  );
  expect(names).not.toContain("killed.unfinished");
  expect(names).not.toContain("motus-2020-01-01T0130.tar.gz");
  expect(lines).toEqual([expect.objectContaining({ level: "info", event: "backupMade", missing: 0 })]);
  expect(await waiting()).toEqual([{ minutes: 24 * 60 }]);
  await backUpJob(services(folder, "2026-03-16T02:00:00Z"), owner, (line) => lines.push(line))({}, job);
  expect(lines).toHaveLength(1);

  await awaitNight(services(folder, "2026-03-17T01:00:00Z"));
  expect(await waiting()).toEqual([{ minutes: 30 }]);
  await awaitNight(services(folder, "2026-03-17T08:00:00Z"));
  expect(await waiting()).toEqual([{ minutes: 0 }]);
});

test("a failed nightly backup is logged and, when not retried, reported to the operator; the next one is scheduled all the same", async () => {
  const file = path.join(dataFolder(), "file");
  writeFileSync(file, "");
  const lines: Record<string, unknown>[] = [];
  const night = backUpJob(services(file), owner, (line) => lines.push(line));
  await expect(night({}, job)).rejects.toThrow();
  expect(lines).toEqual([{ level: "error", event: "backupFailed", error: "EEXIST" }]);
  expect(await waiting()).toEqual([{ minutes: 24 * 60 }]);
  expect(await posted("záloha")).toEqual([]);

  await expect(night({}, { ...job, attempt: 3, lastAttempt: true })).rejects.toThrow();
  const mail = { subject: "Noční záloha se nezdařila", body: expect.stringMatching(/Žádná dřívější záloha[^]*EEXIST/) };
  expect(await posted("záloha")).toEqual([{ recipient: operator, ...mail }]);
});

test("a nightly backup that lacks a file is reported to the operator, and not to administrators of several centres", async () => {
  const attach = `mutation ($card: Int!, $files: [Upload!]!) { attachmentsCreate(patientCard: $card, files: $files) { file { uuid } } }`;
  const { data } = await api.upload(
    "admin",
    attach,
    { card: ids.patients.jana, files: [null] },
    { "files.0": new File(["%PDF-1.4\n%%EOF\n"], "tam.pdf") },
  );
  const [{ file }] = data.attachmentsCreate;
  await api.services.storage.remove(file.uuid);
  const { settings, ...others } = services(dataFolder());
  await backUpJob({ ...others, settings: { ...settings, MOTUS_OPERATOR_EMAIL: undefined } }, owner, () => {})({}, job);
  expect(await posted("úplná")).toEqual([]);
  await backUpJob(services(dataFolder()), owner, () => {})({}, job);
  expect((await posted("úplná")).map(({ recipient }) => recipient)).toEqual([operator]);
  await pool.query("delete from attachments");
  await pool.query("delete from files where uuid = $1", [file.uuid]);
});

test("before a migration there is a backup; where there can be none, nothing is changed", async () => {
  const dataDir = dataFolder();
  const later = path.join(dataDir, "migrations");
  cpSync(migrations, later, { recursive: true });
  const journal = JSON.parse(readFileSync(path.join(later, "meta/_journal.json"), "utf8"));
  journal.entries.push({
    ...journal.entries.at(-1),
    idx: journal.entries.length,
    when: 9_999_999_999_999,
    tag: "9999_later",
  });
  writeFileSync(path.join(later, "meta/_journal.json"), JSON.stringify(journal));
  writeFileSync(path.join(later, "9999_later.sql"), "create table later (n int)");
  const lines: Record<string, unknown>[] = [];
  const options = {
    owner,
    storage: api.services.storage,
    log: (line: Record<string, unknown>) => void lines.push(line),
  };
  const settings = readSettings({ MOTUS_DATA: dataDir });

  await backUpBeforeMigration({ ...options, settings, migrations });
  expect(lines).toEqual([]);
  await backUpBeforeMigration({ ...options, settings, migrations: later });
  expect(lines).toEqual([
    {
      event: "backupBeforeMigration",
      file: expect.stringContaining(path.join(dataDir, "backups/motus-")),
      missing: 0,
      differing: 0,
    },
  ]);
  const target = await emptyDatabase();
  await restore(String(lines[0]!.file), { databaseUrl: target });
  expect(await contentsOf(target)).toEqual(await contentsOf(url));
  const nowhere = { ...settings, MOTUS_BACKUP_DIR: path.join(later, "9999_later.sql") };
  await expect(backUpBeforeMigration({ ...options, settings: nowhere, migrations: later })).rejects.toThrow(
    /no backup could be made before: .*Nothing was changed\.$/,
  );
});

test("a backup of an older Motus is restored as it was, and the next start brings it up to date", async () => {
  const [old, target] = [await emptyDatabase(), await emptyDatabase()];
  const before = knownMigrations(migrations).length - 1;
  const applied = "select count(*)::int from drizzle.__drizzle_migrations";
  await migrateTo({ connectionString: old }, migrations, before);
  await installQueue({ connectionString: old }, () => {});
  await asking(old, (ask) => ask("insert into users (email) values ('jana@lipa.example')"));
  const { file } = await backUp({ url: old, storage: api.services.storage });
  expect(await restore(file, { databaseUrl: target })).toMatchObject({ evidence: null, sessionsEnded: 0 });
  expect(await asking(target, (ask) => ask(applied))).toEqual([[before]]);
  await migrate({ connectionString: target }, migrations);
  expect(await asking(target, (ask) => ask(applied))).toEqual([[knownMigrations(migrations).length]]);
  expect(await asking(target, (ask) => ask("select email from users"))).toEqual([["jana@lipa.example"]]);
});

test("a backup next to the running application leaves it its database; one without it leaves no server behind; a drill cleans up after itself", async () => {
  await api.database.owner.query("select attest_money()");
  const { file } = await backUp({ url, storage: api.services.storage });
  const { dataDir } = await restore(file);
  const lost: Error[] = [];
  const application = await openDatabase({
    dataDir,
    loginSecret: "for the database",
    onLost: (error) => lost.push(error),
  });
  const users = (config: ClientConfig) => asking(config, (ask) => ask("select count(*)::int from users"));
  expect(await whileAppRuns({ dataDir }, users)).toEqual([[6]]);
  expect((await application.app.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await application.stop();
  expect(lost).toEqual([]);
  await expect(whileAppRuns({ dataDir: dataFolder() }, users)).rejects.toThrow("There is no database in");

  const run = (script: string, more: object = {}, ...args: string[]) =>
    spawnSync(process.execPath, [programOf(`scripts/commands/${script}.ts`), ...args], {
      encoding: "utf8",
      env: {
        ...process.env,
        DATABASE_URL: "",
        MOTUS_DATA: dataDir,
        MOTUS_BACKUP_DIR: path.join(dataDir, "nights"),
        ...more,
      },
    });
  expect(run("backup-drill")).toMatchObject({ status: 1, stderr: expect.stringContaining("There is no backup in") });
  const made = run("backup", {}, path.join(dataDir, "nights-one"));
  expect(made).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/rows of \d+ tables, 0 files[^]*NOT ENCRYPTED/),
  });
  expect(() => readFileSync(pidFileIn(dataDir))).toThrow("ENOENT");
  const empty = dataFolder();
  expect(run("backup", { MOTUS_DATA: empty }, "nowhere")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`There is no database in ${empty}`),
  });
  expect(readdirSync(empty)).toEqual([]);
  cpSync(path.join(dataDir, "nights-one"), path.join(dataDir, "nights/motus-2026-03-16T0130.tar.gz"));
  expect(run("backup-drill")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/each as it was[^]*hours old and took \d+ s to restore/),
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { asking, backUp, restore, secrets } from "#tests/kit/backups.ts";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { programOf } from "#tests/kit/processes/programs.ts";
import { emptyDatabase } from "#tests/kit/database.ts";
import { openApp } from "../core/process/app.ts";
import type { Storage } from "../core/outside/storage/storage.ts";
import { readSettings } from "../settings/settings.ts";
import { createBackup } from "./create.ts";

/** A server of its own takes its time where many tests run. */

const api = await testApi();
const { url } = api.database;
const { storage } = api.services;
await api.upload(
  "admin",
  "mutation ($card: Int!, $files: [Upload!]!) { attachmentsCreate(patientCard: $card, files: $files) { id } }",
  { card: ids.patients.jana, files: [null] },
  { "files.0": new File(["%PDF-1.4\n%%EOF\n"], "nález.pdf") },
);
await api.database.owner.query(
  `select graphile_worker.add_job('forgetOld', payload => '{"day": 11}'::json, run_at => now() + interval '1 year')`,
);
const identity = await generateIdentity();
const folder = dataFolder({ until: afterAll });
const open = await backUp({ url, storage, folder });
const sealed = await backUp({ url, storage, folder, recipient: await identityToRecipient(identity) });

/** The backup with something done to its bytes. */
function spoilt(file: string, spoil: (bytes: Buffer) => Buffer): string {
  const other = path.join(dataFolder(), "spoilt.backup");
  writeFileSync(other, spoil(readFileSync(file)));
  return other;
}
const flipped = (bytes: Buffer, place: number) => {
  const other = Buffer.from(bytes);
  other[place] = other[place]! ^ 1;
  return other;
};
const inTheMiddle = (bytes: Buffer) => flipped(bytes, Math.floor(bytes.length / 2));
/** One in fifty changed bits of a packed file counts for nothing: it unpacks to the same. This one counts. */
const thatCounts = (bytes: Buffer) => {
  const whole = gunzipSync(bytes);
  for (let place = Math.floor(bytes.length / 2); ; place++) {
    const other = flipped(bytes, place);
    if (!unpacked(other)?.equals(whole)) return other;
  }
};
function unpacked(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes);
  } catch {
    return null;
  }
}
/** With another text in the rows of a table, packed as if nothing were wrong. */
const altered = (table: string, from: string, to: string) => (bytes: Buffer) => {
  const tar = gunzipSync(bytes);
  const place = tar.indexOf(from, tar.indexOf(`tables/${table}/000001`));
  tar.write(to, place);
  return gzipSync(tar);
};
const shortened = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7));
const notWhat = (table: string) =>
  new RegExp(`is not what the backup says it holds, in ${table}\\. Nothing of it is kept\\.`);
const rows = (address: string) =>
  asking(
    address,
    async (ask) => (await ask("select to_regclass('users') is null or not exists (select from users)"))[0],
  );

test("an altered byte, a missing end, a foreign key, no key, or no backup is refused in words, and nothing of it is left", async () => {
  const cases: [file: string, key: string | undefined, words: RegExp][] = [
    [spoilt(open.file, thatCounts), undefined, /damaged or cut off/],
    [spoilt(open.file, shortened), undefined, /damaged or cut off/],
    [spoilt(open.file, altered("patient_cards", "Jana", "Jina")), undefined, notWhat("patient_cards")],
    [spoilt(open.file, altered("sessions", "2026-", "2036-")), undefined, notWhat("sessions")],
    [spoilt(open.file, altered("queue.jobs", '"day": 11', '"day": 12')), undefined, notWhat("queue.jobs")],
    [spoilt(sealed.file, inTheMiddle), identity, /damaged or cut off/],
    [spoilt(sealed.file, shortened), identity, /damaged or cut off/],
    [sealed.file, await generateIdentity(), /does not open with the key of MOTUS_BACKUP_IDENTITY/],
    [sealed.file, undefined, /is encrypted: set MOTUS_BACKUP_IDENTITY/],
    [spoilt(open.file, () => Buffer.from("no backup")), undefined, /is damaged or cut off, or is no backup/],
    [spoilt(open.file, () => gzipSync(Buffer.alloc(1024))), undefined, /is no backup of Motus/],
    ["/nowhere.backup", undefined, /cannot be read/],
  ];
  const target = await emptyDatabase();
  for (const [file, key, words] of cases) {
    await expect(restore(file, { databaseUrl: target, identity: key }), String(words)).rejects.toThrow(words);
    expect(await rows(target)).toEqual([true]);
  }
  await restore(sealed.file, { databaseUrl: target, identity });
  await expect(restore(open.file, { databaseUrl: target })).rejects.toThrow("The database is not empty");
});

test("a folder with something in it, and a backup of another version, are refused before anything is touched", async () => {
  const dataDir = dataFolder();
  writeFileSync(path.join(dataDir, "notes.txt"), "mine");
  await expect(restore(open.file, { dataDir })).rejects.toThrow(
    `${dataDir} is not empty: set MOTUS_DATA to an empty folder.`,
  );
  expect(readdirSync(dataDir)).toEqual(["notes.txt"]);
  /** With another instant of the first of the migrations that are found so. */
  const migrated = (found: RegExp) =>
    spoilt(open.file, (bytes) => {
      const tar = gunzipSync(bytes);
      tar.write("9", tar.toString("latin1").search(found));
      return gzipSync(tar);
    });
  await expect(restore(migrated(/\d{13}\s*\]/))).rejects.toThrow("made by another version of Motus");
  await expect(restore(migrated(/\d{13},/))).rejects.toThrow("made by a Motus from before the first release");
});

test("a killed restore cannot be served, and runs again from the beginning", async () => {
  const dataDir = dataFolder();
  const child = spawn(process.execPath, [programOf("tests/kit/processes/restorer.ts"), open.file, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "close");
  const settings = readSettings({ MOTUS_DATA: dataDir, MOTUS_DEMO: "off" });
  await expect(
    openApp(
      settings,
      () => {},
      () => {},
    ),
  ).rejects.toThrow(`A restore into ${dataDir} did not end: run it again`);

  await restore(open.file, { dataDir });
  const app = await openApp(
    settings,
    () => {},
    () => {},
  );
  expect(await app.ready()).toBe(true);
  await app.stop();
});

test("a backup that cannot be ended is not there, and one that is there is not written over", async () => {
  const broken: Storage = { ...storage, get: async () => Promise.reject(new Error("The storage is away")) };
  const folder = dataFolder();
  const options = {
    reader: { connectionString: url },
    secrets,
    auditAnchors: "none",
    recipient: undefined,
    now: new Date(),
  };
  await expect(createBackup({ ...options, file: path.join(folder, "one"), storage: broken })).rejects.toThrow(
    "The storage is away",
  );
  expect(readdirSync(folder)).toEqual([]);
  await expect(createBackup({ ...options, file: open.file, storage })).rejects.toThrow("is there already");
  expect(existsSync(open.file)).toBe(true);
});

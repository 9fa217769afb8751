import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { Decrypter, generateIdentity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { ids, tokens } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { asking, backUp, checkReferences, contentsOf, restore, secrets } from "#tests/kit/backups.ts";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { emptyDatabase, testDatabase } from "#tests/kit/database.ts";
import { heic } from "#tests/kit/heic.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { sealAudit } from "../audit/seal.ts";
import { createDb } from "../core/db/client.ts";
import { loginsOf } from "../core/db/roles.ts";
import { loadDemo } from "../seed/demo.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { folderStorage } from "../core/outside/storage/folder-storage.ts";
import { argon2id } from "../passwords/hash.ts";
import { readSettings } from "../settings/settings.ts";

/** A server of its own takes its time where many tests run. */

const api = await testApi();
const { url } = api.database;
const { storage } = api.services;
const attach =
  "mutation ($card: Int!, $files: [Upload!]!) { attachmentsCreate(patientCard: $card, files: $files) { file { uuid } } }";
const letter = async (name: string): Promise<string> => {
  const { data } = await api.upload(
    "admin",
    attach,
    { card: ids.patients.jana, files: [null] },
    { "files.0": new File([`%PDF-1.4\n${name}\n%%EOF\n`], name) },
  );
  return data.attachmentsCreate[0].file.uuid;
};

test("the demo clinic comes back as it was: every table, every file, every sequence, every report as it was signed", async () => {
  const demo = await testDatabase();
  const bytes = folderStorage(dataFolder());
  await demo.owner.query(
    "set session_replication_role = replica; truncate users, medical_centers cascade; set session_replication_role = origin",
  );
  await loadDemo(createDb(demo.owner), {
    now: new Date(),
    password: "lipa-v-kvetu-2026",
    hasher: argon2id,
    storage: bytes,
  });
  const { file, manifest } = await backUp({ url: demo.url, storage: bytes });
  const target = await emptyDatabase();
  const restored = await restore(file, { databaseUrl: target });

  expect(await contentsOf(target)).toEqual(await contentsOf(demo.url));
  expect(restored).toMatchObject({
    files: { checked: 1, wrong: [] },
    evidence: { reports: expect.any(Number), differing: [] },
  });
  expect(restored.evidence!.reports).toBeGreaterThan(5);
  expect(manifest.files.count).toBe(2); // the photograph and the small picture of it
  expect(await checkReferences(target)).toBeGreaterThan(50);
  const next = "select last_value from patient_cards_id_seq";
  expect(await asking(target, (ask) => ask(next))).toEqual(await asking(demo.url, (ask) => ask(next)));
});

test("queued jobs still run, files are read, secrets are the same, and no session is open", async () => {
  const uuid = await letter("nález.pdf");
  await api.call(null, `mutation { forgottenPassword(email: "petr@lipa.example") }`);
  await sealAudit(jobContext(api.services), "now");
  const { file } = await backUp({ url, storage, auditAnchors: api.services.settings.auditAnchors });
  const target = await emptyDatabase();
  const restored = await restore(file, { databaseUrl: target });
  expect(restored.evidence!.chains).toContainEqual(
    expect.objectContaining({
      center: ids.center,
      checked: expect.toSatisfy((checked) => checked > 0),
      anchored: expect.anything(),
    }),
  );
  expect(restored.evidence!.chains.filter(({ finding }) => finding)).toEqual([]);
  const pool = new pg.Pool({ connectionString: target });
  onTestFinished(() => pool.end());

  const mails = await runJobs({
    ...api,
    services: { ...api.services, db: createDb(pool) },
    database: { ...api.database, queue: loginsOf(new pg.Client(target), secrets.database).queue },
  });
  expect(mails.map(({ to }) => to)).toEqual(["petr@lipa.example"]);
  expect(await new Response((await restored.storage.get(uuid)).stream).text()).toContain("nález.pdf");
  expect(readSettings({ MOTUS_DATA: restored.dataDir }).secrets).toEqual(secrets);
  expect(restored.sessionsEnded).toBe(Object.keys(tokens).length);
  expect(await asking(target, (ask) => ask("select count(*)::int from sessions where ended_at is null"))).toEqual([
    [0],
  ]);
});

test("pictures drawn of a photograph are restored with it, the picture of a HEIC too", async () => {
  const { data } = await api.upload(
    "admin",
    attach,
    { card: ids.patients.jana, files: [null] },
    { "files.0": new File([heic()], "koleno.heic") },
  );
  const { rows } = await api.database.owner.query<{ drawn: string[] }>(
    "select array[thumbnail, picture]::text[] as drawn from files where uuid = $1",
    [data.attachmentsCreate[0].file.uuid],
  );
  const { file } = await backUp({ url, storage });
  const { storage: there, files } = await restore(file, { databaseUrl: await emptyDatabase() });
  for (const key of rows[0]!.drawn) expect((await there.get(key)).size).toBeGreaterThan(50);
  expect(files.wrong).toEqual([]);
});

test("while others go on writing, a backup holds all that was acknowledged before it began, and a whole state", async () => {
  const acknowledged: string[] = [];
  let writing = true;
  const writers = [1, 2, 3].map(async () => {
    while (writing) acknowledged.push(await letter("dopis.pdf"));
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(30);
  const before = [...acknowledged];
  const { file } = await backUp({ url, storage });
  expect(acknowledged.length).toBeGreaterThan(before.length);
  writing = false;
  await Promise.all(writers);

  const target = await emptyDatabase();
  const { files } = await restore(file, { databaseUrl: target });
  const there = new Set((await asking(target, (ask) => ask("select uuid::text from files"))).flat());
  expect(before.filter((uuid) => !there.has(uuid))).toEqual([]);
  expect(files.wrong).toEqual([]);
  expect(await checkReferences(target)).toBeGreaterThan(50);
});

test("an encrypted backup opens with the key, without Motus too, and reveals nothing without", async () => {
  const identity = await generateIdentity();
  const { file } = await backUp({ url, storage, recipient: await identityToRecipient(identity) });
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const open = await decrypter.decrypt(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
  const tar = Buffer.concat(
    await Readable.fromWeb(open as never)
      .pipe(createGunzip())
      .toArray(),
  );
  expect(tar.toString("latin1")).toContain("tables/patient_cards/000001");

  const { dataDir } = await restore(file, { identity });
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(["files", "postgres", "secrets.json"]));
});

test("a file that the storage has lost is named, and the rest comes back", async () => {
  const [kept, lost] = [await letter("tu.pdf"), await letter("tam.pdf")];
  await storage.remove(lost);
  const { file, manifest } = await backUp({ url, storage });
  expect(manifest).toMatchObject({ missing: [lost], differing: [] });
  await storage.put(kept, Buffer.from("something else"));
  expect((await backUp({ url, storage })).manifest).toMatchObject({ missing: [lost], differing: [kept] });
  const { files } = await restore(file, { databaseUrl: await emptyDatabase() });
  expect(files.wrong).toEqual([lost]);
});

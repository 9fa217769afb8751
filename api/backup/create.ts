import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import pg from "pg";
import { appliedMigrations } from "../core/db/migrate.ts";
import type { Reader } from "../core/db/roles.ts";
import { FileMissing, measured, type Storage } from "../core/outside/storage/storage.ts";
import type { StoredSecrets } from "../settings/secrets-file.ts";
import { writeArchive, type Archive } from "./archive.ts";
import { BackupFault } from "./backup-fault.ts";
import { ANCHORS, fileEntry, HEAD, MANIFEST, SECRETS, tablePart, type Head, type Manifest } from "./contents.ts";
import { keyColumns, storedFiles } from "./stored-keys.ts";
import { listTables, readTable, SAME_BYTES, type Tally } from "./tables.ts";

type Options = {
  file: string;
  reader: Reader;
  /** The login by which the rows are read, once the anchors are; the reader's unless another is given. */
  loginOfMoment?: () => Promise<Reader>;
  storage: Storage;
  secrets: StoredSecrets;
  auditAnchors: string;
  recipient: string | undefined;
  now: Date;
};

/**
 * Writes everything as of one moment into one file, while others go on writing: all that was acknowledged before is in
 * it. Answers its contents; bytes missing from the storage are named, and the rest is stored all the same.
 */
export async function createBackup({
  file,
  reader,
  loginOfMoment = async () => reader,
  storage,
  secrets,
  auditAnchors,
  recipient,
  now,
}: Options): Promise<Manifest> {
  if (existsSync(file)) throw new BackupFault(`${file} is there already: give another name.`);
  const anchors = existsSync(auditAnchors) ? readFileSync(auditAnchors) : Buffer.alloc(0); // first, so that none is ahead of the rows
  const connection = new pg.Client(await loginOfMoment());
  connection.on("error", () => {});
  await connection.connect();
  const later = new pg.Client(reader);
  later.on("error", () => {});
  await later.connect();
  try {
    await connection.query(`begin isolation level repeatable read read only; ${SAME_BYTES}`);
    let manifest: Manifest;
    await writeArchive(file, recipient, async (archive) => {
      const head: Head = { format: 1, at: now.toISOString(), migrations: await appliedMigrations(connection) };
      await archive.put(HEAD, asJson(head));
      await archive.put(SECRETS, asJson(secrets));
      await archive.put(ANCHORS, anchors);
      const tables = await putTables(archive, connection);
      manifest = {
        tables,
        sequences: await readSequences(connection),
        ...(await putFiles(archive, connection, later, storage)),
      };
      await archive.put(MANIFEST, asJson(manifest));
    });
    return manifest!;
  } finally {
    await Promise.all([connection.end(), later.end()]);
  }
}

const asJson = (value: object) => JSON.stringify(value, null, 2) + "\n";

async function putTables(archive: Archive, connection: pg.Client): Promise<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {};
  for (const table of await listTables(connection)) {
    const parts = readTable(connection, table);
    for (let part = 1; ; part++) {
      const { done, value } = await parts.next();
      if (done) tallies[table.name] = value;
      if (done) break;
      await archive.put(tablePart(table.name, part), value);
    }
  }
  return tallies;
}

/** Sequences are outside of transactions: read after the rows, they are ahead of every row that was read. */
async function readSequences(connection: pg.Client): Promise<Record<string, string>> {
  const { rows } = await connection.query<{ name: string; at: string }>(
    "select sequencename as name, last_value::text as at from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  );
  return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
}

type Wanted = { key: string; sha256: string | null };

async function putFiles(archive: Archive, connection: pg.Client, later: pg.Client, storage: Storage) {
  const listed = createHash("sha256");
  const files = { count: 0, bytes: 0 };
  const missing: string[] = [];
  const differing: string[] = [];
  for await (const { key, sha256 } of wantedFiles(connection)) {
    const found = await storage.get(key).catch(asMissing);
    if (!found) {
      if (await isWanted(later, key)) missing.push(key);
      continue;
    }
    const bytes = measured(found.stream, found.size);
    await archive.stream(fileEntry(key), found.size, bytes.bytes);
    const total = bytes.total();
    if (sha256 !== null && total.sha256 !== sha256) differing.push(key);
    listed.update(`${key} ${total.sha256}\n`);
    files.count++;
    files.bytes += total.size;
  }
  return { files: { ...files, sha256: listed.digest("hex") }, missing, differing };
}

/** The files of the moment, and the pictures drawn from them, whose hash is not recorded. */
async function* wantedFiles(connection: pg.Client): AsyncGenerator<Wanted> {
  for await (const { uuid, sha256, drawn } of storedFiles(connection)) {
    yield { key: uuid, sha256 };
    for (const key of drawn) yield { key, sha256: null };
  }
}

/** A file that was removed since the moment of the backup may be missing. */
async function isWanted(later: pg.Client, key: string): Promise<boolean> {
  const { rowCount } = await later.query(`select from files where $1::uuid in (${await keyColumns(later)})`, [key]);
  return rowCount !== 0;
}

function asMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}

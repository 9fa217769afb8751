import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import pg, { type ClientConfig } from "pg";
import { constraintOf } from "../core/db/client.ts";
import type { Storage } from "../core/outside/storage/storage.ts";
import type { Entry } from "./archive.ts";
import { BackupFault } from "./backup-fault.ts";
import { fileOf, Manifest, MANIFEST, tableOf } from "./contents.ts";
import { ADD_JOBS, BEFORE_JOBS, listTables, SAME_BYTES, tallyTable, writePart, type Table } from "./tables.ts";

const INSUFFICIENT_PRIVILEGE = "42501";

export type Loaded = { manifest: Manifest; sessionsEnded: number };

/**
 * Loads the tables in one transaction, which commits only if each holds what the backup declares; files go into the
 * storage at the same time.
 */
export async function restoreDatabase(
  owner: ClientConfig,
  entries: AsyncIterable<Entry>,
  storage: Storage,
): Promise<Loaded> {
  const connection = new pg.Client(owner);
  connection.on("error", () => {});
  await connection.connect();
  try {
    await connection.query(`begin; ${SAME_BYTES}`);
    await switchTriggersOff(connection);
    const tables = await listTables(connection);
    await connection.query(
      `truncate ${tables
        .filter(({ name }) => !name.includes("."))
        .map(({ name }) => `public.${connection.escapeIdentifier(name)}`)
        .join(", ")}`,
    );
    await connection.query(BEFORE_JOBS);
    const manifest = await load(connection, tables, entries, storage);
    await connection.query("set local session_replication_role = origin");
    await connection.query(ADD_JOBS);
    await compare(connection, tables, manifest);
    for (const [name, at] of Object.entries(manifest.sequences))
      await connection.query("select setval($1::regclass, $2)", [`public.${connection.escapeIdentifier(name)}`, at]);
    // A session that was ended after the backup was made stays ended.
    const { rowCount } = await connection.query("update sessions set ended_at = now() where ended_at is null");
    await connection.query("commit");
    return { manifest, sessionsEnded: rowCount ?? 0 };
  } finally {
    await connection.end();
  }
}

/** Rows are loaded as they were: triggers and references were checked when they were written. */
async function switchTriggersOff(connection: pg.Client) {
  try {
    await connection.query("set local session_replication_role = replica");
  } catch (error) {
    if (constraintOf(error)?.code !== INSUFFICIENT_PRIVILEGE) throw error;
    const grant = `GRANT SET ON PARAMETER session_replication_role TO ${connection.escapeIdentifier(connection.user ?? "")}`;
    throw new BackupFault(
      `The database's owner may not load rows as they were. An administrator of the server has to run: ${grant};`,
    );
  }
}

async function load(
  connection: pg.Client,
  tables: Table[],
  entries: AsyncIterable<Entry>,
  storage: Storage,
): Promise<Manifest> {
  const listed = createHash("sha256");
  let manifest: Manifest | undefined;
  for await (const { name, size, bytes } of entries) {
    const key = fileOf(name);
    const table = tables.find((known) => known.name === tableOf(name));
    if (name === MANIFEST) manifest = Manifest.parse(JSON.parse(await text(bytes)));
    else if (key) listed.update(`${key} ${(await storage.put(key, bytes, { size })).sha256}\n`);
    else if (table) await writePart(connection, table, bytes).catch(refuseDamaged);
    else throw new BackupFault(`The backup holds ${name}, of which this Motus knows nothing.`);
  }
  if (manifest?.files.sha256 !== listed.digest("hex"))
    throw new BackupFault("The backup is not whole: files of it are missing or altered.");
  return manifest;
}

/** An altered byte of a packed file unpacks to other rows, which a table may refuse. */
function refuseDamaged(error: unknown): never {
  const isOfRows = /^2[23]/.test(constraintOf(error)?.code ?? "");
  throw isOfRows
    ? new BackupFault("The backup is damaged or cut off: it holds rows that its tables do not take.")
    : error;
}

async function compare(connection: pg.Client, tables: Table[], { tables: said }: Manifest) {
  const differing: string[] = [];
  for (const table of tables) {
    const { rows, sha256 } = await tallyTable(connection, table);
    if (rows !== (said[table.name]?.rows ?? 0) || (rows > 0 && sha256 !== said[table.name]?.sha256))
      differing.push(table.name);
  }
  differing.push(...Object.keys(said).filter((name) => !tables.some((table) => table.name === name)));
  if (differing.length > 0)
    throw new BackupFault(
      `What was restored is not what the backup says it holds, in ${differing.join(", ")}. Nothing of it is kept.`,
    );
}

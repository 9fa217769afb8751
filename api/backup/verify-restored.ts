import pg, { type ClientConfig } from "pg";
import { createDb } from "../db/client.ts";
import { pendingMigrations } from "../db/migrate.ts";
import { verifyReports, type Differing } from "../medical-reports/verify.ts";
import { FileMissing, measured, type Storage } from "../outside/storage.ts";

/** What is not as it was stored or signed; reports of an older database are read once it is brought up to date, and are null till then. */
export type Verified = { files: { checked: number; wrong: string[] }; reports: { checked: number; differing: Differing[] } | null };

/** Reads every file and every signed report of a database anew. */
export async function verifyRestored(owner: ClientConfig, storage: Storage, migrations: string): Promise<Verified> {
  const pool = new pg.Pool({ ...owner, max: 1 });
  try {
    const pending = await pendingMigrations(pool, migrations);
    return { files: await verifyFiles(pool, storage), reports: pending.length > 0 ? null : await verifyReports(createDb(pool)) };
  } finally {
    await pool.end();
  }
}

const AT_ONCE = 500;

async function verifyFiles(pool: pg.Pool, storage: Storage) {
  const wrong: string[] = [];
  let checked = 0;
  for (let last = 0; ; ) {
    const { rows } = await pool.query<{ id: number; uuid: string; sha256: string }>("select id, uuid, sha256 from files where id > $1 order by id limit $2", [last, AT_ONCE]);
    if (rows.length === 0) return { checked, wrong };
    last = rows.at(-1)!.id;
    checked += rows.length;
    for (const { uuid, sha256 } of rows) if ((await hashOf(storage, uuid)) !== sha256) wrong.push(uuid);
  }
}

async function hashOf(storage: Storage, key: string): Promise<string | undefined> {
  const found = await storage.get(key).catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error;
  });
  if (!found) return undefined;
  const { bytes, total } = measured(found.stream);
  for await (const _ of bytes);
  return total().sha256;
}

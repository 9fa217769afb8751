import { randomUUID } from "node:crypto";
import path from "node:path";
import pg, { type ClientConfig } from "pg";
import { createBackup } from "#api/backup/create.ts";
import { restoreBackup } from "#api/backup/restore.ts";
import { folderStorage } from "#api/core/outside/storage/folder-storage.ts";
import type { Storage } from "#api/core/outside/storage/storage.ts";
import { dataFolder } from "./processes/data-folder.ts";

type Source = { url: string; storage: Storage; recipient?: string; folder?: string; auditAnchors?: string };

export const secrets = {
  cookies: "for cookies",
  database: "for the database",
  tokens: "for tokens",
  secondFactors: "for second factors",
};

/** A backup of a database and a storage. */
export async function backUp({ url, storage, recipient, folder = dataFolder(), auditAnchors = "none" }: Source) {
  const file = path.join(folder, `${randomUUID()}.backup`);
  const manifest = await createBackup({
    file,
    reader: { connectionString: url },
    storage,
    secrets,
    auditAnchors,
    recipient,
    now: new Date(),
  });
  return { file, manifest };
}

/** Restores into a data folder of its own, into the database at the address or an embedded one. */
export async function restore(
  file: string,
  { databaseUrl, identity, dataDir = dataFolder() }: { databaseUrl?: string; identity?: string; dataDir?: string } = {},
) {
  const storage = folderStorage(path.join(dataDir, "files"));
  return { dataDir, storage, ...(await restoreBackup({ file, identity, dataDir, databaseUrl, storage })) };
}

/** The content of each table, read by PostgreSQL alone; sessions without their end. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  return asking(url, async (ask) => {
    const contents: Record<string, string> = {};
    for (const [name] of await ask(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    )) {
      const row = name === "sessions" ? "to_jsonb(t) - 'ended_at'" : "to_jsonb(t)";
      const [[count, digest] = []] = await ask(
        `select count(*), md5(coalesce(string_agg((${row})::text, ' ' order by (${row})::text collate "C"), '')) from ${name} t`,
      );
      contents[name!] = `${count} ${digest}`;
    }
    return contents;
  });
}

/** Recreates every reference between tables, which PostgreSQL refuses where one leads nowhere; answers their number. */
export const checkReferences = (database: string | ClientConfig) =>
  asking(database, async (ask) => {
    const references = await ask(
      "select conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
    );
    for (const [table, name, definition] of references)
      await ask(`alter table ${table} drop constraint ${name}, add constraint ${name} ${definition}`);
    return references.length;
  });

export async function asking<T>(
  database: string | ClientConfig,
  work: (ask: (query: string) => Promise<string[][]>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    return await work(async (query) => (await client.query<string[]>({ text: query, rowMode: "array" })).rows);
  } finally {
    await client.end();
  }
}

import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

/** A table as it is read, always in the same order, and written; `name` is its name in a backup. */
export type Table = { name: string; read: string; write: string };
export type Tally = { rows: number; sha256: string };

/** Bytes of a table held in memory at once: a part's length precedes it. */
const PART = 4 << 20;
const LINE_END = 10;

/** The same bytes of the same rows on every server. */
export const SAME_BYTES =
  "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; set local extra_float_digits = 3; set local bytea_output = 'hex'";

/** The jobs that wait, without the queue's own tables, which are another version's business. */
const JOBS: Table = {
  name: "queue.jobs",
  read: `select row_number() over (order by id) as place, task_identifier, payload::text, queue_name, run_at, max_attempts, key, priority
    from graphile_worker.jobs join (select id, payload from graphile_worker._private_jobs) as private using (id) where attempts < max_attempts order by id`,
  write: "waiting_jobs",
};
export const BEFORE_JOBS = `create temp table waiting_jobs (place bigint, name text, payload json, queue_name text, run_at timestamptz, max_attempts integer, key text, priority integer) on commit drop`;
export const ADD_JOBS = `select graphile_worker.add_job(identifier => name, payload => payload, queue_name => queue_name, run_at => run_at,
  max_attempts => max_attempts, job_key => key, priority => priority) from waiting_jobs order by place`;

/** Every table, from the catalogue, so that none is forgotten; then the queued jobs. */
export async function listTables(owner: Client): Promise<Table[]> {
  const { rows } = await owner.query<{ name: string; columns: string; key: string | null; all: string }>(`
    select relname as name,
      string_agg(quote_ident(attname), ', ' order by attname collate "C") filter (where attgenerated = '') as columns,
      string_agg(quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end, ', ' order by array_position(indkey::int2[], attnum)) filter (where attnum = any (indkey)) as key,
      string_agg(quote_ident(attname) || '::text collate "C"', ', ' order by attname collate "C") as all
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      left join pg_index on indrelid = pg_class.oid and indisprimary
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    group by relname order by relname collate "C"`);
  const { rows: queue } = await owner.query("select to_regclass('graphile_worker.jobs') is not null as there");
  const tables = rows.map(({ name, columns, key, all }) => {
    const table = `public.${owner.escapeIdentifier(name)}`;
    return { name, read: `select ${columns} from ${table} order by ${key ?? all}`, write: `${table} (${columns})` };
  });
  return queue[0].there ? [...tables, JOBS] : tables;
}

/**
 * The rows of a table in parts of whole rows, and at the end their number and hash. Rows are counted by their line
 * ends, which values have only escaped: the server's own count may come after the last of them, in a packet of its own.
 */
export async function* readTable(owner: Client, { read }: Table): AsyncGenerator<Buffer, Tally> {
  const chunks: AsyncIterable<Buffer> = owner.query(copyTo(`copy (${read}) to stdout`));
  const hash = createHash("sha256");
  let held: Buffer[] = [];
  let size = 0;
  let rows = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, end + 1)) rows++;
    held.push(chunk);
    size += chunk.length;
    if (size < PART) continue;
    const bytes = Buffer.concat(held);
    const end = bytes.lastIndexOf(LINE_END) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    held = [bytes.subarray(end)];
    size = bytes.length - end;
  }
  if (size > 0) yield Buffer.concat(held);
  return { rows, sha256: hash.digest("hex") };
}

/** The present contents of a table. */
export async function tallyTable(owner: Client, table: Table): Promise<Tally> {
  const parts = readTable(owner, table);
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return value;
  }
}

/** Writes a part of a table as it was read. */
export const writePart = (owner: Client, { write }: Table, bytes: AsyncIterable<Uint8Array>) =>
  pipeline(bytes, owner.query(copyFrom(`copy ${write} from stdin`)));

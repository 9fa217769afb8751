import type pg from "pg";

/** Every process that uses a database shares this lock; exclusive work holds it alone. */
const OWNERSHIP = 727_001;
/**
 * One process at a time brings a database up to date; on an embedded server the lock is kept, since the process that
 * stops that server must be alone with it.
 */
const STARTING = 727_004;
/** With the hash of a pool's name: that pool of the job queue lives. */
const POOL = 727_005;
/** Shared by a pool of the job queue until its name is locked. */
const POOL_BEGINS = 727_006;

/**
 * The server detects within a minute that the machine behind this connection is gone, and never ends it for being idle.
 */
export const keepAwake = (connection: pg.Client) =>
  connection.query(
    "set idle_session_timeout = 0; set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3",
  );

const tried = async (connection: pg.Client, lock: string, key: number): Promise<boolean> =>
  (await connection.query(`select ${lock}($1) as taken`, [key])).rows[0].taken;

/** Makes this connection the one owner of its database for as long as it lives; false when anybody else lives on it. */
export async function takeOwnership(connection: pg.Client): Promise<boolean> {
  await keepAwake(connection);
  return tried(connection, "pg_try_advisory_lock", OWNERSHIP);
}

/** Back among others after being alone. */
export const releaseOwnership = (connection: pg.Client) =>
  connection.query("select pg_advisory_unlock($1)", [OWNERSHIP]);

/** Shares the database with others for as long as this connection lasts; false while a process needs it exclusively. */
export async function shareOwnership(connection: pg.Client): Promise<boolean> {
  await keepAwake(connection);
  return tried(connection, "pg_try_advisory_lock_shared", OWNERSHIP);
}

/** The turn to bring the database up to date, without waiting for it. */
export const tryTurn = (connection: pg.Client) => tried(connection, "pg_try_advisory_lock", STARTING);
/** The turn to bring the database up to date, after the process that has it. */
export const awaitTurn = (connection: pg.Client) => connection.query("select pg_advisory_lock($1)", [STARTING]);
/** Whether a connection waits for a lock. */
export const waits = async (connection: pg.Client, pid: number): Promise<boolean> =>
  (await connection.query("select from pg_locks where pid = $1 and not granted", [pid])).rowCount !== 0;
export const endTurn = (connection: pg.Client) => connection.query("select pg_advisory_unlock($1)", [STARTING]);

/** A pool of the job queue is about to begin: until it is named, no pool is judged dead. */
export const announcePool = (connection: pg.Client) =>
  connection.query("select pg_advisory_lock_shared($1)", [POOL_BEGINS]);

/** Shows that this pool lives for as long as the connection does. */
export const namePool = (connection: pg.Client, name: string) =>
  connection.query("select pg_advisory_lock($1, hashtext($2))", [POOL, name]);

/**
 * The number of serving processes: in each of them one connection shows that its pools live, by advisory locks of two
 * keys in this database.
 */
export async function countProcesses(connection: pg.Client): Promise<number> {
  const { rows } = await connection.query<{ alive: number }>(
    `select count(distinct pid) as alive from pg_locks where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [POOL],
  );
  return rows[0]!.alive;
}

export const endAnnouncement = (connection: pg.Client) =>
  connection.query("select pg_advisory_unlock_shared($1)", [POOL_BEGINS]);

/** Releases jobs whose pool shows no sign of life, and those only. */
export const releaseDeadPools = `
  with judging as materialized (select pg_advisory_xact_lock(${POOL_BEGINS}) as now),
  holders as materialized (select distinct locked_by from graphile_worker.jobs, judging where locked_by is not null)
  select graphile_worker.force_unlock_workers(array(
    select locked_by from holders where pg_try_advisory_xact_lock(${POOL}, hashtext(locked_by))))`;

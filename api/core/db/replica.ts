import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { MINUTE } from "#rules/time/durations.ts";
import { constraintOf, createDb, isAway, type Db } from "./client.ts";
import { poolOf } from "./pool-of.ts";
import { loginAt, type Login, type Reader } from "./roles.ts";

/**
 * A standby that serves reading, by the same logins as the primary. It is asked only while it has everything that the
 * primary had acknowledged when the reading began; late or gone, it is left out for a while.
 */
export type Replica = {
  db: Db;
  reader: Reader;
  /** Whether it has all that the primary has now, or within so many milliseconds. */
  isCurrent: (primary: Db, patience?: number) => Promise<boolean>;
  leaveOut: (reason: "late" | "away") => void;
  stop: () => Promise<void>;
};

type Log = (line: { level: "warn"; event: "replicaLeftOut"; reason: "late" | "away" }) => void;

/** No further reading waits for a standby that was late or gone a moment ago. */
const LEFT_OUT_MS = 10_000;
const LOOK_EVERY_MS = 10;
/** The longest that a reading waits for a standby to catch up, and for its answer: without one it is gone. */
const LIMITS = { patience: 200, answer: 1_000 };
const CONNECTIONS = 10;

export function replicaAt(
  url: string,
  logins: { app: Login; reader: Login },
  log: Log,
  limits: typeof LIMITS = LIMITS,
): Replica {
  const connections = poolOf({
    ...loginAt(logins.app, url),
    max: CONNECTIONS,
    connectionTimeoutMillis: limits.answer,
    keepAlive: true,
  });
  const db = createDb(connections);
  let leftOutUntil = 0;
  const leaveOut = (reason: "late" | "away") => {
    if (performance.now() >= leftOutUntil) log({ level: "warn", event: "replicaLeftOut", reason });
    leftOutUntil = performance.now() + LEFT_OUT_MS;
  };
  return {
    db,
    reader: loginAt(logins.reader, url),
    leaveOut,
    async isCurrent(primary, patience = limits.patience) {
      if (performance.now() < leftOutUntil) return false;
      const position = await positionOf(primary);
      for (const end = performance.now() + patience; ;) {
        const has = await answerWithin(limits.answer, hasReplayed(db, position));
        if (has) return true;
        if (has === null || performance.now() > end) {
          leaveOut(has === null ? "away" : "late");
          return false;
        }
        await sleep(LOOK_EVERY_MS);
      }
    },
    stop: () => connections.end(),
  };
}

/** The end of what the primary has on disk: everything that it has acknowledged is before it. */
async function positionOf(primary: Db): Promise<string> {
  const { rows } = await primary.execute<{ at: string }>(sql`select pg_current_wal_flush_lsn()::text as at`);
  return rows[0]!.at;
}

/** A server that became a primary itself goes its own way, and has nothing of this one's. */
async function hasReplayed(db: Db, position: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`,
  );
  return rows[0]!.has;
}

/** Null of a standby that fails or does not answer in time. */
const answerWithin = (ms: number, asking: Promise<boolean>): Promise<boolean | null> =>
  Promise.race([asking.catch(() => null), sleep(ms, null, { ref: false })]);

type Reading = { db: Db; replica: Replica | null };

/**
 * Reads on the standby where there is one that is current, else on the primary; a reading that the standby breaks off
 * begins again on the primary. Neither writes.
 */
export async function readOn<T>(
  { db, replica }: Reading,
  onReplica: (replica: Replica) => Promise<T>,
  onPrimary: () => Promise<T>,
): Promise<T> {
  if (!replica || !(await replica.isCurrent(db))) return onPrimary();
  return orOnPrimary(replica, onReplica(replica), onPrimary);
}

/**
 * Reads the whole database at one moment on the standby where that is current within a minute, else on the primary.
 * `read` asks for the login once it has read what the rows must not be older than.
 */
export async function readWhole<T>(
  { db, replica }: Reading,
  reader: Reader,
  read: (loginOfMoment: () => Promise<Reader>) => Promise<T>,
): Promise<T> {
  const onPrimary = () => read(async () => reader);
  if (!replica) return onPrimary();
  const reading = read(async () => ((await replica.isCurrent(db, MINUTE)) ? replica.reader : reader));
  return orOnPrimary(replica, reading, onPrimary);
}

/** A standby also breaks off readings that keep it from replaying. */
const orOnPrimary = <T>(replica: Replica, reading: Promise<T>, onPrimary: () => Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    if (!isAway(error) && !constraintOf(error)) throw error;
    replica.leaveOut("away");
    return onPrimary();
  });

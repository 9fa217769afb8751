import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { keepAwake } from "../../core/db/opening/ownership.ts";

/**
 * A stretch of time in which a medical centre's calendar has changed, as ISO moments; `bookings` where requests from
 * the web were sent or decided.
 */
export type Change = { from: string; to: string; bookings?: true };
/** Null ends the notifications. */
type Notify = (change: Change | null) => void;

const AGAIN_MS = 1000;
/** Sent when messages may have been missed. */
const everything: Change = { from: "0001-01-01T00:00:00Z", to: "9999-12-31T00:00:00Z", bookings: true };

/**
 * Receives from the database the changes of calendars made by any process, and notifies watchers of the same medical
 * centre. One connection, which no pooler may lend, listens for the whole process, from its first watcher on; when it
 * is lost, the next one notifies everybody that anything may have changed.
 */
export function calendarChanges(login: ClientConfig) {
  const listeners = new Map<number, Set<Notify>>();
  let stopped = false;
  let current: pg.Client | undefined;
  let listening: Promise<void> | undefined;

  const send = (change: Change | null, medicalCenterId?: number) => {
    for (const [id, subscribers] of listeners)
      if (medicalCenterId === undefined || id === medicalCenterId) for (const one of subscribers) one(change);
  };

  /** Listens by a connection until it ends. */
  async function listen(hears: () => void) {
    const connection = new pg.Client({ ...login, keepAlive: true, connectionTimeoutMillis: 10_000 });
    connection.on("error", () => {});
    const ended = new Promise((end) => connection.once("end", end));
    connection.on("notification", ({ payload }) => {
      const { center, ...change } = JSON.parse(payload ?? "{}") as Change & { center: number };
      send(change, center);
    });
    try {
      current = connection;
      await connection.connect();
      await keepAwake(connection);
      await connection.query("listen motus_calendar");
      if (stopped) return;
      hears();
      await ended;
    } finally {
      await connection.end().catch(() => {});
    }
  }

  /** Listens on one connection after another; resolves when the first one listens, or cannot be had. */
  const keepListening = () =>
    new Promise<void>((tried) => {
      const on = async () => {
        for (let missed = false; !stopped; missed = true) {
          await listen(() => (missed ? send(everything) : tried())).catch(() => {});
          tried();
          await sleep(AGAIN_MS, undefined, { ref: false });
        }
      };
      void on();
    });

  return {
    stopped: () => stopped,
    /** Notifies of changes until the returned function is called. Resolves once none can be missed. */
    async subscribe(medicalCenterId: number, notify: Notify): Promise<() => void> {
      const subscribers = listeners.get(medicalCenterId) ?? new Set<Notify>();
      listeners.set(medicalCenterId, subscribers.add(notify));
      await (listening ??= keepListening());
      if (stopped) notify(null);
      return () => {
        subscribers.delete(notify);
        if (subscribers.size === 0) listeners.delete(medicalCenterId);
      };
    },
    stop() {
      stopped = true;
      send(null);
      void current?.end().catch(() => {});
    },
  };
}
export type CalendarChanges = ReturnType<typeof calendarChanges>;

import type { Pool, PoolClient } from "pg";

/** A stretch of time in which a medical centre's calendar has changed, as ISO moments. */
export type Change = { from: string; to: string };
type Tell = (change: Change) => void;

const AGAIN_MS = 1000;
/** What is told when messages may have been missed. */
const everything: Change = { from: "0001-01-01T00:00:00Z", to: "9999-12-31T00:00:00Z" };

/**
 * Hears from the database what changes in calendars, whichever process changed it, and tells those of the same medical
 * centre. One connection listens for the whole process, from the first who wants to know; when it is lost, the next one
 * tells everybody that anything may have changed.
 */
export function calendarChanges(connections: Pool) {
  const listeners = new Map<number, Set<Tell>>();
  let listening: Promise<PoolClient> | undefined;
  let stopped = false;

  const tell = (change: Change, medicalCenterId?: number) => {
    for (const [id, tells] of listeners) if (medicalCenterId === undefined || id === medicalCenterId) for (const one of tells) one(change);
  };

  async function listen(): Promise<PoolClient> {
    const connection = await connections.connect();
    connection.on("notification", ({ payload }) => {
      const { center, ...change } = JSON.parse(payload ?? "{}") as Change & { center: number };
      tell(change, center);
    });
    connection.once("end", () => {
      if (stopped) return;
      connection.release(true);
      again();
    });
    await connection.query("listen motus_calendar");
    return connection;
  }
  const again = () => {
    setTimeout(() => {
      if (stopped) return;
      listening = listen();
      listening.then(() => tell(everything), again);
    }, AGAIN_MS).unref();
  };

  return {
    /** Tells of changes until the returned function is called. Resolves once none can be missed. */
    async subscribe(medicalCenterId: number, told: Tell): Promise<() => void> {
      const tells = listeners.get(medicalCenterId) ?? new Set<Tell>();
      listeners.set(medicalCenterId, tells.add(told));
      listening ??= listen();
      await listening.catch(again);
      return () => {
        tells.delete(told);
        if (tells.size === 0) listeners.delete(medicalCenterId);
      };
    },
    async stop() {
      stopped = true;
      (await listening?.catch(() => undefined))?.release(true);
    },
  };
}
export type CalendarChanges = ReturnType<typeof calendarChanges>;

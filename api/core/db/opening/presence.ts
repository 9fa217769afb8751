import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { wordsOf } from "../database-start-error.ts";

const AGAIN_MS = 500;
const REVIVE_AGAIN_MS = 2_000;
/** A server may be killed while it is being started. */
const REVIVALS = 3;

type Options = {
  login: ClientConfig;
  /** The connection that holds the locks so far. */
  connection: pg.Client;
  /** Takes the locks again; false where another process holds them by now. */
  enter: (connection: pg.Client) => Promise<boolean>;
  /** There is no way back: the locks are another's, or the server ended for good. */
  onLost: (error: Error) => void;
  /**
   * Runs the steps that the server needs to come back at this address; false where it has to wait for that, and fails
   * where it cannot.
   */
  revive?: () => Promise<boolean>;
};

export type Presence = {
  /** Since when they have been held without a break, by a clock that never leaps. */
  since: () => number;
  /** Releases the locks, after a `last` action that only their holder may perform. */
  leave: (last?: () => Promise<void>) => Promise<void>;
};

/**
 * Holds locks that show others that this process is alive. They end with their connection: when a server ends it, a new
 * one takes them again, as soon as the server is back.
 */
export function stayPresent({ login, connection, enter, onLost, revive = async () => true }: Options): Presence {
  let current = connection;
  let living = true;
  let since = performance.now();
  let returned = Promise.resolve();

  function watch() {
    current.on("error", () => {});
    current.once("end", () => (returned = comeBack()));
  }
  function lose(reason: string) {
    if (living) onLost(new Error(reason));
    living = false;
  }
  async function comeBack() {
    let failed = 0;
    while (living) {
      try {
        if (!(await revive())) {
          await sleep(REVIVE_AGAIN_MS);
          continue;
        }
      } catch (error) {
        if (++failed === REVIVALS) return lose(wordsOf(error));
        await sleep(AGAIN_MS);
        continue;
      }
      const next = new pg.Client({ ...login, keepAlive: true, connectionTimeoutMillis: 5_000 });
      next.on("error", () => {});
      try {
        await next.connect();
        const entered = await enter(next);
        if (!entered || !living) await next.end();
        if (!living) return;
        if (!entered) return lose("The database is another's by now");
        current = next;
        since = performance.now();
        return watch();
      } catch {
        await next.end().catch(() => {});
        await sleep(AGAIN_MS);
      }
    }
  }

  watch();
  return {
    since: () => since,
    leave: async (last) => {
      const held = living; // a server that was lost may be another's by now
      living = false;
      await returned; // a server that is being started is not left behind
      if (held) await last?.();
      await current.end().catch(() => {});
    },
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import { insideOf, type Log } from "../faults.ts";

/**
 * Logs an uncaught error like all others, without the values of a statement, and ends the process: its supervisor
 * starts another. `reported` waits for faults that are being sent elsewhere.
 */
export function logWhatIsNotCaught(log: Log, reported: () => Promise<void>) {
  let isEnding = false;
  process.on("uncaughtException", (error) => {
    // A log that nobody reads any more fails in turn, and would be logged for ever.
    if (isEnding) return;
    isEnding = true;
    log({ level: "error", error: insideOf(error) });
    void reported().finally(() => process.exit(1));
  });
  process
    .removeAllListeners("warning")
    .on("warning", ({ name, message }) => log({ level: "warn", event: "node", name, error: message }));
}

/** Ends this process once, after the steps of `first`. */
export function createEnding(log: Log) {
  let before = async () => {};
  let ending = false;
  return {
    first: (work: () => Promise<void>) => void (before = work),
    end: async (code: number, error?: Error) => {
      if (ending) return;
      ending = true;
      if (error) log({ level: "error", error: error.message });
      setTimeout(() => process.exit(code), 20_000).unref();
      await before().catch((error: Error) => log({ level: "error", error: error.message }));
      process.exit(code);
    },
  };
}

/** Takes no more requests, and waits a while for the running ones. */
export async function requestsEnd(server: { close: (done: () => void) => unknown; closeIdleConnections?: () => void }) {
  const closed = new Promise<void>((done) => server.close(done));
  const idle = setInterval(() => server.closeIdleConnections?.(), 100);
  await Promise.race([closed, sleep(5_000, undefined, { ref: false })]);
  clearInterval(idle);
}

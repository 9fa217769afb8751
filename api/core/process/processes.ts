import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logins } from "../db/roles.ts";
import type { Log } from "../faults.ts";
import { gatherFrom } from "../../operator/metrics/gather.ts";

/** A process that ends sooner than this after its start is restarted with a growing pause. */
const SETTLED_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;
/** Grace period for a process to end its requests and jobs. */
const GRACE_MS = 12_000;

type Options = {
  count: number;
  /**
   * Sent to the other processes over a channel of their own: passwords are neither in their environment nor on a
   * command line.
   */
  logins: Logins;
  log: Log;
  /** The first of them serves. */
  onServing: () => void;
  /** One ended before any of them served: another would too. */
  onFailed: (error: Error) => void;
};

/*
 * Processes accept connections themselves. Handed to them by this one, a connection that reaches a process just as it is
 * killed is answered by none: its request hangs.
 */
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** Keeps `count` serving processes under this one, which only supervises them; one that ends is replaced. */
export function superviseProcesses({ count, logins, log, onServing, onFailed }: Options) {
  const living = new Set<Worker>();
  const metrics = gatherFrom(living);
  let serving = false;
  let stopping = false;

  function begin(pause: number) {
    const worker = cluster.fork();
    const begun = performance.now();
    living.add(worker);
    worker.on("message", (said: unknown) => {
      if (said === "logins" && worker.isConnected()) worker.send(logins);
      metrics.hear(worker, said);
    });
    worker.once("listening", () => {
      if (!serving) onServing();
      serving = true;
    });
    worker.on("error", (error) => log({ level: "error", error: error.message }));
    worker.once("exit", (code, signal) => {
      living.delete(worker);
      if (stopping) return;
      log({ level: "error", event: "processEnded", code, signal });
      if (!serving) return onFailed(new Error("A process ended before it served"));
      const next = performance.now() - begun > SETTLED_MS ? 0 : Math.min(Math.max(1_000, pause * 2), LONGEST_PAUSE_MS);
      setTimeout(() => !stopping && begin(next), next);
    });
  }
  for (let n = 0; n < count; n++) begin(0);

  return {
    /** Lets every process end its requests and jobs. */
    async stop() {
      stopping = true;
      const ends = [...living].map((worker) => new Promise((ended) => worker.once("exit", ended)));
      for (const worker of living) if (worker.isConnected()) worker.send("stop");
      await Promise.race([Promise.all(ends), sleep(GRACE_MS, undefined, { ref: false })]);
      for (const worker of living) worker.process.kill("SIGKILL");
    },
  };
}

/** The data that the supervising process hands over. */
export const loginsGiven = () =>
  new Promise<Logins>((resolve) => {
    const hear = (said: unknown) => {
      if (typeof said !== "object" || said === null || !("queue" in said)) return;
      process.off("message", hear);
      resolve(said as Logins);
    };
    process.on("message", hear);
    process.send!("logins");
  });

/** This process is to end: it got the message, or its supervisor is gone. */
export function onStopRequested(stop: () => void) {
  // A terminal signals all processes at once; they end in the order of the first one.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.on("message", (said) => said === "stop" && stop());
  process.on("disconnect", stop);
}

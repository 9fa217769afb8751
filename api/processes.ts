import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import type { Access } from "./db/open.ts";
import type { Log } from "./faults.ts";

/** Who ends sooner than this after its start is started again with a growing pause. */
const SETTLED_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;
/** What a process is given to end its requests and jobs. */
const GRACE_MS = 12_000;

type Options = {
  count: number;
  /** Goes to the others over a channel of their own: passwords stand neither in their environment nor on a command line. */
  access: Access;
  log: Log;
  /** The first of them serves. */
  onServing: () => void;
  /** One ended before any of them served: another would too. */
  onFailed: (error: Error) => void;
};

/** Keeps `count` processes serving beside this one, which only looks after them; one that ends is replaced. */
export function keepProcesses({ count, access, log, onServing, onFailed }: Options) {
  const living = new Set<Worker>();
  let serving = false;
  let stopping = false;

  function begin(pause: number) {
    const worker = cluster.fork();
    const begun = performance.now();
    living.add(worker);
    worker.on("message", (said: unknown) => {
      if (said === "access" && worker.isConnected()) worker.send(access);
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

/** What the process that looks after this one hands over. */
export const accessGiven = () =>
  new Promise<Access>((resolve) => {
    const hear = (said: unknown) => {
      if (typeof said !== "object") return;
      process.off("message", hear);
      resolve(said as Access);
    };
    process.on("message", hear);
    process.send!("access");
  });

/** This process is to end: it was told so, or nobody looks after it any more. */
export function onToldToStop(stop: () => void) {
  // A terminal tells all processes at once; they end in the order that the first one knows.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.on("message", (said) => said === "stop" && stop());
  process.on("disconnect", stop);
}

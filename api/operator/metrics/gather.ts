import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** The metrics of one process, as they travel between processes. */
export type Sample = MetricObjectWithValues<MetricValue<string>>[];
type Message =
  | { metrics: "asked"; by: string }
  | { metrics: "wanted"; by: string }
  | { metrics: "given"; by: string; sample: Sample }
  | { metrics: "gathered"; by: string; samples: Sample[] };

/** A process that does not answer in time is left out: it may be starting, or be about to end. */
const PATIENCE_MS = 1_000;

const isMessage = (said: unknown): said is Message => typeof said === "object" && said !== null && "metrics" in said;

/**
 * The metrics of all processes under one supervisor, as one of them asks for them; of a process alone its own. Each
 * scrape reaches one of them.
 */
export function gathering(read: () => Promise<Sample>): () => Promise<Sample[]> {
  if (!cluster.isWorker) return async () => [await read()];
  const send = (message: Message) => process.connected && process.send!(message);
  const asked = new Map<string, (samples: Sample[]) => void>();
  process.on("message", (said: unknown) => {
    if (!isMessage(said)) return;
    const { by } = said;
    if (said.metrics === "wanted") void read().then((sample) => send({ metrics: "given", by, sample }));
    if (said.metrics === "gathered") asked.get(by)?.(said.samples);
  });
  return async () => {
    const by = randomUUID();
    const gathered = new Promise<Sample[]>((resolve) => asked.set(by, resolve));
    send({ metrics: "asked", by });
    const samples = await Promise.race([gathered, sleep(2 * PATIENCE_MS, null, { ref: false })]);
    asked.delete(by);
    return samples ?? [await read()];
  };
}

/** The supervisor's part: `living` are its processes, and `hear` gets what each of them says. */
export function gatherFrom(living: Set<Worker>) {
  const wanted = new Map<string, { samples: Sample[]; left: number; done: () => void }>();
  const gather = async (asking: Worker, by: string) => {
    const asked = [...living].filter((worker) => worker.isConnected());
    await new Promise<void>((done) => {
      wanted.set(by, { samples: [], left: asked.length, done });
      setTimeout(done, PATIENCE_MS).unref();
      for (const worker of asked) worker.send({ metrics: "wanted", by } satisfies Message);
    });
    const { samples } = wanted.get(by)!;
    wanted.delete(by);
    if (asking.isConnected()) asking.send({ metrics: "gathered", by, samples } satisfies Message);
  };
  return {
    hear(worker: Worker, said: unknown) {
      if (!isMessage(said)) return;
      if (said.metrics === "asked") void gather(worker, said.by);
      const one = said.metrics === "given" ? wanted.get(said.by) : undefined;
      if (!one || said.metrics !== "given") return;
      one.samples.push(said.sample);
      if (--one.left === 0) one.done();
    },
  };
}

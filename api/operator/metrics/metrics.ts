import type pg from "pg";
import { AggregatorRegistry, Gauge, Histogram, Registry, type OpenMetricsContentType } from "prom-client";
import type { Reader } from "../../core/db/roles.ts";
import { findFaults, statusFaults } from "../status/find-faults.ts";
import { readStatus, type Status, type StatusSettings } from "../status/read-status.ts";
import { gathering } from "./gather.ts";

const { OPENMETRICS_CONTENT_TYPE: OPENMETRICS } = Registry;
/** From a quick answer to the longest that people wait for one. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Options = { connections: pg.Pool; reader: Reader; settings: StatusSettings; now: () => Date };
type OpenRegistry = Registry<OpenMetricsContentType>;

/** The metrics of the installation in the OpenMetrics format. No label names a centre, a person or an address. */
export function createMetrics({ connections, reader, settings, now }: Options) {
  const own = new Registry();
  const requests = new Histogram({
    name: "motus_request_duration_seconds",
    help: "Requests by kind and status, with the time until the answer began",
    labelNames: ["kind", "status"],
    buckets: BUCKETS,
    registers: [own],
  });
  new Gauge({
    name: "motus_database_connections",
    help: "Connections for requests by state; waiting are requests without one",
    labelNames: ["state"],
    registers: [own],
    collect() {
      this.set({ state: "used" }, connections.totalCount - connections.idleCount);
      this.set({ state: "idle" }, connections.idleCount);
      this.set({ state: "waiting" }, connections.waitingCount);
    },
  });
  const gather = gathering(() => own.getMetricsAsJSON());
  return {
    contentType: OPENMETRICS,
    observe: (kind: string, status: number, seconds: number) => requests.observe({ kind, status }, seconds),
    /** The text of one scrape: sums of all processes, and the state of the installation as it is now. */
    async read(): Promise<string> {
      const [samples, status] = await Promise.all([gather(), readStatus(reader, settings).catch(() => null)]);
      const sums = AggregatorRegistry.aggregate(samples as unknown as object[]) as unknown as OpenRegistry;
      sums.setContentType(OPENMETRICS);
      // By the library's types only the older format is merged.
      return Registry.merge([sums, stateMetrics(status, now())] as unknown as Registry[]).metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

function stateMetrics(status: Status | null, now: Date): OpenRegistry {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(OPENMETRICS);
  const gauge = (name: string, help: string, value: number | undefined) =>
    value === undefined || new Gauge({ name: `motus_${name}`, help, registers: [registry] }).set(value);
  const each = (name: string, help: string, label: string, values: Record<string, number>) => {
    const one = new Gauge({ name: `motus_${name}`, help, labelNames: [label], registers: [registry] });
    for (const [state, value] of Object.entries(values)) one.set({ [label]: state }, value);
  };
  const age = (at: Date | null | undefined) => (at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : undefined);
  gauge("database_up", "1 where the database answers", status ? 1 : 0);
  if (!status) return registry;
  const { processes, queue, disk, backups, evidence } = status;
  const { waiting, running, scheduled, failed, oldestSeconds } = queue;
  const faults = findFaults(status, now);
  gauge("processes", "Processes that serve this database, on all machines", processes);
  each("queue_jobs", "Jobs of the queue by state", "state", { waiting, running, scheduled, failed });
  gauge("queue_oldest_seconds", "The longest that a waiting job has been due", oldestSeconds);
  gauge("disk_free_bytes", "Room on the disk of the data folder", disk.free);
  gauge("backup_age_seconds", "Age of the newest backup", age(backups.last?.at));
  gauge("backup_faulty_files", "Files that the newest backup lacks", backups.last?.faultyFiles ?? undefined);
  gauge(
    "evidence_age_seconds",
    "Age of the oldest of the centres' latest checks of evidence",
    age(evidence?.checkedSince),
  );
  gauge("evidence_differences", "Differences that the latest checks of evidence found", evidence?.differences);
  each(
    "fault",
    "1 for each fault that npm run status names",
    "fault",
    Object.fromEntries(statusFaults.map((name) => [name, faults.includes(name) ? 1 : 0])),
  );
  return registry;
}

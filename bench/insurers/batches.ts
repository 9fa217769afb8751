import { createHash } from "node:crypto";
import type { ClientConfig, Pool } from "pg";
import { makeBatches } from "#api/batches/make.ts";
import { jobContext } from "#api/core/jobs/job-context.ts";
import type { Bytes, Storage } from "#api/core/outside/storage/storage.ts";
import { ids } from "#tests/cast/people.ts";
import { memoryInUse } from "#tests/kit/memory/memory-in-use.ts";
import { loadCodedReports } from "#tests/kit/insurers/many-coded-reports.ts";
import { castDatabase, onServer } from "../cast-database.ts";
import { report } from "../table.ts";

/** Visits of a document, each with two operations. */
const VISITS = 3;

/** Files by their keys in memory, as few as the archive reads; and the most memory that was in use apart from them. */
function measuring() {
  const kept = new Map<string, Uint8Array>();
  let peak = 0;
  const measure = () => {
    const files = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
    peak = Math.max(peak, memoryInUse() - files);
  };
  const put = async (key: string, bytes: Bytes) => {
    const pieces: Uint8Array[] = [];
    if (bytes instanceof Uint8Array) pieces.push(bytes);
    else for await (const piece of bytes as AsyncIterable<Uint8Array>) pieces.push(piece);
    const whole = Buffer.concat(pieces);
    kept.set(key, whole);
    measure();
    return { size: whole.length, sha256: createHash("sha256").update(whole).digest("hex") };
  };
  const get = async (key: string) => ({ stream: new Blob([kept.get(key)! as BlobPart]).stream(), size: 0 });
  return { storage: { put, get } as unknown as Storage, measure, peak: () => peak };
}

/** Time and memory of making a month's batches of so many documents, with their files. */
async function made(server: ClientConfig, documents: number): Promise<{ ms: number; bytes: number }> {
  const visits = documents * VISITS;
  async function load(owner: Pool) {
    await loadCodedReports(owner, visits, visits, VISITS);
    await owner.query(
      `insert into batch_runs (id, medical_center_id, month, total, asked_at, asked_by) overriding system value values (1, $1, '2026-02-01', $2, now(), $3)`,
      [ids.center, documents, ids.profiles.admin],
    );
  }

  const of = await castDatabase(server, `batches_${documents}`, load, 6);
  const { storage, measure, peak } = measuring();
  const timer = setInterval(measure, 200);
  const start = performance.now();
  const ctx = jobContext({ ...of.services, storage });
  await makeBatches(ctx, { run: 1, medicalCenterId: ids.center }, false);
  const ms = performance.now() - start;
  clearInterval(timer);
  await of.close();
  return { ms, bytes: peak() };
}

// Making the batches of a large month, against one of half its documents by time, and of a tenth by memory.
await onServer(async (server) => {
  await made(server, 400);
  const tenth = await made(server, 800);
  const half = await made(server, 4_000);
  const whole = await made(server, 8_000);
  report([
    {
      name: "Batches of a month of 8,000 documents against 4,000",
      value: whole.ms,
      baseline: half.ms,
      unit: "ms",
      budgetOfRatio: 2.2,
    },
    {
      name: "Memory of making them against 800",
      value: whole.bytes / 2 ** 20,
      baseline: tenth.bytes / 2 ** 20,
      unit: "MB",
      budgetOfRatio: 1.3,
    },
  ]);
});

import { setTimeout as sleep } from "node:timers/promises";
import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { readFile } from "#rules/insurance/files/reading/read-file.ts";
import { jobContext } from "#api/core/jobs/job-context.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { caller } from "#tests/kit/insurers/bill-visits.ts";
import { loadCodedReports } from "#tests/kit/insurers/many-coded-reports.ts";
import { makeBatches } from "./make.ts";

/** Documents of one month, each of one visit; two thirds are of the insurer 111, which needs a second batch. */
const DOCUMENTS = Number(process.env.BATCH_DOCUMENTS ?? 1_520);

const KILLS = Number(process.env.BATCH_KILLS ?? 20);

const api = await testApi();
const { owner } = api.database;
const call = caller(api);
const medicalCenterId = ids.center;
const queries: string[] = [];
countQueries(api.database.app, queries);

// The pool reports connections that end while nothing uses them.
api.database.app.on("error", () => {});

beforeAll(() => loadCodedReports(owner, DOCUMENTS, DOCUMENTS, 1));

const bytesOf = async (uuid: string) => {
  const { stream } = await api.services.storage.get(uuid);
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Ends all connections of the application, as a machine that is switched off does. */
const kill = () =>
  owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user`,
  );

/** Attempts again as the queue does: a first one may take a connection of which nobody knows yet that it has ended. */
async function untilDone(attempt: () => Promise<void>) {
  for (let left = 5; left > 0; left--) {
    const failed = await attempt().then(
      () => null,
      (error: unknown) => error,
    );
    if (failed === null) return;
    if (left === 1) throw failed;
  }
}

test("batches that are killed many times are made once, whole, and their archive is the same bytes each time", async () => {
  const run = await call(`mutation { batchRegularCreate(input: { month: "2026-02" }) { id } }`, {}, "admin");
  const attempt = () => makeBatches(jobContext(api.services), { run: run.id, medicalCenterId }, false);
  for (let kills = 0; kills < KILLS; kills++) {
    const ended = attempt().then(
      () => "done",
      () => "killed",
    );
    await Promise.race([ended, sleep((kills * 137) % 900)]);
    await kill();
    await ended;
    const {
      rows: [left],
    } = await owner.query<{ whole: boolean; batches: number; unmade: number }>(
      "select (select made_at is not null from batch_runs) as whole, (select count(*)::int from batches) as batches, (select count(*)::int from batches where made_at is null) as unmade",
    );
    expect([left!.unmade, left!.whole || left!.batches === 0]).toEqual([0, true]);
  }
  await Promise.all([untilDone(attempt), untilDone(attempt)]);

  const {
    rows: [sums],
  } = await owner.query<Record<"visits" | "reports" | "documents" | "highest" | "batches" | "next", number>>(
    `select (select count(*)::int from patient_attendances where billed_document_id is not null) as visits,
      (select count(distinct report_id)::int from batch_reports) as reports,
      (select count(*)::int from batch_documents) as documents, (select max(document_id) from batch_documents) as highest,
      (select count(*)::int from batches) as batches, (select k_batch_item from insurance_sequences) as next`,
  );
  expect(sums).toMatchObject({
    visits: DOCUMENTS,
    reports: DOCUMENTS,
    documents: DOCUMENTS,
    highest: DOCUMENTS,
    next: DOCUMENTS + 1,
  });
  const { rows: batches } = await owner.query<{
    documents: number;
    points: number;
    price: number;
    uuid: string;
    insurer: string;
  }>(
    "select batches.documents, points, price::int, uuid, insurer from batches join files on files.id = batches.file_id order by sequence_id",
  );
  expect(batches).toHaveLength(sums!.batches);
  expect(Math.max(...batches.map((batch) => batch.documents))).toBe(Math.min(999, Math.ceil((DOCUMENTS * 2) / 3)));
  for (const { documents, points, price, uuid } of batches) {
    const file = readFile(await bytesOf(uuid));
    expect([file.faults, file.batches[0]!.documents.length]).toEqual([[], documents]);
    const sum = (field: string) =>
      file.batches[0]!.documents.reduce((all, { head }) => all + Number(head.values[field]!.replace(".", "")), 0);
    expect([sum("ECBOD"), sum("ECCEL"), points * 74]).toEqual([points, price, price]);
  }

  const archiveNow = async () => {
    const { file } = await call(`{ batchRun(batchRun: ${run.id}) { file { uuid } } }`, {}, "admin");
    return bytesOf(file.uuid);
  };
  const archive = await archiveNow();
  await owner.query("update batch_runs set file_id = null, finished_at = null");
  await attempt();
  expect(Buffer.compare(await archiveNow(), archive)).toBe(0);
  const together = readFile(unzipSync(archive)["111-44123000/KDAVKA.111"] as Uint8Array<ArrayBuffer>);
  expect(together.faults).toEqual([]);
  expect(together.batches.map((batch) => batch.documents.length)).toEqual(
    batches.flatMap(({ insurer, documents }) => (insurer === "111" ? [documents] : [])),
  );

  const { rows: newest } = await owner.query<{ id: number; number: number }>(
    "select id, sequence_id as number from batches order by id desc limit 1",
  );
  const { id, number } = newest[0]!;
  expect(await call(`mutation { batchRemove(batch: ${id}, version: 1) }`, {}, "admin")).toBe(true);
  await attempt();
  const prints = (bytes: Uint8Array) => Object.keys(unzipSync(bytes)).filter((name) => name.includes("davka-"));
  expect(prints(await archiveNow())).toEqual(prints(archive).filter((name) => !name.endsWith(`davka-${number}.pdf`)));
});

test("a batch of many documents is read in as many queries as one of few", async () => {
  const { rows } = await owner.query<{ id: number; documents: number }>(
    "select id, documents from batches order by documents",
  );
  const [few, many] = [rows[0]!, rows.at(-1)!];
  expect(many.documents).toBeGreaterThan(few.documents);
  const countOf = async ({ id, documents }: typeof few) => {
    queries.length = 0;
    const batch = await call(
      `{ batch(batch: ${id}) { kBatchDocuments { patientCard { fullName } medicalReports { id includedInBatch } } medicalOperationsWithPointsAndPrice { code } file { name } } }`,
      {},
      "admin",
    );
    expect(batch.kBatchDocuments).toHaveLength(documents);
    return queries.length;
  };
  expect(await countOf(many)).toBe(await countOf(few));
});

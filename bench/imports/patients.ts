import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { files } from "#api/core/db/tables/files.ts";
import { imports } from "#api/core/db/tables/imports.ts";
import { checkImport } from "#api/imports/check-rows.ts";
import { readImport } from "#api/imports/read-file.ts";
import { undoImport } from "#api/imports/undo-rows.ts";
import { writeImport } from "#api/imports/write-rows.ts";
import { jobContext } from "#api/core/jobs/job-context.ts";
import { folderStorage } from "#api/core/outside/storage/folder-storage.ts";
import { installQueue } from "#api/core/queue/install-queue.ts";
import { transactionsOf, type Run } from "#api/core/transactions-of.ts";
import { ids } from "#tests/cast/people.ts";
import { memoryInUse } from "#tests/kit/memory/memory-in-use.ts";
import { castDatabase, onServer } from "../cast-database.ts";
import { report } from "../table.ts";

const MANY = 20_000;
const FEW = 10_000;
/** Memory is weighed after so many transactions. */
const WEIGHED = 8;

type Center = Awaited<ReturnType<typeof castDatabase>>;

const line = (at: number) =>
  `${at};Novotná${at};Jana;${1 + (at % 28)}. ${1 + (at % 12)}. ${1940 + (at % 70)};60${String(1_000_000 + at)};Husova ${at};370 01;Lišov;111`;

/** A table of so many patients, read and matched; answers its steps. */
async function importOf(center: Center, patients: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "motus-bench-import-"));
  const storage = folderStorage(folder);
  const head = "ID;Příjmení;Jméno;Datum narození;Telefon;Ulice;PSČ;Město;Pojišťovna";
  const text = [head, ...Array.from({ length: patients }, (_, at) => line(at))].join("\n");
  const uuid = crypto.randomUUID();
  await storage.put(uuid, Buffer.from(text));
  const context = jobContext({ ...center.services, storage });
  const run = transactionsOf(context, ids.center);
  const { center: medicalCenterId, profiles } = ids;
  const id = await run(async ({ db }) => {
    const common = { medicalCenterId, createdBy: profiles.admin };
    const [file] = await db
      .insert(files)
      .values({
        ...common,
        uuid,
        name: "patients.csv",
        namespace: "import",
        extension: "csv",
        mime: "text/csv",
        size: text.length,
        sha256: "",
      })
      .returning();
    const [row] = await db
      .insert(imports)
      .values({ ...common, kind: "PATIENTS", name: "patients.csv", fileId: file!.id, charset: "utf-8" })
      .returning();
    return row!.id;
  });
  const found = () => run(async ({ db }) => (await db.select().from(imports).where(eq(imports.id, id)))[0]!);
  const enter = (state: "CHECKING" | "WRITING" | "UNDOING") =>
    run(({ db }) => db.update(imports).set({ state }).where(eq(imports.id, id)));
  return {
    async write(through: (run: Run) => Run = (same) => same) {
      await readImport(context, through(run), await found());
      await enter("CHECKING");
      await checkImport(context, through(run), await found());
      await enter("WRITING");
      await writeImport(context, through(run), await found());
      const { state, total } = await found();
      if (state !== "WRITTEN" || total !== patients) throw new Error(`${total} rows are ${state}.`);
    },
    async undo() {
      await enter("UNDOING");
      await undoImport(context, run, await found());
      rmSync(folder, { recursive: true });
    },
  };
}

async function secondsOf(center: Center, patients: number): Promise<number> {
  const { write, undo } = await importOf(center, patients);
  const started = performance.now();
  await write();
  const seconds = (performance.now() - started) / 1000;
  await undo();
  return seconds;
}

/** The most memory, in MB, that is in use without what is garbage. */
async function memoryOf(center: Center, patients: number): Promise<number> {
  const { write, undo } = await importOf(center, patients);
  let peak = 0;
  let transactions = 0;
  await write((run) => async (work) => {
    const answer = await run(work);
    if (++transactions % WEIGHED === 0) {
      peak = Math.max(peak, memoryInUse() / 1e6);
    }
    return answer;
  });
  await undo();
  return peak;
}

// Times an import of many patients against one of half as many, and weighs its memory.
await onServer(async (server) => {
  const center = await castDatabase(server, "imports", () =>
    installQueue({ ...server, database: "bench_imports" }, () => {}),
  );
  await secondsOf(center, 1_000);
  const [few, many] = [await secondsOf(center, FEW), await secondsOf(center, MANY)];
  const [fewMemory, manyMemory] = [await memoryOf(center, FEW), await memoryOf(center, MANY)];
  await center.close();
  report([
    { name: "Import of 20,000 patients, against 10,000", value: many, baseline: few, unit: "s", budgetOfRatio: 2.2 },
    {
      name: "Memory of an import of 20,000 patients, against 10,000",
      value: manyMemory,
      baseline: fewMemory,
      unit: "MB",
      budgetOfRatio: 1.2,
    },
  ]);
});

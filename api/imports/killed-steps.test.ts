import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { importsOf } from "#tests/kit/imports/import-table.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { transactionsOf } from "../core/transactions-of.ts";
import { checkImport } from "./check-rows.ts";
import { readImport } from "./read-file.ts";
import type { Import } from "./scope.ts";
import { writeImport } from "./write-rows.ts";

const api = await testApi();
const { owner } = api.database;
const { create, read, counts } = importsOf(api);
const cards = async () =>
  (await owner.query("select count(*)::int as n from patient_cards where medical_center_id = $1", [ids.center])).rows[0]
    .n;

test("a step that is killed many times ends with the same rows", async () => {
  const PATIENTS = Number(process.env.MOTUS_IMPORTED ?? 900);
  const lines = Array.from({ length: PATIENTS }, (_, at) => `${at};Hromadný${at};Jan;60${String(1_000_000 + at)}`);
  const table = await create("hromada.csv", ["ID;Příjmení;Jméno;Telefon", ...lines].join("\n"));
  const id = table.data.importCreate.id as number;
  const context = jobContext(api.services);
  const found = async () =>
    (
      await owner.query(
        'select id, kind, medical_center_id as "medicalCenterId", file_id as "fileId", charset, columns, created_by as "createdBy" from imports where id = $1',
        [id],
      )
    ).rows[0] as Import;
  /** Runs a step until it is through, each attempt but the last ended in the midst of a transaction. */
  async function killed(step: (run: ReturnType<typeof transactionsOf>) => Promise<void>) {
    const run = transactionsOf(context, ids.center);
    for (let kills = 0; kills < 10; kills++) {
      let left = kills % 4;
      const fatal: typeof run = (work) =>
        run(async (ctx) => {
          const answer = await work(ctx);
          if (left-- === 0) throw new Error("killed");
          return answer;
        });
      await step(fatal).catch((error: Error) => expect(error.message).toBe("killed"));
    }
    await step(run);
  }
  await killed(async (run) => readImport(context, run, await found()));
  await owner.query("update imports set state = 'CHECKING' where id = $1", [id]);
  await killed(async (run) => checkImport(context, run, await found()));
  const before = await cards();
  await owner.query("update imports set state = 'WRITING' where id = $1", [id]);
  await killed(async (run) => writeImport(context, run, await found()));
  expect([(await read(id)).state, counts(await read(id)), (await cards()) - before]).toEqual([
    "WRITTEN",
    { WRITTEN: PATIENTS },
    PATIENTS,
  ]);
  const { rows } = await owner.query(
    "select count(distinct surname)::int as names, count(*)::int as cards from patient_cards where surname like 'Hromadný%'",
  );
  expect(rows).toEqual([{ names: PATIENTS, cards: PATIENTS }]);
});

import { expect, test } from "vitest";
import { jobContext } from "#api/core/jobs/job-context.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { onEmbedded } from "#tests/kit/database.ts";
import { waitingJobs } from "#tests/kit/jobs.ts";
import { forgetOld } from "./forget-old.ts";

onEmbedded();
const api = await testApi();
const { owner } = api.database;
const { jana } = ids.patients;
const days = (count: number) => count * 86_400_000;
const forget = () => forgetOld(jobContext(api.services));
/** Answers of writes in both centres, each so many days old. */
const answered = (count: number, age: number) =>
  owner.query(
    `insert into idempotency_keys (medical_center_id, profile_id, key, request_hash, created_at)
     select case n % 2 when 0 then ${ids.center} else ${ids.foreignCenter} end, n, $2 || ' days', '', $3 from generate_series(1, $1::int) n`,
    [count, age, new Date(api.clock.now.getTime() - days(age))],
  );
const answers = async () =>
  (
    await owner.query(
      "select split_part(key, ' ', 1)::int as age, count(*)::int as count from idempotency_keys where key like '% days' group by 1 order by 1",
    )
  ).rows;

test("answers of writes are forgotten after eight days, in all centres and in batches, and the next day's turn is planned", async () => {
  await answered(2_500, 9);
  await answered(30, 7);
  await forget();
  expect(await answers()).toEqual([{ age: 7, count: 30 }]);
  expect(await waitingJobs(api)).toEqual(["removeStray", "forgetOld"]);
  const { rows } = await owner.query(
    "select round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker.jobs where task_identifier = 'forgetOld'",
  );
  expect(rows).toEqual([{ hours: 24 }]);
});

test("of a hundred thousand answers the old ones are found on an index, a thousand at once", async () => {
  await answered(100_000, 1);
  await owner.query("vacuum analyze idempotency_keys");
  const {
    rows: [forgetting],
  } = await owner.query("select prosrc from pg_proc where proname = 'forget_answers'");
  const { rows } = await owner.query(`explain ${forgetting.prosrc}`, [
    new Date(api.clock.now.getTime() - days(8)),
    1000,
  ]);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("Index Scan using idempotency_keys_by_time");
  expect(plan).toContain("Tid Scan");
  expect(plan).not.toContain("Seq Scan on idempotency_keys");
});

test("a save that comes again once its answer is forgotten writes nothing: a beginning is known, a change is stale", async () => {
  const begin = (key: string, content = "Bez bolesti") =>
    api.call(
      "paramedic",
      `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id version } }`,
      { input: { patientCard: jana, examinedAt: "2026-03-16T08:00:00Z", content } },
      { "idempotency-key": key },
    );
  const change = (id: number) =>
    api.call(
      "paramedic",
      `mutation { medicalReportUpdate(medicalReport: ${id}, version: 1, input: { content: "VAS 2/10" }) { version } }`,
      {},
      { "idempotency-key": "change" },
    );
  const contents = async () =>
    (await owner.query("select content, version from medical_reports where patient_card_id = $1 order by id", [jana]))
      .rows;
  const begun = (await begin("beginning")).data.medicalReportCreate;
  expect((await begin("beginning")).data.medicalReportCreate).toEqual(begun);
  expect((await change(begun.id)).data.medicalReportUpdate).toEqual({ version: 2 });
  expect((await change(begun.id)).data.medicalReportUpdate).toEqual({ version: 2 });

  const { now } = api.clock;
  api.clock.now = new Date(now.getTime() + days(8) + 1);
  await forget();
  api.clock.now = now;
  expect((await owner.query("select from idempotency_keys where key in ('beginning', 'change')")).rowCount).toBe(0);
  expect(await begin("beginning")).toMatchObject({ status: 409, errors: [{ extensions: { code: "E136" } }] });
  expect(await begin("beginning", "Bez bolesti, a dál")).toMatchObject({
    status: 409,
    errors: [{ extensions: { code: "E136" } }],
  });
  expect(await change(begun.id)).toMatchObject({ status: 409, errors: [{ extensions: { code: "E012" } }] });
  expect(await contents()).toEqual([{ content: "VAS 2/10", version: 2 }]);
  expect((await begin("another")).errors).toBeUndefined();
});

test("the key of one author begins nothing of another's", async () => {
  const begin = (who: "paramedic" | "admin") =>
    api.call(
      who,
      `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { uuid } }`,
      { input: { patientCard: jana, examinedAt: "2026-03-16T08:00:00Z", content: "x" } },
      { "idempotency-key": "same" },
    );
  const [one, other] = [await begin("paramedic"), await begin("admin")];
  expect(one.data.medicalReportCreate.uuid).not.toBe(other.data.medicalReportCreate.uuid);
});

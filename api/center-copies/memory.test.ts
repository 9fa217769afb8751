import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { measuringStorage } from "#tests/kit/memory/measuring-storage.ts";
import { loadManyPatients } from "#tests/kit/many-patients.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { writeCopy } from "./write.ts";

const COUNT = Number(process.env.MOTUS_COPIED ?? 600);
/** Memory is weighed after so many pieces. */
const WEIGHED = 40;

const api = await testApi();
const { owner } = api.database;

/** The most memory in use while a copy is made of the centre as it is. */
async function copied(): Promise<number> {
  const { rows } = await owner.query(
    "insert into center_copies (medical_center_id, ordered_at, ordered_by) values ($1, now(), $2) returning id",
    [ids.center, ids.profiles.admin],
  );
  const { storage, peak } = measuringStorage(api, WEIGHED);
  await writeCopy(jobContext({ ...api.services, storage }), { copy: rows[0].id, medicalCenterId: ids.center }, false);
  const { rows: made } = await owner.query("select made_at, done = total as whole from center_copies where id = $1", [
    rows[0].id,
  ]);
  expect(made).toEqual([{ made_at: expect.any(Date), whole: true }]);
  return peak();
}

test("hundreds of cards more take no more than a fifth more memory", async () => {
  await copied(); // loads the code
  const few = await copied();
  await loadManyPatients(owner, COUNT);
  expect(await copied()).toBeLessThan(few * 1.2);
});

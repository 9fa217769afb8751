import { expect, test } from "vitest";
import { emails, ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { pass } from "#tests/kit/accounts/second-factor.ts";

const api = await testApi();
const { owner } = api.database;
const open = async (uuid: string) =>
  (await api.call("receptionist", "query ($uuid: String!) { patientCard(uuid: $uuid) { id } }", { uuid })).status;
const opened = "encode(sha256(convert_to('patient cards opened by' || chr(10) || $1, 'UTF8')), 'hex')";
const reader = String(ids.profiles.receptionist);

test("a person who opens more than 300 different cards in an hour goes on, and the administrators get one mail a day", async () => {
  expect([await open(uuids.jana), await open(uuids.jana)]).toEqual([200, 200]);
  expect((await owner.query(`select count from rate_limits where key = ${opened}`, [reader])).rows).toEqual([
    { count: 1 },
  ]);
  await owner.query(`update rate_limits set count = 300 where key = ${opened}`, [reader]);
  expect([await open(uuids.jana), (await runJobs(api)).length]).toEqual([200, 0]);
  expect(await open(uuids.karel)).toBe(200);
  const mails = await runJobs(api);
  expect(
    mails
      .map(({ to, subject }) => [to, subject])
      .sort()
      .reverse(),
  ).toEqual([emails.manager, emails.admin].map((to) => [to, "Neobvykle mnoho otevřených karet"]));
  expect(mails[0]!.text).toMatch(/více než 300 různých karet/);
  expect(
    (await owner.query("select profile_id, patient_card_id from audit_rows where action = 'patientCard.manyRead'"))
      .rows,
  ).toEqual([{ profile_id: ids.profiles.receptionist, patient_card_id: null }]);
  pass(api, 61 * 60);
  await owner.query("update sessions set last_seen_at = $1", [api.clock.now]);
  await open(uuids.jana);
  await owner.query(`update rate_limits set count = 300 where key = ${opened}`, [reader]);
  expect([await open(uuids.karel), (await runJobs(api)).length]).toEqual([200, 0]);
});

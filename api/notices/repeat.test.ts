import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
const codeOf = async (asked: ReturnType<typeof api.call>) => (await asked).errors?.[0]?.extensions.code;
const repeat = (id: number, card: number = patients.jana, who: "receptionist" | "foreign" = "receptionist") =>
  api.call(who, `mutation { noticeRepeat(notice: ${id}, patientCard: ${card}) { id state } }`);

/** A notice about Jana's visit on the cast's Monday. */
async function booked(state = "REFUSED") {
  await owner.query(
    "update events set begin_at = '2026-03-20T08:00:00Z', end_at = '2026-03-20T09:00:00Z' where id = $1",
    [ids.events.janaTherapy],
  );
  const { rows } = await owner.query(
    `insert into notices (medical_center_id, patient_card_id, cause, channel, occasion, visits, state, send_at) values ($1, $2, gen_random_uuid(), 'EMAIL', 'BOOKED', $3, $4, now()) returning id`,
    [ids.center, patients.jana, JSON.stringify([{ event: ids.events.janaTherapy, known: null }]), state],
  );
  return rows[0].id as number;
}

test("a message is sent again at once, to the present address, as the visit is by then", async () => {
  const id = await booked();
  await owner.query("update patient_cards set email = 'nova@pacient.example' where id = $1", [patients.jana]);
  await owner.query(
    "update events set begin_at = begin_at + interval '1 hour', end_at = end_at + interval '1 hour' where id = $1",
    [ids.events.janaTherapy],
  );
  expect((await repeat(id)).data.noticeRepeat.state).toBe("WAITING");
  const mails = await runJobs(api);
  expect(mails).toMatchObject([{ to: "nova@pacient.example", text: expect.stringMatching(/20\.\s3\.\s2026 v 10:00/) }]);
  const { rows } = await owner.query("select state, occasion, repeats_id from notices order by id desc limit 1");
  expect(rows).toEqual([{ state: "HANDED_OVER", occasion: "BOOKED", repeats_id: id }]);
});

test("it is found on its patient's card only, and a waiting one goes by itself", async () => {
  const id = await booked();
  expect(await codeOf(repeat(id, patients.karel))).toBe("E003");
  expect(await codeOf(repeat(id, patients.jana, "foreign"))).toBe("E003");
  expect(await codeOf(repeat(await booked("WAITING")))).toBe("E181");
});

test("one patient is sent ten messages again in a day", async () => {
  const id = await booked();
  await owner.query("delete from rate_limits");
  for (let n = 0; n < 10; n++) expect(await codeOf(repeat(id))).toBeUndefined();
  expect(await codeOf(repeat(id))).toBe("E005");
});

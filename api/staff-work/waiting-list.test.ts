import { beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { testApi } from "#tests/kit/api.ts";
import { handoversOf } from "#tests/kit/staff/handovers.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures } = ids;
const { paramedic: from, admin: to } = ids.profiles;
const { notifyPatients, must, enter, handed, undo, plan, preview, seriesOf, waitingOf, mails, clear } =
  await handoversOf(api);

beforeEach(clear);

test("the waiting list takes each patient once and says so; undoing gives back the slots of those who still wait", async () => {
  await notifyPatients();
  const first = await enter({
    beginAt: "2026-03-17T08:00:00Z",
    recurrence: { frequency: "WEEKLY", interval: 1, count: 3 },
  });
  const series = await seriesOf(first);
  const group = await enter({
    procedure: procedures.group,
    beginAt: "2026-03-18T08:00:00Z",
    patientCards: [patients.anna, patients.jana],
  });
  const meeting = await enter({ name: "Porada", beginAt: "2026-03-19T08:00:00Z", endAt: "2026-03-19T09:00:00Z" });
  const helps = await enter({ owner: to, staffs: [from], beginAt: "2026-03-20T08:00:00Z" });
  await mails();
  expect(await plan("toWaitingList: true")).toEqual({
    events: 2,
    stayingTotal: 2,
    staying: [
      { obstacle: "NO_PATIENTS", events: 1, event: { id: meeting }, conflicts: [] },
      { obstacle: "HELPS", events: 1, event: { id: helps }, conflicts: [] },
    ],
  });
  const handover = await handed({ all: true });
  expect(await waitingOf(patients.karel)).toMatchObject([{ urgent: true, canceled: first, profiles: [] }]);
  const canceled = (await mails()).filter(({ to }) => to === "karel@pacient.example");
  expect(canceled.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Zrušený termín 17\./)]);

  const [anna] = await waitingOf(patients.anna);
  await must(`mutation { waitingPatientRemove(waitingPatient: ${anna.id}) }`);
  await enter({ name: "Jiné", beginAt: "2026-03-24T08:15:00Z", endAt: "2026-03-24T08:30:00Z" });
  expect(await preview(handover.id)).toMatchObject({
    events: 1,
    stayingTotal: 1,
    staying: [{ obstacle: "TAKEN", events: 3, conflicts: [{ eventName: "Jiné" }] }],
  });
  expect(codeOf(await undo(handover.id))).toBeUndefined();
  const { rows } = await owner.query(
    "select id, removed_at is null as there from events where id = any($1) order by begin_at, id",
    [[...series, group]],
  );
  expect(rows.filter(({ there }) => there)).toEqual([{ id: group, there: true }]);
  const states = await owner.query(
    "select patient_card_id as card, state from patient_attendances where event_id = $1 order by 1",
    [group],
  );
  expect(states.rows).toEqual([
    { card: patients.jana, state: "NOT_SET" },
    { card: patients.anna, state: "EXCUSED" },
  ]);
  expect([await waitingOf(patients.jana), (await waitingOf(patients.karel)).length]).toEqual([[], 1]);
});

test("waiting patients who asked for a colleague ask for the other, or for anyone, unless the other does not give their service", async () => {
  const wait = async (card: number, service: number, ...people: number[]): Promise<number> =>
    (
      await must("mutation ($input: WaitingPatientInput!) { waitingPatientCreate(input: $input) { id } }", {
        input: { patientCard: card, procedures: [service], profiles: people },
      })
    ).waitingPatientCreate.id;
  const karel = await wait(patients.karel, procedures.therapy, from);
  const jana = await wait(patients.jana, procedures.therapy, from, to);
  const anna = await wait(patients.anna, procedures.examination, from);
  const asked = await must(
    `{ profileWaitingPatients(profile: ${from}, to: ${to}) { total items { obstacle waitingPatient { id } } } }`,
  );
  expect(asked.profileWaitingPatients).toMatchObject({
    total: 3,
    items: [{ obstacle: null }, { obstacle: null }, { obstacle: "SERVICE_NOT_GIVEN", waitingPatient: { id: anna } }],
  });
  const named = async () =>
    [
      ...(await waitingOf(patients.karel)),
      ...(await waitingOf(patients.jana)),
      ...(await waitingOf(patients.anna)),
    ].map(({ profiles }) => [...profiles].sort());
  const one = await handed({ to, waitingPatients: [karel] });
  expect([one.waitingPatients, await named()]).toEqual([1, [[to], [to, from].sort(), [from]]]);
  await handed({ to, all: true });
  expect(await named()).toEqual([[to], [to], [from]]);
  await handed({ waitingPatients: [anna] });
  expect(await named()).toEqual([[to], [to], []]);
  await must(`mutation { waitingPatientUpdate(waitingPatient: ${karel}, input: { note: "Volat odpoledne" }) { id } }`);
  expect(await preview(one.id)).toMatchObject({ waitingPatients: 0 });
  const { handovers } = await must(`{ handovers(profile: ${from}) { id waitingPatients } }`);
  await undo(handovers[1].id);
  expect(await named()).toEqual([[to], [to, from].sort(), []]);
  expect(jana).toBeGreaterThan(0);
});

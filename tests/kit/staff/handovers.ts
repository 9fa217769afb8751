import { expect } from "vitest";
import { ids, now, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { runJobs } from "../jobs.ts";

const { patients, procedures } = ids;
const { paramedic: from, admin: to } = ids.profiles;

/** Work of Petr that an administrator hands over, to Dana, who gives therapy too, or to the waiting list. */
export async function handoversOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  await owner.query(
    "insert into procedure_profiles (medical_center_id, procedure_id, profile_id) values ($1, $2, $3)",
    [ids.center, procedures.therapy, to],
  );

  const must = async (document: string, variables: object = {}) => {
    const answer = await api.call("admin", document, variables);
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  const enter = async (input: object): Promise<number> =>
    (
      await must("mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }", {
        input: {
          eventType: "EVENT",
          owner: from,
          confirmOutsideHours: true,
          ...(!("name" in input) && { procedure: procedures.therapy, patientCards: [patients.karel] }),
          ...input,
        },
      })
    ).eventCreate.id;
  const handOver = (input: object, who: Role = "admin", profile: number = from) =>
    api.call(
      who,
      "mutation ($profile: Int!, $input: HandoverInput!) { handoverCreate(profile: $profile, input: $input) { id events waitingPatients to { id } } }",
      { profile, input: { confirmOutsideHours: true, ...input } },
    );
  const handed = async (input: object) => {
    const answer = await handOver(input);
    expect(answer.errors).toBeUndefined();
    return answer.data.handoverCreate as { id: number; events: number; waitingPatients: number };
  };
  const undo = (handover: number, who: Role = "admin") =>
    api.call(who, `mutation { handoverUndo(handover: ${handover}) { id undoneAt } }`);
  const described = "obstacle events event { id } conflicts { reason eventName label }";
  /** The numbers of a plan, with what stays. */
  const plan = async (to: string) => {
    const { profileWork } = await must(
      `{ profileWork(profile: ${from}, confirmOutsideHours: true, staying: true, ${to}) { plan { events stayingTotal } items { ${described} } } }`,
    );
    return { ...profileWork.plan, staying: profileWork.items };
  };
  const preview = async (handover: number) =>
    (
      await must(
        `{ handoverUndoPreview(handover: ${handover}) { plan { events stayingTotal waitingPatients staying { ${described} } } } }`,
      )
    ).handoverUndoPreview.plan;
  const people = async (...events: number[]) =>
    (
      await owner.query(
        `select owner_id as owner, array(select profile_id from event_profiles where event_id = events.id order by 1) as staffs,
         array(select profile_id from occupancies where event_id = events.id and profile_id is not null order by 1) as claims
       from events where id = any($1) order by begin_at`,
        [events],
      )
    ).rows;
  const ownersOf = async (...events: number[]) => (await people(...events)).map(({ owner }) => owner);
  const seriesOf = async (event: number): Promise<number[]> =>
    (await owner.query("select id from events where parent_id = $1 order by begin_at", [event])).rows.map(
      ({ id }) => id,
    );
  const waitingOf = async (card: number) =>
    (
      await owner.query(
        `select id, urgent, canceled_event_id as canceled, array(select profile_id from waiting_patient_profiles where waiting_patient_id = waiting_patients.id) as profiles
       from waiting_patients where patient_card_id = $1 and removed_at is null order by id`,
        [card],
      )
    ).rows;
  async function mails() {
    api.clock.now = new Date(api.clock.now.getTime() + 5 * 60_000);
    await owner.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
    return runJobs(api);
  }
  /** The centre can be reached and writes to patients of changes, of whom Karel has an e-mail. */
  async function notifyPatients() {
    await owner.query("update medical_centers set email = 'lipa@lipa.example', phone = '+420222333444'");
    await owner.query("update patient_cards set email = 'karel@pacient.example' where id = $1", [patients.karel]);
    await must("mutation { alertUpdate(alert: 2, active: true) { id } }");
  }
  /** Sets the clock back and leaves neither work nor handovers. */
  async function clear() {
    api.clock.now = now;
    for (const table of [
      "handover_items",
      "handovers",
      "notices",
      "occupancies",
      "event_profiles",
      "event_facilities",
      "waiting_patient_profiles",
      "waiting_patient_procedures",
      "waiting_patients",
    ])
      await owner.query(`delete from ${table}`);
    await owner.query("update events set removed_at = now() where removed_at is null");
    await owner.query("delete from graphile_worker._private_jobs");
  }
  return {
    notifyPatients,
    must,
    enter,
    handOver,
    handed,
    undo,
    plan,
    preview,
    people,
    ownersOf,
    seriesOf,
    waitingOf,
    mails,
    clear,
  };
}

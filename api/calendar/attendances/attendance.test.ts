import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { occupancies } from "#api/core/db/tables/occupancies.ts";
import { patientAttendances } from "#api/core/db/tables/patient-attendances.ts";
import { auditRows } from "#api/core/db/tables/audit-rows.ts";
import { ids, now, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { checkCalendar } from "#tests/kit/calendar/check-calendar.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const { profiles, patients, procedures, facilities } = ids;
const add = async (beginAt: string, input: object = {}) => {
  const given = { eventType: "EVENT", procedure: procedures.therapy, owner: profiles.paramedic, beginAt, ...input };
  const answer = await api.call(
    "receptionist",
    `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id patientAttendances { id patientCard { id } } } }`,
    { input: given },
  );
  return {
    ...answer,
    event: answer.data?.eventCreate as {
      id: number;
      patientAttendances: { id: number; patientCard: { id: number } }[];
    },
  };
};
const set = (attendance: number, state: string, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation ($id: Int!, $state: PatientAttendanceState!) { patientAttendanceSetState(patientAttendance: $id, state: $state) { state stateAt stateBy { id } event { id } } }`,
    { id: attendance, state },
  );
const claims = async (event: number) =>
  (await owner.select().from(occupancies).where(eq(occupancies.eventId, event)).orderBy(occupancies.id)).map(
    (claim) => claim.profileId ?? claim.facilityId ?? claim.patientCardId,
  );

test("any state follows any other; person and time are stored, and every change is in the audit log", async () => {
  const { event } = await add("2026-03-17T08:00:00+01:00", { patientCards: [patients.karel] });
  const { id } = event.patientAttendances[0]!;
  for (const [state, who] of [
    ["PRESENT", "paramedic"],
    ["NOT_EXCUSED", "receptionist"],
    ["EXCUSED", "admin"],
    ["PRESENT", "admin"],
  ] as const)
    expect((await set(id, state, who)).data.patientAttendanceSetState).toMatchObject({
      state,
      stateAt: now.toISOString(),
      stateBy: { id: profiles[who] },
      event: { id: event.id },
    });
  expect((await set(id, "PRESENT", "receptionist")).data.patientAttendanceSetState).toMatchObject({
    stateBy: { id: profiles.admin },
  });
  const rows = await owner
    .select()
    .from(auditRows)
    .where(and(eq(auditRows.entityId, id), eq(auditRows.action, "patientAttendance.stateSet")))
    .orderBy(auditRows.id);
  expect(rows.map(({ profileId, patientCardId, details }) => [profileId, patientCardId, details])).toEqual([
    [profiles.paramedic, patients.karel, { from: "NOT_SET", to: "PRESENT" }],
    [profiles.receptionist, patients.karel, { from: "PRESENT", to: "NOT_EXCUSED" }],
    [profiles.admin, patients.karel, { from: "NOT_EXCUSED", to: "EXCUSED" }],
    [profiles.admin, patients.karel, { from: "EXCUSED", to: "PRESENT" }],
  ]);
  await checkCalendar(api.database.owner);
});

test("an excused patient frees the place for a substitute, and does not come back over them", async () => {
  const first = await add("2026-03-18T08:00:00+01:00", {
    patientCards: [patients.karel],
    facilities: [facilities.laser],
  });
  const attendance = first.event.patientAttendances[0]!.id;
  await set(attendance, "EXCUSED");
  expect(await claims(first.event.id)).toEqual([]);
  const second = await add("2026-03-18T08:00:00+01:00", {
    patientCards: [patients.anna],
    facilities: [facilities.laser],
  });
  expect(second.status).toBe(200);
  expect(await set(attendance, "PRESENT")).toMatchObject({
    status: 409,
    errors: [
      {
        extensions: {
          code: "E101",
          conflicts: [
            { kind: "PROFILE", event: second.event.id },
            { kind: "FACILITY", id: facilities.laser },
          ],
        },
      },
    ],
  });
  expect(await owner.select().from(patientAttendances).where(eq(patientAttendances.id, attendance))).toMatchObject([
    { state: "EXCUSED" },
  ]);
  await api.call("receptionist", `mutation { eventRemove(event: ${second.event.id}) { id } }`);
  expect((await set(attendance, "NOT_SET")).status).toBe(200);
  expect(await claims(first.event.id)).toEqual([profiles.paramedic, facilities.laser, patients.karel]);
  await checkCalendar(api.database.owner);
});

test("a group takes place without the excused, and their slots can be given to others", async () => {
  const { event } = await add("2026-03-19T08:00:00+01:00", {
    procedure: procedures.group,
    patientCards: [patients.jana, patients.karel, patients.anna],
  });
  const [jana, karel] = [event.patientAttendances[0]!, event.patientAttendances[1]!];
  await set(jana.id, "EXCUSED");
  expect(await claims(event.id)).toEqual([profiles.paramedic, patients.karel, patients.anna]);
  await api.database.owner.query(
    "insert into patient_cards (id, medical_center_id, name, surname) overriding system value values (50, $1, 'Iva', 'Nová')",
    [ids.center],
  );
  const filled = await api.call(
    "receptionist",
    `mutation { eventUpdate(event: ${event.id}, detailsInput: { patientCards: [${[patients.jana, patients.karel, patients.anna, 50]}] }) { patientAttendances { state } } }`,
  );
  expect(filled.data.eventUpdate.patientAttendances).toHaveLength(4);
  expect(await set(jana.id, "PRESENT")).toMatchObject({
    errors: [
      {
        extensions: {
          code: "E104",
          conflicts: [{ kind: "PATIENT_CARD", reason: "CAPACITY", id: patients.jana, event: event.id }],
        },
      },
    ],
  });

  await set(karel.id, "EXCUSED");
  const answers = await Promise.all([set(jana.id, "NOT_SET"), set(karel.id, "NOT_SET")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  await checkCalendar(api.database.owner);
});

test("the way through the waiting room: a step implies those before it, going back removes the later ones", async () => {
  const { event } = await add("2026-03-20T08:00:00+01:00", { patientCards: [patients.karel] });
  const id = event.patientAttendances[0]!.id;
  const go = async (progress: string) => {
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    const { data } = await api.call(
      "receptionist",
      `mutation { patientAttendanceSetProgress(patientAttendance: ${id}, progress: ${progress}) { arrivedAt startedAt leftAt } }`,
    );
    return Object.values(data.patientAttendanceSetProgress as Record<string, string | null>).map(
      (at) => at?.slice(14, 16) ?? null,
    );
  };
  expect(await go("ARRIVED")).toEqual(["01", null, null]);
  expect(await go("LEFT")).toEqual(["01", "02", "02"]);
  expect(await go("STARTED")).toEqual(["01", "02", null]);
  expect(await go("NONE")).toEqual([null, null, null]);
  expect(
    await owner.$count(
      auditRows,
      and(eq(auditRows.entityId, id), eq(auditRows.action, "patientAttendance.progressSet")),
    ),
  ).toBe(4);
});

test("a patient's visits come by page, latest first, by time, state and service; removed ones are gone", async () => {
  const list = async (filter: object) => {
    const { data, errors } = await api.call(
      "paramedic",
      `query ($card: Int!, $from: DateTime, $states: [PatientAttendanceState!], $procedure: Int, $direction: SortDirection, $page: Int) {
      patientAttendances(patientCard: $card, from: $from, states: $states, procedure: $procedure, direction: $direction, page: $page) { total page items { state event { beginAt procedure { name } owner { fullName } } patientCard { id } } } }`,
      { card: patients.karel, ...filter },
    );
    return errors
      ? errors[0]!.extensions.code
      : data.patientAttendances.items.map(({ event }: { event: { beginAt: string } }) => event.beginAt.slice(5, 10));
  };
  expect(await list({})).toEqual(["03-20", "03-19", "03-18", "03-17"]);
  expect(await list({ direction: "asc", from: "2026-03-18T00:00:00+01:00", procedure: procedures.therapy })).toEqual([
    "03-18",
    "03-20",
  ]);
  expect(await list({ states: ["PRESENT"] })).toEqual(["03-17"]);
  expect(await list({ page: 99 })).toHaveLength(4);
  expect(await list({ card: patients.foreign })).toBe("E003");
  expect(await list({ card: 987_654 })).toBe("E003");
  const [gone] = await owner.select().from(patientAttendances).where(eq(patientAttendances.state, "PRESENT"));
  await api.call("admin", `mutation { eventRemove(event: ${gone!.eventId}) { id } }`);
  expect(await list({})).toEqual(["03-20", "03-19", "03-18"]);
  expect(await set(gone!.id, "EXCUSED")).toMatchObject({ status: 404 });
});

test("an attendance of another centre is not found; every calendar user has their own rights, and overrides stay readable", async () => {
  const [foreign] = await owner
    .select()
    .from(patientAttendances)
    .where(eq(patientAttendances.patientCardId, patients.foreign));
  expect(await set(foreign!.id, "PRESENT")).toMatchObject({ status: 404 });
  const { data } = await api.call("receptionist", "{ calendars { id profile { fullName } acls { email } } }");
  expect(data.calendars).toEqual([{ id: profiles.receptionist, profile: { fullName: "Renata Malá" }, acls: [] }]);
  const over = await api.call(
    "paramedic",
    `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { overrides { profile facility reason overriddenBy { id } } } }`,
    {
      input: {
        eventType: "EVENT",
        procedure: procedures.therapy,
        owner: profiles.paramedic,
        beginAt: "2026-03-16T09:00:00+01:00",
        override: { reason: "akutní bolest" },
      },
    },
  );
  expect(over.data.eventCreate.overrides).toEqual([
    { profile: profiles.paramedic, facility: null, reason: "akutní bolest", overriddenBy: { id: profiles.paramedic } },
  ]);
});

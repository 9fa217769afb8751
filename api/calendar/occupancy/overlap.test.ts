import { eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { events } from "#api/core/db/tables/events.ts";
import { occupancies } from "#api/core/db/tables/occupancies.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { checkCalendar } from "#tests/kit/calendar/check-calendar.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const add = (who: Role, input: object) =>
  api.call(who, `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, { input });
const { profiles, patients, procedures, facilities } = ids;
const therapy = { eventType: "EVENT", procedure: procedures.therapy, owner: profiles.paramedic };
const conflict = (kind: string, id: number, label: string) => ({
  kind,
  id,
  label,
  from: "2026-03-16T08:00:00.000Z",
  to: "2026-03-16T08:45:00.000Z",
  event: ids.events.janaTherapy,
});

test("a refusal names all taken people and resources, at once", async () => {
  const input = {
    ...therapy,
    beginAt: "2026-03-16T09:15:00+01:00",
    facilities: [facilities.gym, facilities.laser],
    patientCards: [patients.jana],
  };
  expect(await add("receptionist", input)).toMatchObject({
    status: 409,
    errors: [
      {
        extensions: {
          code: "E101",
          conflicts: [
            { ...conflict("PROFILE", profiles.paramedic, "Petr Šindelář"), eventName: expect.any(String) },
            conflict("FACILITY", facilities.gym, "Tělocvična"),
            conflict("PATIENT_CARD", patients.jana, "Jana Dvořáčková"),
          ],
        },
      },
    ],
  });
  expect(await owner.$count(events, eq(events.medicalCenterId, ids.center))).toBe(2);
});

test("events may touch", async () => {
  const { data } = await add("receptionist", {
    ...therapy,
    beginAt: "2026-03-16T09:45:00+01:00",
    patientCards: [patients.jana],
  });
  expect(data.eventCreate.id).toBeGreaterThan(100);
});

test("a person and a room can be overridden with a reason by permitted users; only the conflicting events are exempt", async () => {
  const input = {
    ...therapy,
    beginAt: "2026-03-16T09:00:00+01:00",
    endAt: "2026-03-16T09:20:00+01:00",
    facilities: [facilities.laser],
    patientCards: [patients.karel],
    override: { reason: "akutní bolest" },
  };
  expect(await add("receptionist", input)).toMatchObject({ status: 403, errors: [{ extensions: { code: "E002" } }] });
  expect(await add("paramedic", { ...input, override: { reason: " " } })).toMatchObject({
    errors: [{ extensions: { fields: [{ path: ["override", "reason"], code: "E1F1" }] } }],
  });
  const { data } = await add("paramedic", input);
  const claims = await owner
    .select()
    .from(occupancies)
    .where(eq(occupancies.eventId, data.eventCreate.id))
    .orderBy(occupancies.id);
  expect(claims).toMatchObject([
    { profileId: profiles.paramedic, overriddenBy: profiles.paramedic, overrideReason: "akutní bolest" },
    { facilityId: facilities.laser, overriddenBy: null },
    { patientCardId: patients.karel, overriddenBy: null },
  ]);
  expect(await owner.$count(occupancies, isNotNull(occupancies.overriddenBy))).toBe(1);
});

test("one and the same patient is never in two events at once, for any user", async () => {
  const input = {
    eventType: "EVENT",
    procedure: procedures.therapy,
    owner: profiles.admin,
    beginAt: "2026-03-16T09:00:00+01:00",
    patientCards: [patients.jana],
    override: { reason: "chce obojí" },
  };
  expect(await add("admin", input)).toMatchObject({
    status: 409,
    errors: [{ extensions: { conflicts: [conflict("PATIENT_CARD", patients.jana, "Jana Dvořáčková")] } }],
  });
});

/** The suite runs a few; the calendar passes with MOTUS_CROWD=100 MOTUS_ROUNDS=100. */
const [CROWD, ROUNDS] = [Number(process.env.MOTUS_CROWD ?? 20), Number(process.env.MOTUS_ROUNDS ?? 2)];

test(`of ${CROWD} requests for the same slot at once one succeeds and the rest see the conflict, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const beginAt = new Date(Date.parse("2026-04-01T09:00:00+02:00") + round * 86_400_000);
    const answers = await Promise.all(
      Array.from({ length: CROWD }, () =>
        add("receptionist", { ...therapy, beginAt, facilities: [facilities.laser], confirmOutsideHours: true }),
      ),
    );
    const [first, ...others] = answers.filter(({ data }) => data?.eventCreate);
    expect([first?.status, others]).toEqual([200, []]);
    const refused = answers.filter(({ status }) => status === 409).map(({ errors }) => errors![0]!.extensions);
    expect(refused).toHaveLength(CROWD - 1);
    for (const { code, conflicts } of refused)
      expect({ code, conflicts }).toMatchObject({
        code: "E101",
        conflicts: [
          { kind: "PROFILE", id: profiles.paramedic, event: first!.data.eventCreate.id },
          { kind: "FACILITY", id: facilities.laser },
        ],
      });
  }
}, 3_600_000);

test("concurrent changes of one series wait for each other: none fails, and the rule matches the events", async () => {
  const input = {
    ...therapy,
    owner: profiles.admin,
    beginAt: "2026-05-04T08:00:00+02:00",
    patientCards: [patients.anna],
    recurrence: { frequency: "DAILY", count: 12 },
    confirmOutsideHours: true,
  };
  const { data } = await add("admin", input);
  const { rows } = await api.database.owner.query<{ id: number }>(
    "select id from events where parent_id = $1 order by id",
    [data.eventCreate.id],
  );
  const operations = rows.flatMap(({ id }, n) => [
    `mutation { eventUpdate(event: ${id}, withFollowing: true, confirmOutsideHours: true, dateInput: { beginAt: "2026-05-${10 + n}T${10 + (n % 4)}:00:00+02:00" }) { id } }`,
    `mutation { eventRemove(event: ${id}) { id } }`,
    `mutation { eventRestore(event: ${id}) { id } }`,
    `mutation { eventUpdate(event: ${id}, wholeSeries: true, detailsInput: { note: "${n}" }) { id } }`,
  ]);
  const answers = await Promise.all(operations.map((document) => api.call("admin", document)));
  expect(answers.map(({ status }) => status).filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
  await checkCalendar(api.database.owner);
});

import { eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import { events, occupancies } from "#api/db/tables/events.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const add = (who: Role, input: object) => api.call(who, `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, { input });
const { profiles, patients, procedures, facilities } = ids;
const therapy = { eventType: "EVENT", procedure: procedures.therapy, owner: profiles.paramedic };
const clash = (kind: string, id: number, label: string) => ({ kind, id, label, from: "2026-03-16T08:00:00.000Z", to: "2026-03-16T08:45:00.000Z", event: ids.events.janaTherapy });

test("a refusal names everybody and everything that is taken, at once", async () => {
  const input = { ...therapy, beginAt: "2026-03-16T09:15:00+01:00", facilities: [facilities.gym, facilities.laser], patientCards: [patients.jana] };
  expect(await add("receptionist", input)).toMatchObject({
    status: 409,
    errors: [{
      extensions: {
        code: "E101",
        clashes: [
          { ...clash("PROFILE", profiles.paramedic, "Petr Šindelář"), eventName: expect.any(String) },
          clash("FACILITY", facilities.gym, "Tělocvična"),
          clash("PATIENT_CARD", patients.jana, "Jana Dvořáčková"),
        ],
      },
    }],
  });
  expect(await owner.$count(events, eq(events.medicalCenterId, ids.center))).toBe(2);
});

test("events may touch", async () => {
  const { data } = await add("receptionist", { ...therapy, beginAt: "2026-03-16T09:45:00+01:00", patientCards: [patients.jana] });
  expect(data.eventCreate.id).toBeGreaterThan(100);
});

test("a person and a room can be overridden with a reason by those who may; only what clashed stands outside", async () => {
  const input = { ...therapy, beginAt: "2026-03-16T09:00:00+01:00", endAt: "2026-03-16T09:20:00+01:00", facilities: [facilities.laser], patientCards: [patients.karel], override: { reason: "akutní bolest" } };
  expect(await add("receptionist", input)).toMatchObject({ status: 403, errors: [{ extensions: { code: "E002" } }] });
  expect(await add("paramedic", { ...input, override: { reason: " " } })).toMatchObject({ errors: [{ extensions: { fields: [{ path: ["override", "reason"], code: "E1F1" }] } }] });
  const { data } = await add("paramedic", input);
  const claims = await owner.select().from(occupancies).where(eq(occupancies.eventId, data.eventCreate.id)).orderBy(occupancies.id);
  expect(claims).toMatchObject([
    { profileId: profiles.paramedic, overriddenBy: profiles.paramedic, overrideReason: "akutní bolest" },
    { facilityId: facilities.laser, overriddenBy: null },
    { patientCardId: patients.karel, overriddenBy: null },
  ]);
  expect(await owner.$count(occupancies, isNotNull(occupancies.overriddenBy))).toBe(1);
});

test("one and the same patient is never in two places, whoever asks", async () => {
  const input = { eventType: "EVENT", procedure: procedures.therapy, owner: profiles.admin, beginAt: "2026-03-16T09:00:00+01:00", patientCards: [patients.jana], override: { reason: "chce obojí" } };
  expect(await add("admin", input)).toMatchObject({ status: 409, errors: [{ extensions: { clashes: [clash("PATIENT_CARD", patients.jana, "Jana Dvořáčková")] } }] });
});

test("of twenty who take the same place at once, one has it and the rest are told whose it is", async () => {
  const input = { ...therapy, beginAt: "2026-04-01T09:00:00+02:00", facilities: [facilities.laser] };
  const answers = await Promise.all(Array.from({ length: 20 }, () => add("receptionist", input)));
  expect(answers.filter(({ data }) => data?.eventCreate)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(19);
  expect(refused.every(({ errors }) => errors?.[0]?.extensions.clashes.length === 2)).toBe(true);
});

import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { auditRows } from "#api/core/db/tables/audit-rows.ts";
import { facilities as things } from "#api/core/db/tables/facilities.ts";
import { facilityProfiles } from "#api/core/db/tables/facility-profiles.ts";
import { profiles as staff } from "#api/core/db/tables/profiles.ts";
import { procedureFacilities } from "#api/core/db/tables/procedure-facilities.ts";
import { procedureProfiles } from "#api/core/db/tables/procedure-profiles.ts";
import { formatTime } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const { profiles, patients, procedures, facilities } = ids;
const medicalCenterId = ids.center;

type Place = {
  beginAt: string;
  endAt: string;
  profile: { id: number };
  facilities: { id: number }[];
  touches: boolean;
};
const ask = (args: object, who: Role = "receptionist") => {
  const written = Object.entries({ from: "2026-03-16", to: "2026-03-16", ...args }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return api.call(
    who,
    `{ freePlaces(${written.join(", ")}) { beginAt endAt profile { id } facilities { id } touches } }`,
  );
};
const places = async (args: object, who?: Role): Promise<Place[]> => (await ask(args, who)).data.freePlaces;
const times = async (args: object, who?: Role) =>
  (await places(args, who)).map(({ beginAt }) => formatTime(new Date(beginAt)));
const faults = async (args: object) =>
  (await ask(args)).errors?.[0]?.extensions.fields?.map((field: { path: string[]; code: string }) => [
    field.path[0],
    field.code,
  ]);

test("slots lie within working hours and breaks, apart from claims, and after now; those that tear no gap come first", async () => {
  expect(await places({ procedure: procedures.therapy, first: 1 })).toEqual([
    {
      beginAt: "2026-03-16T09:00:00.000Z",
      endAt: "2026-03-16T09:45:00.000Z",
      profile: { id: profiles.paramedic },
      facilities: [],
      touches: true,
    },
  ]);
  expect(await times({ procedure: procedures.therapy })).toEqual([
    "10:00",
    "10:45",
    "13:00",
    "14:15",
    "13:30",
    "13:45",
    "10:15",
    "10:30",
    "13:15",
    "14:00",
  ]);
  api.clock.now = new Date("2026-03-16T09:01:00Z");
  expect(await times({ procedure: procedures.therapy, first: 1 })).toEqual(["10:15"]);
  api.clock.now = new Date("2026-03-16T09:00:00Z");
});

test("the length is the service's or the requested one; without a service all staff who care for patients are searched", async () => {
  expect((await places({ procedure: procedures.therapy, duration: 90, first: 1 }))[0]).toMatchObject({
    endAt: "2026-03-16T10:30:00.000Z",
  });
  const any = await places({ duration: 60, first: 50 });
  expect([...new Set(any.map(({ profile }) => profile.id))].sort()).toEqual([profiles.admin, profiles.paramedic]);
  expect([
    ...new Set(
      (await places({ duration: 60, profiles: [profiles.admin, profiles.foreign, profiles.deactivated] })).map(
        ({ profile }) => profile.id,
      ),
    ),
  ]).toEqual([profiles.admin]);
  expect(await places({ procedure: procedures.therapy, profiles: [profiles.admin] })).toEqual([]);
});

test("days and hours can be chosen; holidays and weekends have no slots", async () => {
  expect(await times({ procedure: procedures.therapy, timeTo: "11:00" })).toEqual(["10:00", "10:15"]);
  expect(await times({ procedure: procedures.therapy, timeFrom: "14:00", timeTo: "15:00" })).toEqual([
    "14:15",
    "14:00",
  ]);
  const days = async (args: object) =>
    [
      ...new Set(
        (await places({ procedure: procedures.therapy, first: 50, ...args })).map(({ beginAt }) =>
          localDate(new Date(beginAt)),
        ),
      ),
    ].sort();
  expect(await days({ from: "2026-04-02", to: "2026-04-07", timeTo: "08:00" })).toEqual(["2026-04-02", "2026-04-07"]);
  expect(await days({ from: "2026-03-16", to: "2026-04-29", weekdays: [3], timeTo: "08:00" })).toEqual([
    "2026-03-18",
    "2026-03-25",
    "2026-04-01",
    "2026-04-08",
    "2026-04-15",
    "2026-04-22",
    "2026-04-29",
  ]);
});

test("a slot has one of the service's rooms and devices that are free and not owned by others", async () => {
  const [hall] = await owner.insert(things).values({ medicalCenterId, type: "ROOM", name: "Sál" }).returning();
  await owner.insert(facilityProfiles).values({ medicalCenterId, facilityId: hall!.id, profileId: profiles.admin });
  await owner.insert(procedureFacilities).values(
    [facilities.gym, hall!.id, facilities.laser].map((facilityId) => ({
      medicalCenterId,
      procedureId: procedures.examination,
      facilityId,
    })),
  );
  await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: FREE_TIME, beginAt: "2026-03-17T08:00:00Z", endAt: "2026-03-17T12:00:00Z", facilities: [${facilities.gym}] }) { id } }`,
  );
  const tuesday = { procedure: procedures.examination, from: "2026-03-17", to: "2026-03-17" };
  expect((await places(tuesday))[0]!.facilities).toEqual([{ id: facilities.gym }, { id: facilities.laser }]);
  await owner.delete(facilityProfiles);
  expect(
    (await places({ ...tuesday, timeFrom: "09:00", timeTo: "12:00" })).map((place) => place.facilities[0]!.id),
  ).toEqual(Array(7).fill(hall!.id));
  expect(await places({ ...tuesday, timeFrom: "09:00", timeTo: "12:00", facilities: [facilities.gym] })).toEqual([]);
  await owner.delete(procedureFacilities);
});

test("the patient must be free too, which leaves a trace", async () => {
  await api.call(
    "receptionist",
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, beginAt: "2026-03-18T06:00:00Z", owner: ${profiles.admin}, patientCards: [${patients.karel}] }) { id } }`,
  );
  const morning = { procedure: procedures.therapy, from: "2026-03-18", to: "2026-03-18", timeTo: "08:30" };
  expect(await times(morning)).toEqual(["7:00", "7:30", "7:45", "7:15"]);
  expect(await times({ ...morning, patientCard: patients.karel })).toEqual(["7:45"]);
  const rows = await owner.select().from(auditRows);
  expect(rows.at(-1)).toMatchObject({
    action: "event.listed",
    details: { from: "2026-03-18", patientCards: [patients.karel] },
  });
});

test("a slot taken since is no longer offered, and each offered one can be booked", async () => {
  const friday = { procedure: procedures.therapy, from: "2026-03-20", to: "2026-03-20" };
  for (const { beginAt } of (await places({ ...friday, first: 50 })).filter(({ touches }) => touches)) {
    const input = { eventType: "EVENT", procedure: procedures.therapy, owner: profiles.paramedic, beginAt };
    expect(
      await api.call("receptionist", `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, {
        input,
      }),
    ).toMatchObject({ status: 200 });
    expect(await places({ ...friday, first: 50 })).not.toContainEqual(expect.objectContaining({ beginAt }));
  }
});

test("a person stays free until the next event, a break or the end of work", async () => {
  const until = async (from: string, profile: number = profiles.paramedic) =>
    (await api.call("receptionist", `{ freeUntil(profile: ${profile}, from: "2026-03-${from}:00+01:00") }`)).data
      .freeUntil;
  expect(await Promise.all(["16T08:00", "16T10:20", "16T14:45"].map((from) => until(from)))).toEqual(
    ["08:00", "10:30", "14:00"].map((time) => `2026-03-16T${time}:00.000Z`),
  );
  expect(await Promise.all(["16T09:15", "16T11:45", "16T15:00", "15T10:00"].map((from) => until(from)))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(await until("16T10:20", profiles.foreign)).toBe(null);
});

test("invalid input is reported by field", async () => {
  const good = { procedure: procedures.therapy };
  expect(await faults({})).toEqual([["duration", "E1F1"]]);
  expect(await faults({ ...good, to: "2026-03-15" })).toEqual([["to", "E1T1"]]);
  expect(await faults({ ...good, to: "2026-04-30" })).toEqual([["to", "E1T3"]]);
  expect(await faults({ ...good, timeFrom: "ráno" })).toEqual([["timeFrom", "E1F5"]]);
  expect(await faults({ ...good, timeFrom: "12:00", timeTo: "12:00" })).toEqual([["timeTo", "E1T1"]]);
  expect(await faults({ ...good, first: 51 })).toEqual([["first", "E1F8"]]);
  expect(await faults({ ...good, weekdays: [8] })).toEqual([["weekdays", "E1F8"]]);
  expect(await faults({ duration: 1441 })).toEqual([["duration", "E1T2"]]);
});

test("people, services, rooms and patients of another centre yield no slots", async () => {
  expect(await places({ procedure: procedures.therapy }, "foreign")).toEqual([]);
  expect(await places({ duration: 60, profiles: [profiles.paramedic] }, "foreign")).toEqual([]);
  const own = await places(
    { duration: 60, facilities: [facilities.gym], patientCard: patients.jana, first: 1 },
    "foreign",
  );
  expect(own).toMatchObject([{ profile: { id: profiles.foreign }, facilities: [] }]);
  expect(
    (await api.call("lonely", `{ freePlaces(from: "2026-03-16", to: "2026-03-16", duration: 5) { beginAt } }`)).status,
  ).toBe(403);
});

test("forty people and six weeks cost as many statements as one person and a day", async () => {
  const people = await owner
    .insert(staff)
    .values(
      Array.from({ length: 40 }, (_, n) => ({
        medicalCenterId,
        role: "ROLE_PARAMEDIC" as const,
        name: "Osoba",
        surname: `Číslo ${n}`,
        email: `osoba${n}@lipa.example`,
      })),
    )
    .returning();
  const count = async (args: object) => {
    api.queries.length = 0;
    expect(await places(args)).not.toEqual([]);
    return api.queries.filter((query) => !/^(begin|commit|select set_config)/i.test(query)).length;
  };
  const one = await count({ procedure: procedures.therapy });
  await owner
    .insert(procedureProfiles)
    .values(people.map(({ id }) => ({ medicalCenterId, procedureId: procedures.therapy, profileId: id })));
  expect(await count({ procedure: procedures.therapy, to: "2026-04-29", first: 50 })).toBe(one);
});

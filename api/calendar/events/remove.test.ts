import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { events } from "#api/core/db/tables/events.ts";
import { occupancies } from "#api/core/db/tables/occupancies.ts";
import { auditRows } from "#api/core/db/tables/audit-rows.ts";
import { ids, now } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const { janaTherapy, foreignEvent } = ids.events;
const remove = (event: number, version?: number) =>
  api.call(
    "receptionist",
    `mutation ($event: Int!, $version: Int) { eventRemove(event: $event, version: $version) { id version } }`,
    { event, version },
  );
const restore = (event: number) =>
  api.call(
    "receptionist",
    `mutation { eventRestore(event: ${event}) { id version beginAt patientAttendances { patientCard { id } } } }`,
  );
const seen = async () =>
  (
    await api.call("admin", `{ events(from: "2026-03-16T00:00:00Z", to: "2026-03-17T00:00:00Z") { id } }`)
  ).data.events.map((event: { id: number }) => event.id);
const claimed = (event: number) => owner.$count(occupancies, eq(occupancies.eventId, event));

test("a removed event leaves the calendar and its claims; restored, it is where it was", async () => {
  expect(await remove(janaTherapy, 1)).toMatchObject({ data: { eventRemove: [{ id: janaTherapy, version: 2 }] } });
  expect(await seen()).toEqual([ids.events.lunch]);
  expect(await claimed(janaTherapy)).toBe(0);
  expect(await owner.select().from(events).where(eq(events.id, janaTherapy))).toMatchObject([
    { removedAt: now, removedBy: ids.profiles.receptionist },
  ]);
  expect(await remove(janaTherapy)).toMatchObject({ status: 404 });
  const removed = (event: number) => api.call("receptionist", `{ eventsRemoved(event: ${event}) { id } }`);
  expect((await removed(janaTherapy)).data.eventsRemoved).toEqual([{ id: janaTherapy }]);
  expect(await removed(foreignEvent)).toMatchObject({ status: 404 });

  const back = await restore(janaTherapy);
  expect(back.data.eventRestore).toEqual([
    {
      id: janaTherapy,
      version: 3,
      beginAt: "2026-03-16T08:00:00.000Z",
      patientAttendances: [{ patientCard: { id: ids.patients.jana } }],
    },
  ]);
  expect(await seen()).toEqual([janaTherapy, ids.events.lunch]);
  expect(await claimed(janaTherapy)).toBe(3);
  expect((await restore(janaTherapy)).data.eventRestore).toMatchObject([{ version: 3 }]);
  const audit = await owner.select().from(auditRows).where(eq(auditRows.entityId, janaTherapy)).orderBy(auditRows.id);
  expect(audit.map(({ action, patientCardId }) => [action, patientCardId])).toEqual([
    ["event.removed", ids.patients.jana],
    ["event.read", ids.patients.jana],
    ["event.restored", ids.patients.jana],
  ]);
});

test("an event is not restored over another that took its slot; the conflicts are named", async () => {
  await remove(janaTherapy);
  const input = {
    eventType: "EVENT",
    procedure: ids.procedures.therapy,
    owner: ids.profiles.paramedic,
    beginAt: "2026-03-16T09:30:00+01:00",
  };
  const { data } = await api.call(
    "admin",
    `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`,
    { input },
  );
  expect(await restore(janaTherapy)).toMatchObject({
    status: 409,
    errors: [{ extensions: { code: "E101", conflicts: [{ kind: "PROFILE", event: data.eventCreate.id }] } }],
  });
  expect(await claimed(janaTherapy)).toBe(0);
});

test("a version that is not the newest, another centre's event and one that is nowhere are refused", async () => {
  expect(await remove(ids.events.lunch, 7)).toMatchObject({ status: 409, errors: [{ extensions: { code: "E012" } }] });
  for (const event of [foreignEvent, 987_654]) {
    expect(await remove(event)).toMatchObject({ status: 404 });
    expect(await restore(event)).toMatchObject({ status: 404 });
  }
});

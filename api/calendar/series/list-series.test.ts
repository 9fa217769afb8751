import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { auditRows } from "#api/core/db/tables/audit-rows.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const { profiles, patients, procedures, events } = ids;
const series = async (id: number, who: Role = "receptionist") =>
  api.call(who, `{ eventSeries(event: ${id}) { id beginAt patientAttendances { patientCard { phone } } } }`);

test("the future events of a series, with the requested one; a single event is its own series", async () => {
  const input = {
    eventType: "EVENT",
    procedure: procedures.therapy,
    owner: profiles.paramedic,
    beginAt: "2026-03-09T08:00:00+01:00",
    patientCards: [patients.jana],
    recurrence: { frequency: "WEEKLY", count: 4 },
  };
  const { data } = await api.call(
    "receptionist",
    `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`,
    { input },
  );
  const first = data.eventCreate.id;
  const ahead = (await series(first)).data.eventSeries;
  expect(ahead.map(({ beginAt }: { beginAt: string }) => beginAt.slice(0, 10))).toEqual([
    "2026-03-09",
    "2026-03-23",
    "2026-03-30",
  ]);
  expect(ahead[2].patientAttendances).toEqual([{ patientCard: { phone: "+420601000377" } }]);
  await api.call("receptionist", `mutation { eventRemove(event: ${ahead[1].id}) { id } }`);
  const rest = async (id: number) => (await series(id)).data.eventSeries.map((event: { id: number }) => event.id);
  expect(await rest(ahead[2].id)).toEqual([ahead[2].id]);
  expect(await rest(first)).toEqual([first, ahead[2].id]);
  expect(await rest(events.janaTherapy)).toEqual([events.janaTherapy]);
  const trace = await owner.select().from(auditRows);
  expect(trace.at(-1)).toMatchObject({
    action: "event.read",
    entityId: events.janaTherapy,
    patientCardId: patients.jana,
  });
});

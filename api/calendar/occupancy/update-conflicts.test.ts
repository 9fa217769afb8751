import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { code, eventChangesOf, fields } from "#tests/kit/calendar/event-changes.ts";

const api = await testApi();
const { profiles, procedures, facilities, events } = ids;
const { add, change, claims } = eventChangesOf(api);

test("a refusal names all conflicts: an event, leave, hours; without the right to override, the event stays where it was", async () => {
  const { id } = await add("2026-03-20", { facilities: [facilities.gym] });
  const onto = { event: id, date: { beginAt: "2026-03-16T08:30:00+01:00", endAt: "2026-03-16T12:15:00+01:00" } };
  const refused = await change("receptionist", onto);
  expect(refused).toMatchObject({ status: 409, errors: [{ extensions: { code: "E101" } }] });
  const conflict = (kind: string, reason: string, event: number | null) => ({
    kind,
    reason,
    event,
    at: "2026-03-16T07:30:00.000Z",
  });
  expect(refused.errors![0]!.extensions.conflicts).toMatchObject([
    conflict("PROFILE", "EVENT", events.janaTherapy),
    {
      ...conflict("PROFILE", "FREE_TIME", events.lunch),
      label: "Petr Šindelář",
      eventName: "Porada",
      from: "2026-03-16T11:00:00.000Z",
      to: "2026-03-16T12:00:00.000Z",
    },
    conflict("FACILITY", "EVENT", events.janaTherapy),
    conflict("PROFILE", "OUTSIDE_HOURS", null),
  ]);
  expect(code(await change("receptionist", { ...onto, override: { reason: "porada" } }))).toBe("E002");
  expect(fields(await change("paramedic", { ...onto, override: { reason: "" } }))).toEqual([
    ["override.reason", "E1F1"],
  ]);
  expect(await claims(id)).toMatchObject([{ overriddenBy: null }, { overriddenBy: null }]);
  expect((await change("paramedic", { ...onto, override: { reason: "porada" } })).status).toBe(200);
  expect(await claims(id)).toMatchObject([
    { overriddenBy: profiles.paramedic, overrideReason: "porada" },
    { overriddenBy: profiles.paramedic },
  ]);
  expect((await change("receptionist", { event: id, details: { note: "x" } })).status).toBe(200);
  expect(await claims(id)).toMatchObject([{ overrideReason: "porada" }, {}]);
  expect(
    (
      await change("receptionist", {
        event: id,
        date: { beginAt: "2026-03-20T08:00:00+01:00", endAt: "2026-03-20T09:00:00+01:00" },
      })
    ).status,
  ).toBe(200);
  expect(await claims(id)).toMatchObject([{ overrideReason: null }, { overrideReason: null }]);
});

test("an event goes outside working hours where that is confirmed; leave and whole days do not depend on them", async () => {
  const { id } = await add("2026-03-23");
  const late = { event: id, date: { beginAt: "2026-03-23T14:30:00+01:00" } };
  expect(await change("receptionist", late)).toMatchObject({
    status: 409,
    errors: [{ extensions: { code: "E106", conflicts: [{ reason: "OUTSIDE_HOURS", label: "Petr Šindelář" }] } }],
  });
  expect((await change("receptionist", { ...late, confirm: true })).status).toBe(200);
  expect((await change("receptionist", { event: id, details: { note: "domluveno" } })).status).toBe(200);
  const night = {
    eventType: "FREE_TIME",
    procedure: null,
    beginAt: "2026-03-24T22:00:00+01:00",
    endAt: "2026-03-25T06:00:00+01:00",
  };
  expect((await add("2026-03-24", night)).id).toBeGreaterThan(id);
});

test("an overriding claim conflicts with others too, also when the overridden one is gone", async () => {
  const first = await add("2026-03-25");
  const { data } = await api.call(
    "paramedic",
    `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`,
    {
      input: {
        eventType: "EVENT",
        procedure: procedures.therapy,
        owner: profiles.paramedic,
        beginAt: "2026-03-25T08:00:00+01:00",
        override: { reason: "souběh" },
      },
    },
  );
  await api.call("receptionist", `mutation { eventRemove(event: ${first.id}) { id } }`);
  const third = await add("2026-03-26");
  const onto = await change("receptionist", { event: third.id, date: { beginAt: "2026-03-25T08:00:00+01:00" } });
  expect(onto.errors?.[0]?.extensions.conflicts).toMatchObject([{ kind: "PROFILE", event: data.eventCreate.id }]);
});

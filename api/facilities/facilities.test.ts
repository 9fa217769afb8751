import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { profiles, facilities, procedures } = ids;
const fields = `id name facilityType profileIds removed comingEvents version`;
const create = (input: object, who: Role = "admin") =>
  api.call(who, `mutation ($input: FacilityInput!) { facilityCreate(input: $input) { ${fields} } }`, { input });
const update = (id: number, version: number, input: object, who: Role = "admin") =>
  api.call(
    who,
    `mutation ($id: Int!, $version: Int!, $input: FacilityInput!) { facilityUpdate(facility: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );
const remove = (id: number, who: Role = "admin") =>
  api.call(who, `mutation { facilityRemove(facility: ${id}) { removed } }`);
const columns = async (day: number) => {
  const { data } = await api.call(
    "receptionist",
    `{ calendarResources(from: "2026-03-${day}T00:00:00Z", to: "2026-03-${day + 1}T00:00:00Z") { facilities { name removed } } }`,
  );
  return data.calendarResources.facilities.map((facility: { name: string }) => facility.name);
};

test("a room is owned or shared, and is changed by its version", async () => {
  const { data } = await create({ name: "Bazén", facilityType: "ROOM", profileIds: [profiles.paramedic] });
  expect(data.facilityCreate).toEqual({
    id: expect.any(Number),
    name: "Bazén",
    facilityType: "ROOM",
    profileIds: [profiles.paramedic],
    removed: false,
    comingEvents: 0,
    version: 1,
  });
  const { id } = data.facilityCreate;
  expect((await update(id, 1, { profileIds: [] })).data.facilityUpdate).toMatchObject({
    name: "Bazén",
    profileIds: [],
    version: 2,
  });
  expect((await update(id, 1, { name: "Vířivka" })).errors?.[0]?.extensions.code).toBe("E012");
  const { rows } = await api.database.owner.query(
    "select action, details from audit_rows where entity_id = $1 and action like 'facility%' order by id",
    [id],
  );
  expect(rows).toEqual([
    { action: "facility.created", details: null },
    { action: "facility.updated", details: { fields: ["profileIds"] } },
  ]);
});

test("a name, a kind and owners of the centre are required", async () => {
  const { errors } = await create({ name: "", profileIds: [] });
  expect(errors?.[0]?.extensions.fields).toMatchObject([
    { path: ["name"], code: "E1F1" },
    { path: ["facilityType"], code: "E1F6" },
  ]);
  const foreign = await create({ name: "Sál", facilityType: "ROOM", profileIds: [profiles.foreign] });
  expect(foreign.errors?.[0]?.extensions.fields).toMatchObject([{ path: ["profileIds"], code: "E1F6" }]);
});

test("a retired facility is a column only where it has events, cannot be chosen, and is required by no service", async () => {
  const { id } = (await create({ name: "Masérna", facilityType: "ROOM" })).data.facilityCreate;
  await api.call(
    "admin",
    `mutation { procedureUpdate(procedure: ${procedures.therapy}, version: 1, input: { facilityIds: [${id}, ${facilities.laser}] }) { id } }`,
  );
  const taken = `{ eventType: EVENT, name: "Úklid", facilities: [${id}], beginAt: "2026-03-18T08:00:00Z", endAt: "2026-03-18T09:00:00Z" }`;
  const { data } = await api.call("receptionist", `mutation { eventCreate(input: ${taken}) { id } }`);
  expect((await api.call("admin", `{ facility(id: ${id}) { comingEvents } }`)).data.facility).toEqual({
    comingEvents: 1,
  });

  expect((await remove(id)).data.facilityRemove).toEqual({ removed: true });
  expect([await columns(18), await columns(19)]).toEqual([
    ["Bazén", "Masérna", "Tělocvična", "Laser"],
    ["Bazén", "Tělocvična", "Laser"],
  ]);
  const { data: after } = await api.call(
    "receptionist",
    `{ facilities { id } procedure(id: ${procedures.therapy}) { facilityIds } event(event: ${data.eventCreate.id}) { facilities { name removed } } }`,
  );
  expect(after.facilities.map((facility: { id: number }) => facility.id)).not.toContain(id);
  expect(after.procedure.facilityIds).toEqual([facilities.laser]);
  expect(after.event.facilities).toEqual([{ name: "Masérna", removed: true }]);
  for (const answer of [
    await remove(id),
    await update(id, 2, { name: "x" }),
    await api.call("admin", `{ facility(id: ${id}) { id } }`),
  ])
    expect(answer.status).toBe(404);
  const refused = await api.call(
    "admin",
    `mutation { procedureUpdate(procedure: ${procedures.therapy}, version: 2, input: { facilityIds: [${id}] }) { id } }`,
  );
  expect(refused.errors?.[0]?.extensions.fields).toMatchObject([{ path: ["facilityIds"], code: "E1F6" }]);
});

test("only administrators change them, and only their own centre's", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    for (const answer of [
      await create({ name: "x" }, who),
      await update(facilities.laser, 1, {}, who),
      await remove(facilities.laser, who),
    ])
      expect(answer.errors?.[0]?.extensions.code).toBe("E002");
  for (const answer of [await remove(facilities.foreignRoom), await update(facilities.foreignRoom, 1, { name: "x" })])
    expect(answer.status).toBe(404);
});

test("a long list takes as many queries as a short one", async () => {
  const ask = async () => {
    api.queries.length = 0;
    await api.call("admin", `{ facilities { ${fields} } }`);
    return api.queries.length;
  };
  const few = await ask();
  await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      create({ name: `Kóje ${n}`, facilityType: "ROOM", profileIds: [profiles.admin] }),
    ),
  );
  expect(await ask()).toBe(few);
});

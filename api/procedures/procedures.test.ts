import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { profiles, facilities, procedures, patients } = ids;
const fields = `id name type uzisType duration capacity price { amount currency } vatRate color description profileIds facilityIds accessibleInBooking removed version`;
const massage = {
  name: "Klasická masáž",
  type: "INDIVIDUAL",
  uzisType: "OTHER",
  duration: 45,
  price: { amount: 85_050, currency: "CZK" },
  vatRate: "REDUCED",
  color: "PINK",
  description: "Záda a šíje",
  profileIds: [profiles.paramedic, profiles.admin],
  facilityIds: [facilities.gym],
  accessibleInBooking: true,
};
const create = (input: object, who: Role = "admin") =>
  api.call(who, `mutation ($input: ProcedureInput!) { procedureCreate(input: $input) { ${fields} } }`, { input });
const update = (procedure: number, version: number, input: object, who: Role = "admin") =>
  api.call(
    who,
    `mutation ($procedure: Int!, $version: Int!, $input: ProcedureInput!) { procedureUpdate(procedure: $procedure, version: $version, input: $input) { ${fields} } }`,
    { procedure, version, input },
  );
const remove = (procedure: number) =>
  api.call("manager", `mutation { procedureRemove(procedure: ${procedure}) { removed } }`);
const read = async (id: number) =>
  (await api.call("receptionist", `{ procedure(id: ${id}) { ${fields} } }`)).data?.procedure;
const made = async (input: object = {}) => (await create({ ...massage, ...input })).data.procedureCreate;
const book = async (procedure: number, day: string, patientCards: number[] = []) => {
  const input = { eventType: "EVENT", procedure, owner: profiles.paramedic, beginAt: `${day}T09:00:00Z`, patientCards };
  return (
    await api.call("receptionist", `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, {
      input,
    })
  ).data.eventCreate.id as number;
};
type Answer = Awaited<ReturnType<typeof create>>;
const faults = (answer: Answer) =>
  answer.errors?.[0]?.extensions.fields?.map((field: { path: string[]; error?: string; code: string }) => [
    field.path.join("."),
    field.code,
  ]);
const audit = async () =>
  (
    await api.database.owner.query(
      "select action, profile_id, details from audit_rows where action like 'procedure%' order by id desc limit 1",
    )
  ).rows[0];

test("a service is created as it is given, and everybody reads it", async () => {
  const { data } = await create(massage);
  expect(data.procedureCreate).toEqual({
    ...massage,
    id: expect.any(Number),
    profileIds: [profiles.admin, profiles.paramedic],
    capacity: 1,
    removed: false,
    version: 1,
  });
  expect(await audit()).toEqual({ action: "procedure.created", profile_id: profiles.admin, details: null });
  expect(await read(data.procedureCreate.id)).toEqual(data.procedureCreate);
});

test("faults are reported at each field at once; a single visit has no capacity to be wrong", async () => {
  const wrong = await create({
    ...massage,
    name: " ",
    type: "GROUP",
    capacity: 1,
    duration: 1441,
    price: { amount: -1, currency: "CZK" },
    profileIds: [profiles.admin],
  });
  expect(faults(wrong)).toEqual([
    ["name", "E1F1"],
    ["duration", "E1S2"],
    ["price", "E1S1"],
    ["capacity", "E1S3"],
  ]);
  expect(faults(await create({ ...massage, price: { amount: 100, currency: "EUR" } }))).toEqual([["price", "E1S1"]]);
  expect(faults(await create({ name: "Nic" }))).toEqual([["type", "E1F6"]]);
  expect((await create({ ...massage, capacity: 0 })).data.procedureCreate.capacity).toBe(1);
});

test("people and facilities of other centres, or retired ones, are refused", async () => {
  expect(faults(await create({ ...massage, profileIds: [profiles.foreign] }))).toEqual([["profileIds", "E1F6"]]);
  expect(faults(await create({ ...massage, facilityIds: [facilities.foreignRoom] }))).toEqual([
    ["facilityIds", "E1F6"],
  ]);
  expect((await create({ ...massage, profileIds: [profiles.deactivated] })).data.procedureCreate.profileIds).toEqual([
    profiles.deactivated,
  ]);
});

test("a change keeps omitted fields, counts the version and is logged by its fields' names", async () => {
  const before = await made();
  const { data } = await update(before.id, 1, { duration: 60, profileIds: [], facilityIds: [facilities.laser] });
  expect(data.procedureUpdate).toEqual({
    ...before,
    duration: 60,
    profileIds: [],
    facilityIds: [facilities.laser],
    version: 2,
  });
  expect(await audit()).toEqual({
    action: "procedure.updated",
    profile_id: profiles.admin,
    details: { fields: ["duration", "profileIds", "facilityIds"] },
  });
  expect(await update(before.id, 1, { name: "Starší" })).toMatchObject({
    status: 409,
    errors: [{ extensions: { code: "E012" } }],
  });
  const { data: taxed } = await api.call(
    "admin",
    `mutation { procedureVatRateUpdate(procedure: ${before.id}, vatRate: PRIMARY) { vatRate version } }`,
  );
  expect(taxed.procedureVatRateUpdate).toEqual({ vatRate: "PRIMARY", version: 3 });
});

test("future groups get the new capacity but keep their patients; past ones stay as they were", async () => {
  const { id } = await made({ type: "GROUP", capacity: 4 });
  const full = await book(id, "2026-03-18", [patients.jana, patients.karel, patients.anna]);
  const empty = await book(id, "2026-03-19");
  const past = await book(id, "2026-03-10");
  await api.database.owner.query(
    "update patient_attendances set state = 'EXCUSED' where event_id = $1 and patient_card_id = $2",
    [full, patients.anna],
  );
  const capacities = async () =>
    (
      await api.database.owner.query("select capacity from events where id = any($1) order by id", [
        [full, empty, past],
      ])
    ).rows.map((row) => row.capacity);
  await update(id, 1, { capacity: 9 });
  expect(await capacities()).toEqual([9, 9, 4]);
  await api.database.owner.query("update patient_attendances set state = 'PRESENT' where event_id = $1", [full]);
  await update(id, 2, { capacity: 2 });
  expect(await capacities()).toEqual([3, 2, 4]);
});

test("a concurrent booking while the group shrinks succeeds, or is refused as full", async () => {
  const { id } = await made({ type: "GROUP", capacity: 3, facilityIds: [facilities.gym] });
  const event = await book(id, "2026-03-24", []);
  const cards = [patients.jana, patients.karel, patients.anna];
  const take = (patientCards: number[]) =>
    api.call(
      "receptionist",
      `mutation { eventUpdate(event: ${event}, facilitiesInput: { facilities: [${facilities.gym}] }, detailsInput: { patientCards: [${patientCards.join()}] }) { id } }`,
    );
  for (let round = 1; round <= 10; round++) {
    const [shrunk, taken] = await Promise.all([update(id, 2 * round - 1, { capacity: 2 }), take(cards)]);
    expect([shrunk.status, faults(taken)]).toEqual([
      200,
      taken.status === 200 ? undefined : [["patientCards", "E104"]],
    ]);
    const { rows } = await api.database.owner.query(
      "select capacity, (select count(*)::int from patient_attendances where event_id = e.id) as held from events e where id = $1",
      [event],
    );
    expect(rows).toEqual([taken.status === 200 ? { capacity: 3, held: 3 } : { capacity: 2, held: 0 }]);
    await take([]);
    expect((await update(id, 2 * round, { capacity: 3 })).status).toBe(200);
  }
});

test("the type stays while coming events have it", async () => {
  const { id } = await made({ type: "GROUP", capacity: 4 });
  await book(id, "2026-03-11");
  expect((await update(id, 1, { type: "INDIVIDUAL" })).data.procedureUpdate).toMatchObject({
    type: "INDIVIDUAL",
    capacity: 1,
  });
  const coming = await book(id, "2026-03-20");
  expect(faults(await update(id, 2, { type: "GROUP", capacity: 4 }))).toEqual([["type", "E1S4"]]);
  await api.database.owner.query("update events set removed_at = now() where id = $1", [coming]);
  expect((await update(id, 2, { type: "GROUP", capacity: 4 })).status).toBe(200);
});

test("a removed service is no longer offered, and its events go on showing it", async () => {
  const { id } = await made({ name: "Dozvuky" });
  const event = await book(id, "2026-03-23");
  expect((await api.call("admin", `{ procedure(id: ${id}) { comingEvents waitingPatients } }`)).data.procedure).toEqual(
    { comingEvents: 1, waitingPatients: 0 },
  );
  expect((await remove(id)).data.procedureRemove).toEqual({ removed: true });
  expect(await audit()).toMatchObject({ action: "procedure.removed", profile_id: profiles.manager });
  const { data } = await api.call(
    "receptionist",
    `{ procedures { id } event(event: ${event}) { procedure { name color removed } } }`,
  );
  expect(data.procedures.map((procedure: { id: number }) => procedure.id)).not.toContain(id);
  expect(data.event.procedure).toEqual({ name: "Dozvuky", color: "PINK", removed: true });
  for (const answer of [
    await remove(id),
    await update(id, 2, { name: "x" }),
    await update(999_999, 1, {}),
    await api.call("admin", `{ procedure(id: ${id}) { id } }`),
  ])
    expect(answer).toMatchObject({ status: 404, errors: [{ extensions: { code: "E003" } }] });
  expect(
    faults(
      await api.call(
        "admin",
        `mutation { eventCreate(input: { eventType: EVENT, procedure: ${id}, owner: ${profiles.admin}, beginAt: "2026-03-24T08:00:00Z" }) { id } }`,
      ),
    ),
  ).toEqual([["procedure", "E1F6"]]);
});

test("only administrators change services", async () => {
  for (const who of ["paramedic", "receptionist"] as const) {
    expect((await create(massage, who)).errors?.[0]?.extensions.code).toBe("E002");
    expect((await update(procedures.therapy, 1, { name: "x" }, who)).errors?.[0]?.extensions.code).toBe("E002");
  }
  expect((await update(procedures.foreign, 1, { name: "x" })).status).toBe(404);
});

test("a long list of services takes as many queries as a short one", async () => {
  const ask = async () => {
    api.queries.length = 0;
    await api.call("admin", `{ procedures { ${fields} comingEvents waitingPatients } }`);
    return api.queries.length;
  };
  const few = await ask();
  await Promise.all(Array.from({ length: 10 }, (_, n) => made({ name: `Služba ${n}` })));
  expect(await ask()).toBe(few);
});

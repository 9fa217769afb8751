import { expect, test } from "vitest";
import { ids, uuids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { patients, center, foreignCenter, profiles } = ids;
const list = `query ($card: Int!, $from: Date, $to: Date, $page: Int, $pageSize: Int) {
  patientAccessLog(patientCard: $card, from: $from, to: $to, page: $page, pageSize: $pageSize) { items { at profile { fullName } actions } total page pageSize }
}`;
const log = async (variables: object = {}, who: Role = "manager") =>
  (await api.call(who, list, { card: patients.jana, ...variables })).data.patientAccessLog;

test("reads of one request are one entry, the latest first; the query itself is in the next answer", async () => {
  await api.call("receptionist", `{ patientCard(uuid: "${uuids.jana}") { fullName visits { past { total } } } }`);
  await api.call("paramedic", `{ gdprConsent(patientCard: ${patients.jana}) { type } }`);
  expect(await log()).toEqual({
    items: [
      {
        at: "2026-03-16T09:00:00.000Z",
        profile: { fullName: expect.stringContaining("Petr") },
        actions: ["gdprConsent.read"],
      },
      {
        at: "2026-03-16T09:00:00.000Z",
        profile: { fullName: expect.stringContaining("Renata") },
        actions: ["patientAttendance.listed", "patientCard.read"],
      },
    ],
    total: 2,
    page: 1,
    pageSize: 50,
  });
  expect((await log()).items[0].actions).toEqual(["accessLog.read"]);
});

test("days are Prague's, the last included; pages past the last are the last; fifty entries cost the statements of one", async () => {
  await api.database.owner.query(
    `insert into audit_rows (medical_center_id, at, profile_id, request_id, action, patient_card_id)
     select $1, '2025-06-01T22:00:00Z'::timestamptz + n * interval '1 minute', $2, 'r' || n, 'patientCard.read', $3 from generate_series(0, 9999) as n`,
    [center, profiles.paramedic, patients.karel],
  );
  const karel = { card: patients.karel };
  expect((await log({ ...karel, from: "2025-06-02", to: "2025-06-02" })).total).toBe(1440);
  expect((await log({ ...karel, to: "2025-06-01" })).total).toBe(0);
  expect(await log({ ...karel, to: "2025-12-31", page: 999, pageSize: 5000 })).toMatchObject({
    total: 10_000,
    page: 10,
    pageSize: 1000,
  });
  const asked = async (variables: object) => {
    api.queries.length = 0;
    await log({ ...karel, ...variables });
    return api.queries.length;
  };
  expect(await asked({ page: 3 })).toBe(await asked({ pageSize: 1 }));
});

test("it is the administrators' to read, also of those without a health profession; another centre's card is not there", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    expect(await api.call(who, list, { card: patients.jana })).toMatchObject({ status: 403 });
  expect(await api.call("admin", list, { card: patients.jana })).toMatchObject({ status: 200 });
  for (const card of [patients.foreign, 999_999])
    expect(await api.call("admin", list, { card })).toMatchObject({ status: 404 });
  await api.database.owner.query(
    "insert into audit_rows (medical_center_id, at, request_id, action, patient_card_id) values ($1, now(), 'x', 'patientCard.read', $2)",
    [foreignCenter, patients.anna],
  );
  expect((await log({ card: patients.anna })).total).toBe(0);
  expect((await log({ from: "0001-01-01", to: "9999-12-31" })).total).toBeGreaterThan(0);
  expect(await api.call("admin", list, { card: patients.jana, from: "kdysi" })).toMatchObject({ status: 400 });
});

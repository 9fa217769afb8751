import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test } from "vitest";
import { auditKinds } from "#rules/audit/audit-actions.ts";
import { ids, now, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { onEmbedded } from "#tests/kit/database.ts";
import { bind, type ProfileCtx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { listAudit, type AuditQuery } from "./list.ts";

onEmbedded();
const api = await testApi();
const { owner, app } = api.database;
const { center, profiles, patients } = ids;
const client = await app.connect();
afterAll(() => client.release());
const log = `query ($patientCard: String, $kind: AuditKind, $page: Int) { auditLog(patientCard: $patientCard, kind: $kind, page: $page) { items { at action profile { fullName } patientCard { fullName } address } total page pageSize patientCard { fullName } seal { position } } }`;

test("each read of the log is recorded: of one patient as a read of the access log, otherwise with its filter", async () => {
  await api.call("admin", log, { kind: "LOGINS", page: 3 });
  await api.call("admin", log, { patientCard: uuids.jana });
  const { rows } = await owner.query("select action, patient_card_id as card, details from audit_rows order by id");
  expect(rows).toEqual([
    { action: "auditLog.read", card: null, details: { kind: "LOGINS", page: 1 } },
    { action: "accessLog.read", card: patients.jana, details: { page: 1 } },
  ]);
  expect((await api.call("manager", log, { patientCard: uuids.jana })).data.auditLog).toMatchObject({
    total: 1,
    patientCard: { fullName: "Jana Dvořáčková" },
    items: [{ action: "accessLog.read", address: "127.0.0.1" }],
    seal: null,
  });
});

test("rows of a merged card belong to the surviving card, and the address of either leads there", async () => {
  await owner.query("update patient_cards set merged_into_id = $1, archived_at = now() where id = $2", [
    patients.jana,
    patients.anna,
  ]);
  await owner.query(
    "insert into audit_rows (medical_center_id, at, request_id, action, patient_card_id) values ($1, now(), 'r', 'patientCard.updated', $2)",
    [center, patients.anna],
  );
  const { data } = await api.call("admin", log, { patientCard: uuids.anna, kind: "PATIENT_CARDS" });
  expect(data.auditLog).toMatchObject({
    total: 1,
    patientCard: { fullName: "Jana Dvořáčková" },
    items: [{ action: "patientCard.updated" }],
  });
});

test("among two hundred thousand rows each choice is found by an index, bound by row-level security, and 25 names cost the statements of one", async () => {
  await owner.query(
    `insert into audit_rows (medical_center_id, at, profile_id, user_id, request_id, action, patient_card_id)
     select $1, timestamptz '2026-03-16 08:00Z' - n * interval '1 minute', 1 + n % 40, 1, 'r' || n, case when n % 500 = 0 then 'medicalReport.signed' when n % 3 = 0 then 'event.listed' else 'patientCard.read' end, case when n % 3 > 0 then 1 + n % 4000 end
     from generate_series(1, 200000) as n`,
    [center],
  );
  await owner.query("delete from audit_unsealed");
  await owner.query("vacuum analyze audit_rows");
  const sent: { text: string; values: unknown[] }[] = [];
  const db = drizzle(client, { logger: { logQuery: (text, values) => sent.push({ text, values }) } }) as Db;
  const ctx = {
    ...api.services,
    db,
    now: () => now,
    reads: [],
    requestId: "x",
    session: { id: 1, userId: 1, profileId: 1 },
    profile: { id: profiles.admin, medicalCenterId: center, role: "ROLE_ADMIN", profession: "OTHER" },
  } as unknown as ProfileCtx;
  const days = { from: "2026-01-01", to: "2026-01-02" };
  const wanted: AuditQuery[] = [
    {},
    { page: 40 },
    { profile: 7 },
    { profile: 999 },
    { patientCard: uuids.karel },
    days,
    { profile: 7, ...days },
    { profile: 7, kind: "REPORTS" },
    ...auditKinds.map((kind) => ({ kind })),
  ];
  await client.query("begin");
  await bind(db, 1, center);
  for (const query of wanted) {
    sent.length = 0;
    await listAudit(ctx, query);
    for (const { text, values } of sent.filter(
      ({ text }) => text.startsWith("select") && text.includes("audit_rows"),
    )) {
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
      expect(rows.map((row) => row["QUERY PLAN"]).join("\n"), JSON.stringify(query)).not.toContain(
        "Seq Scan on audit_rows",
      );
    }
  }
  await client.query("rollback");
  const statements = async (variables: object) => {
    api.queries.length = 0;
    await api.call("admin", log, variables);
    return api.queries.length;
  };
  expect(await statements({ page: 2 })).toBe(await statements({ kind: "PATIENT_CARDS" }));
});

test("it is for administrators alone; another centre's card is not there", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    expect(await api.call(who, log)).toMatchObject({ status: 403 });
  for (const patientCard of [uuids.foreign, "99999999-9999-4999-8999-999999999999", "x"])
    expect(await api.call("admin", log, { patientCard })).toMatchObject({ status: 404 });
});

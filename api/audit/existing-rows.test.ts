import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import { databaseBefore } from "#tests/kit/migrations/database-before.ts";
import { verifyReports } from "../medical-reports/signing/verify.ts";
import { looseRows } from "./loose-rows.ts";
import { verifyChains } from "./verify.ts";

test("rows that were written before there was a chain are sealed by the first run", async () => {
  const { owner, app, upgrade } = await databaseBefore("_audit_chain");
  await owner.query(
    "insert into audit_rows (medical_center_id, at, request_id, action) select 1 + n % 2, now() - interval '1 year', 'r', 'event.read' from generate_series(1, 9) as n",
  );
  await upgrade();
  expect(await app.query("select seal_audit(1000) as sealed").then(({ rows }) => rows[0].sealed)).toBe(9);
  const checked: number[] = [];
  for await (const report of verifyChains(drizzle(owner), [])) checked.push(report.finding ? -1 : report.checked);
  expect([checked, (await looseRows(drizzle(owner), 5)).total]).toEqual([[4, 5], 0]);
});

test("reports signed before the log held evidence are attested by the upgrade, once", async () => {
  const { owner, upgrade } = await databaseBefore("_evidence");
  const report =
    "insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest) values (1, 1, now(), 'x', 'x', 1, 1, now(), 1, 'x', repeat('0', 64))";
  // why: one centre and one report are enough, without the people and the card they lead to.
  await owner.query(
    `begin; set local session_replication_role = replica; insert into medical_centers (id, slug, name) overriding system value values (1, 'lipa', 'Lípa'); ${report}; commit`,
  );
  await upgrade();
  const attested = async () =>
    (await owner.query("select entity_id, profile_id, details from audit_rows where action = 'medicalReport.attested'"))
      .rows;
  expect(await attested()).toEqual([
    {
      entity_id: 1,
      profile_id: null,
      details: { digest: "0".repeat(64), signingProof: null, attachments: null, validity: null },
    },
  ]);
  await owner.query(`begin; set local session_replication_role = replica; ${report}; commit`);
  await upgrade();
  expect(await attested()).toHaveLength(1);
  expect((await verifyReports(drizzle(owner))).differing.map(({ id, fault }) => [id, fault])).toEqual([
    [1, "altered"],
    [2, "unrecorded"],
  ]);
});

import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ClientConfig } from "pg";
import { expect, test } from "vitest";
import { emails, ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { sealAudit } from "../audit/seal.ts";
import { jobContext } from "../core/jobs/job-context.ts";
import { awaitCheck, verifyEvidenceJob } from "../core/jobs/verify-evidence.ts";

const operator = "operator@sprava.example";
const api = await testApi({}, { MOTUS_OPERATOR_EMAIL: operator });
const { url, owner: pool } = api.database;
const { center, foreignCenter } = ids;
const job = { id: "1", attempt: 1, lastAttempt: false };

async function night(owner: ClientConfig = { connectionString: url }) {
  const lines: Record<string, unknown>[] = [];
  await verifyEvidenceJob(api.services, owner, (line) => lines.push(line))({}, job).catch(() => {});
  return lines;
}
const mails = async () =>
  (
    await pool.query(
      "select recipient, medical_center_id as center, substring(body from 'Neshod je (\\d+)')::int as found from mails where subject ~ 'Kontrola záznamů' order by 1",
    )
  ).rows;
const waiting = async () =>
  (
    await pool.query(
      "select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where task_identifier = 'verifyEvidence'",
    )
  ).rows;
const recorded = async () =>
  (
    await pool.query(
      "select medical_center_id as center, details from audit_rows where action = 'evidence.checked' order by id desc limit 2",
    )
  ).rows;
const shown = async (who: "admin" | "foreign") =>
  (await api.call(who, "{ auditLog { check { reports consents invoices money log } } }")).data.auditLog.check;

test("a check without differences is recorded in each centre's log, and schedules the next one", async () => {
  await fullCard(pool, "Dobrá", "2025-05-05");
  await pool.query("select attest_money()");
  await sealAudit(jobContext(api.services), "now");
  expect(await shown("admin")).toBeNull();
  expect(await night()).toEqual([
    {
      level: "info",
      event: "evidenceChecked",
      reports: expect.any(Number),
      consents: expect.any(Number),
      invoices: expect.any(Number),
      money: expect.toSatisfy((checked) => checked > 0),
    },
  ]);
  const nothing = { reports: 0, consents: 0, invoices: 0, money: 0, log: 0 };
  expect(await recorded()).toEqual([foreignCenter, center].map((one) => ({ center: one, details: nothing })));
  expect(await shown("admin")).toEqual(nothing);
  expect(await mails()).toEqual([]);
  expect(await waiting()).toEqual([{ minutes: 1050 }]); // from ten in the morning to half past three
  await awaitCheck(api.services.db);
  expect(await waiting()).toEqual([{ minutes: 10 }]);
});

test("a fault of the anchors is mailed to the operator alone, and is in each centre's log", async () => {
  const { auditAnchors } = api.services.settings;
  const before = existsSync(auditAnchors) ? readFileSync(auditAnchors) : "";
  appendFileSync(auditAnchors, "no anchor\n");
  await night();
  writeFileSync(auditAnchors, before);
  expect(await mails()).toEqual([{ recipient: operator, center: null, found: 1 }]);
  expect((await recorded()).map(({ details }) => details.log)).toEqual([1, 1]);
  await pool.query("delete from mails");
});

test("tampering is in the process log, in the centre's own, in a mail to its administrators and in one to the operator", async () => {
  const { signed } = await fullCard(pool, "Smazaná", "2025-05-05");
  await pool.query("select attest_money()");
  await sealAudit(jobContext(api.services), "now");
  await pool.query(
    `begin; set local session_replication_role = replica; delete from medical_reports where id = ${signed}; update gdpr_wordings set text = 'jinak'; update payments set price = price + 1 where id = ${ids.payments.jana}; commit`,
  );
  const gap = { medicalCenterId: center, kind: "INVOICE", year: 2026, numbers: 3, count: 0, outside: 0 };
  await pool.query("insert into invoice_series (medical_center_id, year, last) values ($1, 2026, 3)", [center]);
  expect(await night()).toEqual([
    {
      level: "error",
      event: "evidenceDiffers",
      found: 5,
      records: [`medicalReport ${signed} missing`, expect.stringMatching(/^gdprWording \d+ altered$/)],
      money: [`payments ${ids.payments.jana} altered`],
      sums: [{ sum: "price", id: ids.payments.jana, medicalCenterId: center }],
      gaps: [gap],
      months: [],
      chains: [],
    },
  ]);
  expect([await shown("admin"), await shown("foreign")]).toEqual([
    { reports: 1, consents: 1, invoices: 1, money: 2, log: 0 },
    { reports: 0, consents: 0, invoices: 0, money: 0, log: 0 },
  ]);
  expect(await mails()).toEqual([
    { recipient: emails.admin, center, found: 5 },
    { recipient: emails.manager, center, found: 5 },
    { recipient: operator, center: null, found: 5 },
  ]);
});

test("a failed check is recorded, and tried again", async () => {
  expect(await night({ host: "127.0.0.1", port: 1 })).toEqual([
    { level: "error", event: "evidenceUnchecked", error: "ECONNREFUSED" },
  ]);
  expect(await waiting()).toEqual([{ minutes: 1050 }]);
});

import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { fullCard } from "#tests/kit/full-card.ts";
import { looseRows } from "../audit/loose-rows.ts";
import { sealAudit } from "../audit/seal.ts";
import { unanchored } from "../audit/unanchored.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { jobContext } from "../jobs/job-context.ts";
import { digestOf } from "../medical-reports/signing/digest.ts";
import { readAnchors, type Anchor } from "../outside/anchors.ts";
import { verifyEvidence } from "./verify.ts";

const api = await testApi();
const { owner } = api.database;
const { center, patients } = ids;
/** Ids that the statements below speak of; `report` was signed in the application, `old` before its log said so. */
const is = { report: 0, old: 0, invalid: 0, consent: 0, wording: 0, row: 0, card: 0 };
let anchors: Anchor[] = [];

const write = async (field: string) =>
  (await api.call("paramedic", `mutation { ${field} { id } }`)).data[field.split("(")[0]!] as { id: number };
async function signed(file?: File): Promise<number> {
  const { id } = await write(
    `medicalReportCreate(input: { patientCard: ${patients.jana}, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti" })`,
  );
  const attach = `mutation ($files: [Upload!]!) { attachmentsCreate(patientCard: ${patients.jana}, medicalReport: ${id}, files: $files) { id } }`;
  if (file)
    expect(await api.upload("paramedic", attach, { files: [null] }, { "files.0": file })).not.toHaveProperty("errors");
  await write(`medicalReportSetSigned(medicalReport: ${id}, version: 1)`);
  return id;
}

beforeAll(async () => {
  const pdf = () => new File(["%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"], "sken.pdf");
  const old = await fullCard(owner, "Stará", "2020-05-05");
  is.old = old.signed;
  is.card = old.id;
  is.report = await signed(pdf());
  is.invalid = await signed();
  await write(`medicalReportSetValidity(medicalReport: ${is.invalid}, valid: false, reason: "Omyl")`);
  const wording = await api.call(
    "admin",
    `mutation { gdprWordingCreate(text: "Souhlasím se vším možným.", version: 1) { id } }`,
  );
  is.wording = wording.data.gdprWordingCreate.id;
  const consent = await api.upload(
    "receptionist",
    `mutation ($document: Upload) { gdprConsentCreate(patientCard: ${patients.jana}, document: $document) { id } }`,
    { document: null },
    { document: pdf() },
  );
  is.consent = consent.data.gdprConsentCreate.id;
  await sealAudit(jobContext(api.services), "now");
  await owner.query("update audit_links set sealed_at = sealed_at - interval '3 hours' where position > 1");
  ({ anchors } = await readAnchors(api.services.settings.auditAnchors));
  is.row = (
    await owner.query("select id from audit_rows where action = 'medicalReport.signed' and entity_id = $1", [is.report])
  ).rows[0].id;
});

/** Names that verification gives. */
async function named(connection: pg.PoolClient, anchored: Anchor[]) {
  const db = drizzle(connection);
  const { differing, chains } = await verifyEvidence(db, anchored);
  const { loose } = await looseRows(db, 5);
  return [
    ...differing.map(({ kind, id, fault }) => `${kind} ${id} ${fault}`),
    ...chains.flatMap(({ finding }) => (finding ? [`chain ${finding.fault}`] : [])),
    ...loose.map(({ fault }) => `row ${fault}`),
    ...(await unanchored(db, anchored)).map(() => "unanchored"),
  ];
}

/**
 * The differences that verification finds after a change by a superuser, whom no trigger stops; the change is undone.
 */
async function after(tamper: (connection: pg.PoolClient) => Promise<unknown>, anchored = anchors) {
  const connection = await owner.connect();
  try {
    await connection.query("begin; set local session_replication_role = replica");
    await tamper(connection);
    return await named(connection, anchored);
  } finally {
    await connection.query("rollback");
    connection.release();
  }
}
const sql =
  (...statements: string[]) =>
  async (connection: pg.PoolClient) => {
    for (const statement of statements)
      await connection.query(
        statement.replace(/:(\w+)/g, (whole, name) => (name in is ? String(is[name as keyof typeof is]) : whole)),
      );
  };
/** Recomputes and writes a report's digest, like an attacker who knows the algorithm. */
const recompute = (which: "report" | "old") => async (connection: pg.PoolClient) => {
  const db = drizzle(connection);
  const [report] = await db.select().from(medicalReports).where(eq(medicalReports.id, is[which]));
  await db
    .update(medicalReports)
    .set({ digest: digestOf(report!) })
    .where(eq(medicalReports.id, report!.id));
};
const forged =
  "insert into audit_rows (medical_center_id, at, profile_id, request_id, action, entity_id, patient_card_id, details)";
const resign = async (connection: pg.PoolClient) => {
  await sql("update medical_reports set content = 'Jinak' where id = :report")(connection);
  await recompute("report")(connection);
};

test("nothing is named while nothing was tampered with", async () => {
  expect(await after(async () => {})).toEqual([]);
});

test.each<[what: string, tamper: (connection: pg.PoolClient) => Promise<unknown>, named: string]>([
  ["a report's content is changed and its digest computed again", resign, "medicalReport :report altered"],
  [
    "the content of a report from before the upgrade is changed with its digest",
    (c) => sql("update medical_reports set content = 'Jinak' where id = :old")(c).then(() => recompute("old")(c)),
    "medicalReport :old altered",
  ],
  [
    "the audit row of the signature is changed along",
    (c) =>
      resign(c).then(() =>
        sql(
          "update audit_rows set details = details || jsonb_build_object('digest', (select digest from medical_reports where id = :report)) where id = :row",
        )(c),
      ),
    "chain altered",
  ],
  [
    "a second signature is put into the log",
    (c) =>
      resign(c).then(() =>
        sql(
          `set local session_replication_role = origin`,
          `${forged} select 1, now(), 3, 'r', 'medicalReport.signed', id, 1, jsonb_build_object('digest', digest) from medical_reports where id = :report`,
          "select seal_audit(100)",
        )(c),
      ),
    "medicalReport :report altered",
  ],
  ["a report is deleted", sql("delete from medical_reports where id = :report"), "medicalReport :report missing"],
  [
    "a report from before the upgrade is deleted",
    sql("delete from medical_reports where id = :old"),
    "medicalReport :old missing",
  ],
  [
    "a report is deleted and an erasure written that the log does not know",
    sql(
      "delete from medical_reports where id = :old",
      "insert into patient_erasures (medical_center_id, card_id, erased_at, erased_by, requested_on, whole, retention_years, reports, attachments, erased) values (1, :card, now(), 1, now(), true, 5, 1, 0, '{}')",
    ),
    "medicalReport :old missing",
  ],
  [
    "a report is made a draft again",
    sql(
      "update medical_reports set signed_at = null, signed_by = null, paramedic_name = null, digest = null, signing_proof = null where id = :report",
    ),
    "medicalReport :report unsigned",
  ],
  [
    "a signed report is inserted",
    sql(
      "create temp table copy on commit drop as select * from medical_reports where id = :report",
      "update copy set id = 999999, uuid = gen_random_uuid()",
      "insert into medical_reports overriding system value select * from copy",
    ),
    "medicalReport 999999 unrecorded",
  ],
  [
    "a report is made invalid",
    sql(
      "update medical_reports set invalidated_at = now(), invalidated_by = 1, invalid_reason = 'x' where id = :report",
    ),
    "medicalReport :report altered",
  ],
  [
    "an invalid report is made valid",
    sql(
      "update medical_reports set invalidated_at = null, invalidated_by = null, invalid_reason = null where id = :invalid",
    ),
    "medicalReport :invalid altered",
  ],
  [
    "the reason of an invalid report is changed",
    sql("update medical_reports set invalid_reason = 'x' where id = :invalid"),
    "medicalReport :invalid altered",
  ],
  [
    "an attachment's file becomes another",
    sql(
      "update files set sha256 = repeat('0', 64) where id in (select file_id from attachments where medical_report_id = :report)",
    ),
    "medicalReport :report altered",
  ],
  [
    "an attachment is deleted",
    sql("delete from attachments where medical_report_id = :report"),
    "medicalReport :report altered",
  ],
  [
    "an attachment of a report from before the upgrade is taken off it",
    sql("update attachments set medical_report_id = null where medical_report_id = :old"),
    "medicalReport :old altered",
  ],
  [
    "an attachment is inserted",
    sql(
      "insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) values (1, 'attachment', 'x.pdf', 'pdf', 'application/pdf', 1, '')",
      "insert into attachments (medical_center_id, patient_card_id, medical_report_id, file_id, type, created_by) select 1, 1, :invalid, max(id), 'MEDICAL', 1 from files",
    ),
    "medicalReport :invalid altered",
  ],
  [
    "a consent is changed",
    sql("update gdpr_consents set given_on = given_on - 1 where id = :consent"),
    "gdprConsent :consent altered",
  ],
  [
    "a consent is filed with another patient",
    sql("update gdpr_consents set patient_card_id = 2 where id = :consent"),
    "gdprConsent :consent altered",
  ],
  [
    "a consent is withdrawn",
    sql("update gdpr_consents set withdrawn_at = now(), withdrawn_by = 1 where id = :consent"),
    "gdprConsent :consent altered",
  ],
  ["a consent is deleted", sql("delete from gdpr_consents where id = :consent"), "gdprConsent :consent missing"],
  [
    "a consent is inserted",
    sql(
      "insert into gdpr_consents (id, medical_center_id, patient_card_id, wording_id, type, given_on, created_by) overriding system value values (999999, 1, 2, :wording, 'SIGNATURE', now(), 1)",
    ),
    "gdprConsent 999999 unrecorded",
  ],
  [
    "a consent's scan becomes another",
    sql(
      "update files set sha256 = repeat('0', 64) where id = (select document_id from gdpr_consents where id = :consent)",
    ),
    "gdprConsent :consent altered",
  ],
  [
    "a consent's scan is taken away",
    sql("update gdpr_consents set document_id = null where id = :consent"),
    "gdprConsent :consent altered",
  ],
  [
    "a wording is changed",
    sql("update gdpr_wordings set text = 'Souhlasím.' where id = :wording"),
    "gdprWording :wording altered",
  ],
  ["a wording is deleted", sql("delete from gdpr_wordings where id = :wording"), "gdprWording :wording missing"],
  [
    "a wording is inserted",
    sql(
      "insert into gdpr_wordings (id, medical_center_id, number, text, created_by) overriding system value values (999999, 1, 99, 'x', 1)",
    ),
    "gdprWording 999999 unrecorded",
  ],
  ["an audit row is changed", sql("update audit_rows set profile_id = 1 where id = :row"), "chain altered"],
  ["an audit row is deleted", sql("delete from audit_rows where id = :row"), "chain missing"],
  [
    "an audit row is inserted past the trigger that notes it",
    sql(`${forged} values (1, now(), 3, 'r', 'event.read', 1, null, null)`),
    "row unnoted",
  ],
  [
    "a link is changed",
    sql("update audit_links set hash = repeat('0', 64) where audit_row_id = :row"),
    "chain altered",
  ],
  ["a link is deleted", sql("delete from audit_links where audit_row_id = :row"), "chain unlinked"],
  [
    "a link is inserted",
    sql(
      "insert into audit_links (medical_center_id, position, audit_row_id, hash) select 1, max(position) + 1, 999999, repeat('0', 64) from audit_links where medical_center_id = 1",
    ),
    "chain missing",
  ],
  ["log and chain are emptied", sql("truncate audit_rows, audit_links, audit_unsealed"), "chain cutOff"],
])("tampering is named where %s", async (_what, tamper, expected) => {
  expect(await after(tamper)).toContain(
    expected.replace(/:(\w+)/, (_whole, name) => String(is[name as keyof typeof is])),
  );
});

test("the link by which a patient consented is evidence too", async () => {
  const found = await after(
    sql("update gdpr_consent_links set recipient = 'x@example.com' where patient_card_id = :card"),
  );
  expect(found).toEqual([expect.stringMatching(/^gdprConsent \d+ altered$/)]);
  expect(await after(sql("delete from gdpr_consent_links where patient_card_id = :card"))).toEqual(found);
});

test("changed, removed and inserted anchors are named", async () => {
  const nothing = async () => {};
  const [anchor] = anchors.filter((one) => one.center === center);
  expect(await after(nothing, [{ ...anchor!, hash: "0".repeat(64) }])).toContain("chain rewritten");
  expect(await after(nothing, [...anchors, { ...anchor!, position: anchor!.position + 9 }])).toContain("chain cutOff");
  await owner.query(
    `insert into audit_rows (medical_center_id, at, request_id, action) values (${center}, now(), 'r', 'event.read')`,
  );
  await owner.query("select seal_audit(100)");
  expect(await after(nothing)).toEqual([]);
  expect(await after(nothing, [])).toEqual(["unanchored"]);
});

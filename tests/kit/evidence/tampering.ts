import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { expect } from "vitest";
import { looseRows } from "#api/audit/loose-rows.ts";
import { sealAudit } from "#api/audit/seal.ts";
import { unanchored } from "#api/audit/unanchored.ts";
import { medicalReports } from "#api/core/db/tables/medical-reports.ts";
import { verifyEvidence } from "#api/evidence/verify.ts";
import { jobContext } from "#api/core/jobs/job-context.ts";
import { digestOf } from "#api/medical-reports/signing/digest.ts";
import { readAnchors, type Anchor } from "#api/core/outside/anchors.ts";
import { ids } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { fullCard } from "../full-card.ts";

/** The beginning of a statement that writes a row of the log. */
export const forged =
  "insert into audit_rows (medical_center_id, at, profile_id, request_id, action, entity_id, patient_card_id, details)";

/** Signed reports, consents, wordings and their sealed log at the cast's centre, and changes by a superuser. */
export async function tamperingOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  /** Ids by their names in statements, as in :report, which was signed in the application, and :old, signed before its log said so. */
  const is = { report: 0, old: 0, invalid: 0, consent: 0, wording: 0, row: 0, card: 0 };

  const write = async (field: string) =>
    (await api.call("paramedic", `mutation { ${field} { id } }`)).data[field.split("(")[0]!] as { id: number };
  async function signed(file?: File): Promise<number> {
    const { id } = await write(
      `medicalReportCreate(input: { patientCard: ${ids.patients.jana}, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti" })`,
    );
    const attach = `mutation ($files: [Upload!]!) { attachmentsCreate(patientCard: ${ids.patients.jana}, medicalReport: ${id}, files: $files) { id } }`;
    if (file)
      expect(await api.upload("paramedic", attach, { files: [null] }, { "files.0": file })).not.toHaveProperty(
        "errors",
      );
    await write(`medicalReportSetSigned(medicalReport: ${id}, version: 1)`);
    return id;
  }

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
    `mutation ($document: Upload) { gdprConsentCreate(patientCard: ${ids.patients.jana}, document: $document) { id } }`,
    { document: null },
    { document: pdf() },
  );
  is.consent = consent.data.gdprConsentCreate.id;
  await sealAudit(jobContext(api.services), "now");
  await owner.query("update audit_links set sealed_at = sealed_at - interval '3 hours' where position > 1");
  const { anchors } = await readAnchors(api.services.settings.auditAnchors);
  is.row = (
    await owner.query("select id from audit_rows where action = 'medicalReport.signed' and entity_id = $1", [is.report])
  ).rows[0].id;

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
  const resign = async (connection: pg.PoolClient) => {
    await sql("update medical_reports set content = 'Jinak' where id = :report")(connection);
    await recompute("report")(connection);
  };
  return { is, anchors, after, sql, recompute, resign };
}

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

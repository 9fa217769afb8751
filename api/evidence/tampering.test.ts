import type pg from "pg";
import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { forged, tamperingOf } from "#tests/kit/evidence/tampering.ts";

const api = await testApi();
const { owner } = api.database;
const { is, anchors, after, sql, recompute, resign } = await tamperingOf(api);

const { center } = ids;

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

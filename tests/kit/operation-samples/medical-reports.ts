import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { ownReport, type At } from "./known.ts";
import type { Samples, Who } from "./sample.ts";

const ownReportOf = ({ ownReport }: At, who: Who) => ownReport[who] ?? ownReport.paramedic!;

/** Drafts, signed reports, templates and presets of operations. */
export async function prepareMedicalReports(owner: Pool) {
  for (const [who, id] of Object.entries(ownReport))
    await owner.query(
      `insert into medical_reports (id, medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by) overriding system value
       select $1 + n, ${ids.center}, ${ids.patients.karel}, '2026-03-10T09:00:00Z', 'Karel', 'Karel', $2, $2 from generate_series(0, 30, 10) as n`,
      [id, ids.profiles[who as keyof typeof ownReport]],
    );
  await owner.query(
    "update medical_reports set signed_at = now(), signed_by = created_by, paramedic_name = '', digest = '' where id > 930",
  );
  await owner.query("select setval(pg_get_serial_sequence('medical_reports', 'id'), 1000)");
  await owner.query(
    `insert into report_templates (id, medical_center_id, procedure_id, name, content, created_by) overriding system value
     select id, ${ids.center}, ${ids.procedures.therapy}, 'LTV', 'x', ${ids.profiles.admin} from unnest($1::int[]) as id`,
    [Object.values(ownReport).flatMap((id) => [id, id + 10])],
  );
  for (const [who, id] of Object.entries(ownReport))
    await owner.query(
      `insert into medical_operation_presets (id, medical_center_id, owner_id, name, expertise, operations) overriding system value
       select $1 + n, ${ids.center}, $2, 'Vyšetření U Lípy', '902', (select jsonb_agg(jsonb_build_object('id', id, 'code', code, 'expertise', expertise, 'name', 'VYŠETŘENÍ', 'count', 2)) from medical_operations where code = '21002') from generate_series(0, 10, 10) as n`,
      [id, ids.profiles[who as keyof typeof ownReport]],
    );
}

export const medicalReports: Samples = {
  "Mutation.medicalReportsOverallSummaryUpdate": {
    call: (at) =>
      `medicalReportsOverallSummaryUpdate(patientCard: ${at.patients.karel}) { id state sentences { text medicalReport { uuid } passage } stale }`,
  },
  "Mutation.medicalReportsSummaryUpdate": {
    call: (at) =>
      `medicalReportsSummaryUpdate(patientCard: ${at.patients.karel}, dateRange: { from: "2026-01-01", to: "2026-03-31" }) { id from to }`,
  },
  "Mutation.medicalReportsSummaryConsentSet": {
    call: () => `medicalReportsSummaryConsentSet(active: false) { name medicalReportsSummaryConsent { givenAt } }`,
    stranger: "own",
  },
  "Query.medicalReports": {
    call: (at) =>
      `medicalReports(patientCard: ${at.patients.karel}, states: [DRAFT], author: ${at.profiles.paramedic}) { items { paramedicName patientCard { fullName } } total }`,
  },
  "Query.medicalReport": {
    call: (at) => `medicalReport(id: ${at.ownReport.admin}) { content paramedicName patientCard { fullName } }`,
  },
  "Query.patientAttendancesForNewMedicalReport": {
    call: (at) =>
      `patientAttendancesForNewMedicalReport(patientCard: ${at.patients.jana}) { event { procedure { name } } }`,
  },
  "Query.myMedicalReportDrafts": {
    call: () => `myMedicalReportDrafts { items { paramedicName patientCard { fullName } } total }`,
    stranger: "own",
  },
  "Query.myPatientAttendancesWithoutMedicalReport": {
    call: () => `myPatientAttendancesWithoutMedicalReport { items { patientCard { fullName } } total }`,
    stranger: "own",
  },
  "Query.myWaitingRoom": { call: () => `myWaitingRoom { arrivedAt patientCard { fullName } }`, stranger: "own" },
  "Query.medicalReportDeviceKey": { call: () => `medicalReportDeviceKey`, stranger: "own" },
  "Query.medicalReportsWithFindings": {
    call: (at) => `medicalReportsWithFindings(patientCard: ${at.patients.karel}) { paramedicName findings { value } }`,
  },
  "Query.availableMedicalOperations": {
    call: (at) => `availableMedicalOperations(patientCard: ${at.patients.karel}) { code name }`,
  },
  "Mutation.medicalReportCreate": {
    call: (at) =>
      `medicalReportCreate(input: { patientCard: ${at.patients.karel}, procedure: ${at.procedures.therapy}, duration: 45, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti" }) { id content }`,
    stranger: "invalidInput",
  },
  "Mutation.medicalReportUpdate": {
    call: (at, who) =>
      `medicalReportUpdate(medicalReport: ${ownReportOf(at, who)}, version: 1, input: { content: "x" }) { id content }`,
  },
  "Mutation.medicalReportSetSigned": {
    call: (at, who) => `medicalReportSetSigned(medicalReport: ${ownReportOf(at, who) + 10}, version: 1) { id digest }`,
  },
  "Mutation.medicalReportRemove": {
    call: (at, who) => `medicalReportRemove(medicalReport: ${ownReportOf(at, who) + 20}) { id }`,
  },
  "Mutation.medicalReportSetValidity": {
    call: (at, who) =>
      `medicalReportSetValidity(medicalReport: ${ownReportOf(at, who) + 30}, valid: false, reason: "Jiný pacient") { id invalidReason }`,
  },
  "Query.templatesByProcedure": {
    call: (at) => `templatesByProcedure(procedure: ${at.procedures.therapy}) { name createdBy { fullName } }`,
    stranger: "own",
  },
  "Query.template": {
    call: (at) =>
      `template(template: ${at.ownReport.admin}) { name content own procedure { name } createdBy { fullName } }`,
  },
  "Mutation.templateCreate": {
    call: (at) =>
      `templateCreate(procedure: ${at.procedures.therapy}, input: { name: "LTV", content: "#datum#" }) { id name content }`,
  },
  "Mutation.templateUpdate": {
    call: (at, who) =>
      `templateUpdate(template: ${ownReportOf(at, who)}, input: { name: "LTV", content: "#cas#" }) { id name content }`,
  },
  "Mutation.templateRemove": { call: (at, who) => `templateRemove(template: ${ownReportOf(at, who) + 10})` },
  "Query.medicalOperationPresets": {
    call: () => `medicalOperationPresets { name medicalOperationsWithCount { medicalOperation { points } count } }`,
    stranger: "own",
  },
  "Query.medicalOperationPreset": {
    call: (at, who) =>
      `medicalOperationPreset(medicalOperationPreset: ${ownReportOf(at, who)}) { name expertise medicalOperationsWithCount { medicalOperation { code name } count } version }`,
  },
  "Mutation.medicalOperationPresetCreate": {
    call: () =>
      `medicalOperationPresetCreate(input: { name: "LTV", expertise: "902", medicalOperationsWithCount: [{ code: "21221", count: 1 }] }) { id }`,
    stranger: "own",
  },
  "Mutation.medicalOperationPresetUpdate": {
    call: (at, who) =>
      `medicalOperationPresetUpdate(medicalOperationPreset: ${ownReportOf(at, who)}, version: 1, input: { name: "LTV" }) { id }`,
  },
  "Mutation.medicalOperationPresetRemove": {
    call: (at, who) => `medicalOperationPresetRemove(medicalOperationPreset: ${ownReportOf(at, who) + 10})`,
  },
};

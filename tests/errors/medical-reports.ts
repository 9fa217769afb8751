import { ids } from "#tests/cast/people.ts";
import { ask, changeReport, draft, field, owner, report, signedReport, whole } from "./ask.ts";

const { patients } = ids;

/** The refusals of medical reports and of their summaries. */
export const medicalReports = {
  examinedInFuture: () => field("examinedAt", report({ examinedAt: "2026-03-16T23:00:00Z" })),
  rangeInvalid: () =>
    field("findings.0.value", report({ findings: [{ kind: "ROM", what: "KNEE_S", side: "LEFT", value: "200" }] })),
  gradeInvalid: () =>
    field("findings.0.value", report({ findings: [{ kind: "STRENGTH", what: "m. soleus", value: "6" }] })),
  painInvalid: () => field("findings.0.value", report({ findings: [{ kind: "VAS", what: "REST", value: "11" }] })),
  girthInvalid: () => field("findings.0.value", report({ findings: [{ kind: "GIRTH", what: "WAIST", value: "0" }] })),
  measuredTwice: () =>
    field(
      "findings.1.what",
      report({ findings: [5, 6].map((value) => ({ kind: "VAS", what: "REST", value: String(value) })) }),
    ),
  reportNotDraft: async () => whole(changeReport(`medicalReportRemove(medicalReport: ${await signedReport()})`)),
  reportNotSigned: async () =>
    whole(changeReport(`medicalReportSetValidity(medicalReport: ${await draft()}, valid: true)`)),
  validityUnchanged: async () =>
    whole(changeReport(`medicalReportSetValidity(medicalReport: ${await signedReport()}, valid: true)`)),
  reportOfAnother: async () => whole(changeReport(`medicalReportRemove(medicalReport: ${await draft()})`, "paramedic")),
  reportEmpty: async () =>
    whole(changeReport(`medicalReportSetSigned(medicalReport: ${await draft({ content: " " })}, version: 1)`)),
  visitHasReport: async () => {
    await report({ patientAttendance: ids.attendances.jana });
    return whole(report({ patientAttendance: ids.attendances.jana }));
  },
  reportBegun: async () => {
    await report({}, { "idempotency-key": "long ago" });
    await owner.query("delete from idempotency_keys");
    return whole(report({}, { "idempotency-key": "long ago" }));
  },
  cardArchived: () => whole(report({ patientCard: patients.archived })),
  passwordNotConfirmed: async () => {
    await ask("admin", "mutation { signingProofSet(proof: PASSWORD) { id } }");
    return whole(changeReport(`medicalReportSetSigned(medicalReport: ${await draft()}, version: 1)`));
  },
  codeNotConfirmed: async () => {
    await owner.query("update medical_centers set signing_proof = 'CODE'");
    return whole(changeReport(`medicalReportSetSigned(medicalReport: ${await draft()}, version: 1)`));
  },
  nothingToSummarise: () =>
    whole(ask("admin", `mutation { medicalReportsOverallSummaryUpdate(patientCard: ${patients.archived}) { id } }`)),
  noSummariser: () => whole(ask("admin", "mutation { medicalReportsSummaryConsentSet(active: true) { id } }")),
};

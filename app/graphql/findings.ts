import { graphql } from "./graphql.ts";

/** What was measured; null to whoever may not read reports. */
export const ReportFindings = graphql(`
  fragment ReportFindings on MedicalReport @_unmask {
    findings {
      kind
      what
      side
      value
    }
  }
`);

export const FindingsOfPatient = graphql(
  `
    query FindingsOfPatient($patientCard: Int!) {
      medicalReportsWithFindings(patientCard: $patientCard) {
        id
        uuid
        examinedAt
        state
        ...ReportFindings
      }
    }
  `,
  [ReportFindings],
);

import { graphql } from "../graphql.ts";

/** The findings; null to users who may not read reports. */
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

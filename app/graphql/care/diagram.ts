import { graphql, type ResultOf } from "../graphql.ts";

/** A report's body diagram; null to users who may not read reports. */
export const ReportDiagram = graphql(`
  fragment ReportDiagram on MedicalReport @_unmask {
    bodyDiagram {
      redDiagnosis {
        id
        label
      }
      blueDiagnosis {
        id
        label
      }
      yellowDiagnosis {
        id
        label
      }
      regions {
        region
        color
      }
      marks {
        view
        x
        y
        color
        note
      }
    }
  }
`);
export type ReportDiagram = NonNullable<ResultOf<typeof ReportDiagram>["bodyDiagram"]>;

export const DiagramOfVisit = graphql(
  `
    query DiagramOfVisit($patientAttendance: Int!) {
      medicalReport(patientAttendance: $patientAttendance) {
        patientCard {
          uuid
        }
        ...ReportDiagram
      }
    }
  `,
  [ReportDiagram],
);

export const Diagnoses = graphql(`
  query Diagnoses($term: String!) {
    medicalDiagnosis(term: $term) {
      id
      code
      label
    }
  }
`);

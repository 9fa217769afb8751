import { Myself } from "./accounts.ts";
import { graphql } from "./graphql.ts";
import { ReportToRead } from "./medical-reports.ts";
import { PaperHead, PaperPatient } from "./prints.ts";

export const ReportOnPaper = graphql(
  `
    query ReportOnPaper($uuid: String!) {
      ...Myself
      ...PaperHead
      medicalReport(uuid: $uuid) {
        ...ReportToRead
        patientCard {
          ...PaperPatient
        }
      }
    }
  `,
  [Myself, PaperHead, ReportToRead, PaperPatient],
);

/** Reports of one card, 25 at once. */
export const ReportsOnPaper = graphql(
  `
    query ReportsOnPaper($patientCard: Int!, $uuids: [String!], $states: [MedicalReportState!], $page: Int) {
      medicalReports(patientCard: $patientCard, uuids: $uuids, states: $states, direction: asc, page: $page) {
        items {
          ...ReportToRead
        }
        total
        page
        pageSize
      }
    }
  `,
  [ReportToRead],
);

/** Number of these on the card. */
export const ReportsNamed = graphql(`
  query ReportsNamed($patientCard: Int!, $uuids: [String!]) {
    medicalReports(patientCard: $patientCard, uuids: $uuids) {
      total
    }
  }
`);

import { Myself } from "../staff/accounts.ts";
import { graphql } from "../graphql.ts";
import { ReportToRead } from "./medical-reports.ts";
import { PrintHead, PrintedPatient } from "./prints.ts";

export const ReportToPrint = graphql(
  `
    query ReportToPrint($uuid: String!) {
      ...Myself
      ...PrintHead
      medicalReport(uuid: $uuid) {
        ...ReportToRead
        patientCard {
          ...PrintedPatient
        }
      }
    }
  `,
  [Myself, PrintHead, ReportToRead, PrintedPatient],
);

/** Reports of one card, 25 at once. */
export const ReportsToPrint = graphql(
  `
    query ReportsToPrint($patientCard: Int!, $uuids: [String!], $states: [MedicalReportState!], $page: Int) {
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

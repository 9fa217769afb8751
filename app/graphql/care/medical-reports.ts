import { ReportAttachments } from "../patients/attachments.ts";
import { ReportCoding } from "./coding.ts";
import { ReportDiagram } from "./diagram.ts";
import { ReportFindings } from "./findings.ts";
import { graphql, type ResultOf } from "../graphql.ts";

/** One line of the list: the content is null to users who may not read reports. */
const ReportRow = graphql(`
  fragment ReportRow on MedicalReport @_unmask {
    id
    uuid
    examinedAt
    duration
    state
    paramedicName
    summaryName
    procedureName
    procedure {
      id
      color
    }
    correctionOf {
      uuid
      examinedAt
    }
  }
`);
export type ReportRow = ResultOf<typeof ReportRow>;

export const ReportToRead = graphql(
  `
    fragment ReportToRead on MedicalReport @_unmask {
      ...ReportRow
      content
      version
      signedAt
      signingProof
      invalidatedAt
      invalidReason
      digest
      digestMatches
      updatedAt
      createdBy {
        id
        fullName
      }
      signedBy {
        fullName
      }
      invalidatedBy {
        fullName
      }
      corrections {
        uuid
        examinedAt
        state
      }
      patientCard {
        id
        uuid
        fullName
        dateOfBirth
        cave
        archived
      }
      attachments {
        file {
          name
        }
      }
      ...ReportDiagram
      ...ReportFindings
      ...ReportCoding
    }
  `,
  [ReportRow, ReportDiagram, ReportFindings, ReportCoding],
);
export type ReportToRead = ResultOf<typeof ReportToRead>;

export const MedicalReport = graphql(
  `
    query MedicalReport($uuid: String!) {
      medicalReport(uuid: $uuid) {
        ...ReportToRead
        ...ReportAttachments
      }
      myDepartments {
        id
      }
    }
  `,
  [ReportToRead, ReportAttachments],
);

/** The server's version of a report: requested when its author returns to the form. */
export const ReportVersion = graphql(`
  query ReportVersion($uuid: String!) {
    medicalReport(uuid: $uuid) {
      version
      state
    }
  }
`);

export const NewReport = graphql(`
  query NewReport($uuid: String!) {
    patientCard(uuid: $uuid) {
      id
      uuid
      fullName
      dateOfBirth
      cave
      archived
    }
    procedures {
      id
      name
      duration
    }
    medicalReportDeviceKey
    myDepartments {
      id
    }
  }
`);

export const VisitsForReport = graphql(`
  query VisitsForReport($patientCard: Int!, $patientAttendance: Int, $author: Int!) {
    medicalReports(patientCard: $patientCard, author: $author, states: [DRAFT]) {
      items {
        uuid
        examinedAt
        correctionOf {
          uuid
        }
        patientAttendance {
          id
        }
      }
    }
    patientAttendancesForNewMedicalReport(patientCard: $patientCard, patientAttendance: $patientAttendance) {
      id
      event {
        id
        beginAt
        endAt
        procedure {
          id
        }
      }
    }
  }
`);

export const OwnDrafts = graphql(`
  query OwnDrafts($patientCard: Int!, $author: Int!) {
    medicalReports(patientCard: $patientCard, author: $author, states: [DRAFT]) {
      items {
        uuid
        correctionOf {
          uuid
        }
        patientAttendance {
          id
        }
      }
    }
  }
`);

export const CreateReport = graphql(`
  mutation CreateReport($input: MedicalReportCreateInput!) {
    medicalReportCreate(input: $input) {
      id
      uuid
      version
      updatedAt
    }
  }
`);

export const UpdateReport = graphql(`
  mutation UpdateReport($medicalReport: Int!, $version: Int!, $input: MedicalReportUpdateInput!) {
    medicalReportUpdate(medicalReport: $medicalReport, version: $version, input: $input) {
      id
      uuid
      version
      updatedAt
    }
  }
`);

export const RemoveReport = graphql(`
  mutation RemoveReport($medicalReport: Int!) {
    medicalReportRemove(medicalReport: $medicalReport) {
      uuid
    }
  }
`);

export const SetReportValidity = graphql(`
  mutation SetReportValidity($medicalReport: Int!, $valid: Boolean!, $reason: String) {
    medicalReportSetValidity(medicalReport: $medicalReport, valid: $valid, reason: $reason) {
      uuid
    }
  }
`);

import { graphql } from "./graphql.ts";
import { PatientRowFields } from "./patient-row.ts";

export const AuditLog = graphql(`
  query AuditLog($profile: Int, $patientCard: String, $kind: AuditKind, $from: Date, $to: Date, $page: Int) {
    profiles {
      id
      fullName
      listName
      active
    }
    auditLog(profile: $profile, patientCard: $patientCard, kind: $kind, from: $from, to: $to, page: $page) {
      items {
        at
        action
        factor
        setting
        count
        profile {
          fullName
        }
        patientCard {
          uuid
          fullName
        }
        address
      }
      total
      totalIsCapped
      page
      pageSize
      patientCard {
        uuid
        fullName
      }
      seal {
        position
        sealedAt
        anchoredAt
      }
      check {
        at
        reports
        consents
        invoices
        money
        log
      }
    }
  }
`);

/** Candidates for a name typed into the filter. */
export const AuditPatients = graphql(
  `
    query AuditPatients($q: String!) {
      profiles {
        id
        fullName
        listName
        active
      }
      patientCards(q: $q, pageSize: 20) {
        items {
          ...PatientRowFields
        }
      }
    }
  `,
  [PatientRowFields],
);

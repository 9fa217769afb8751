import { graphql } from "../graphql.ts";
import { GridPageFields } from "./grids.ts";
import { PatientRowFields } from "../patients/patient-row.ts";

export const CheckFields = graphql(`
  fragment CheckFields on EvidenceCheck @_unmask {
    at
    reports
    consents
    invoices
    money
    log
  }
`);

export const AuditLog = graphql(
  `
    query AuditLog($patientCard: String, $parameters: [DataGridParameter!]!) {
      profiles {
        id
        fullName
        listName
        active
      }
      dataGrid(name: "auditLog", parameters: $parameters) {
        ...GridPageFields
      }
      auditLog(patientCard: $patientCard) {
        patientCard {
          fullName
        }
        seal {
          position
          sealedAt
          anchoredAt
        }
        check {
          ...CheckFields
        }
      }
    }
  `,
  [GridPageFields, CheckFields],
);

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

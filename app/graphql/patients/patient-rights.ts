import { graphql, type ResultOf } from "../graphql.ts";
import { PatientSaid } from "./patients.ts";
import { RelatedPerson } from "./related-persons.ts";
import { PrintHead } from "../care/prints.ts";

export const PatientAccess = graphql(`
  query PatientAccess($patientCard: Int!, $from: Date, $to: Date, $pageSize: Int) {
    patientAccessLog(patientCard: $patientCard, from: $from, to: $to, pageSize: $pageSize) {
      items {
        at
        profile {
          fullName
        }
        actions
      }
      total
      page
      pageSize
    }
  }
`);
export type AccessRow = ResultOf<typeof PatientAccess>["patientAccessLog"]["items"][number];

export const PatientOfRights = graphql(`
  query PatientOfRights($uuid: String!) {
    patientCard(uuid: $uuid) {
      id
      uuid
      fullName
      dateOfBirth
      personalIdentificationNumber
    }
  }
`);

/** The card as its patient reads it; the rest of the data comes with `patientCopy`. */
export const CardToCopy = graphql(
  `
    query CardToCopy($uuid: String!) {
      ...PrintHead
      patientCard(uuid: $uuid) {
        id
        fullName
        ...PatientSaid
        relatedPersons {
          ...RelatedPerson
        }
        insurances {
          validFrom
          insuranceCompany {
            code
            name
          }
          insuranceNumber
          insuranceVariant
        }
      }
    }
  `,
  [PrintHead, PatientSaid, RelatedPerson],
);
export type CardToCopy = ResultOf<typeof CardToCopy>["patientCard"];

export const CopyPatient = graphql(`
  query CopyPatient($patientCard: Int!) {
    patientCopy(patientCard: $patientCard)
  }
`);

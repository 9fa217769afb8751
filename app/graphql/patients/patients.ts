import { AddressParts } from "./address.ts";
import { Myself } from "../staff/accounts.ts";
import { graphql, type ResultOf } from "../graphql.ts";
import { StripPatient } from "./patient-strip.ts";
import { RelatedPerson } from "./related-persons.ts";

/** The head above every tab of a card. */
export const PatientCardHead = graphql(`
  fragment PatientCardHead on PatientCard @_unmask {
    id
    uuid
    archived
    fullName
    sex
    personalIdentificationNumber
    dateOfBirth
    phone
    email
    cave
    createdAt
    insuranceCompany {
      code
      abbreviation
    }
    owed {
      amount
      currency
    }
    availableProcedureVouchers {
      id
      name
    }
    nextVisit {
      id
      beginAt
      endAt
      allDay
      owner {
        surname
      }
    }
    erasure {
      erasedAt
      keptUntil
    }
  }
`);

/** The head and the user, for a tab that is a list. */
export const PatientCardTab = graphql(
  `
    query PatientCardTab($uuid: String!) {
      ...Myself
      patientCard(uuid: $uuid) {
        ...PatientCardHead
      }
    }
  `,
  [Myself, PatientCardHead],
);

/** The content of a card. */
export const PatientSaid = graphql(
  `
    fragment PatientSaid on PatientCard @_unmask {
      degreeBefore
      name
      surname
      degreeAfter
      personalIdentificationNumber
      dateOfBirth
      sex
      phone
      email
      insuranceCompany {
        code
        abbreviation
        name
      }
      insuranceCompanyCode
      insuranceNumber
      insuranceVariant
      country
      address {
        ...AddressParts
      }
      abroadAddress
      rawCzechAddress
      cave
      height
      weight
      invoiceNote
      language
      noticesRefused
    }
  `,
  [AddressParts],
);

export const PatientCard = graphql(
  `
    query PatientCard($uuid: String!) {
      patientCard(uuid: $uuid) {
        id
        uuid
        version
        fullName
        ...PatientSaid
      }
    }
  `,
  [PatientSaid],
);
export type Patient = ResultOf<typeof PatientCard>["patientCard"];

/** The tabs of a card: each includes the head and the user, so that the page is one query. */
export const PatientBasics = graphql(
  `
    query PatientBasics($uuid: String!) {
      ...Myself
      me {
        profile {
          medicalCenter {
            gdprActive
            gdprConsentByEmail
          }
        }
      }
      patientCard(uuid: $uuid) {
        ...PatientCardHead
        ...PatientSaid
        relatedPersons {
          ...RelatedPerson
        }
        gdprConsent {
          id
          type
          givenOn
          withdrawnAt
          document {
            uuid
            extension
            size
          }
          wording {
            id
            number
          }
          createdBy {
            fullName
          }
          withdrawnBy {
            fullName
          }
        }
        gdprConsentLink {
          recipient
          createdAt
          expiresAt
          createdBy {
            fullName
          }
          wording {
            number
          }
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
  [Myself, PatientCardHead, PatientSaid, RelatedPerson],
);

/** The card in short: the patient strip, and the state of the card. */
export const PatientName = graphql(
  `
    query PatientName($uuid: String!) {
      patientCard(uuid: $uuid) {
        id
        archived
        erasure {
          erasedAt
        }
        ...StripPatient
      }
    }
  `,
  [StripPatient],
);

export const CreatePatient = graphql(`
  mutation CreatePatient($input: PatientCardInput!, $confirmDuplicate: Boolean, $confirmPersonalNumber: Boolean) {
    patientCardCreate(
      input: $input
      confirmDuplicate: $confirmDuplicate
      confirmPersonalNumber: $confirmPersonalNumber
    ) {
      uuid
    }
  }
`);

export const UpdatePatient = graphql(`
  mutation UpdatePatient(
    $patientCard: Int!
    $input: PatientCardInput!
    $version: Int!
    $confirmPersonalNumber: Boolean
  ) {
    patientCardUpdate(
      patientCard: $patientCard
      input: $input
      version: $version
      confirmPersonalNumber: $confirmPersonalNumber
    ) {
      uuid
    }
  }
`);

export const ArchivePatient = graphql(`
  mutation ArchivePatient($patientCard: Int!, $archived: Boolean!) {
    patientCardArchive(patientCard: $patientCard, archived: $archived) {
      uuid
    }
  }
`);

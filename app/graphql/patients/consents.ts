import { graphql } from "../graphql.ts";
import { StripPatient } from "./patient-strip.ts";

export const GdprSettings = graphql(`
  query GdprSettings {
    me {
      profile {
        medicalCenter {
          gdprActive
          gdprConsentByEmail
        }
      }
    }
    gdprWording {
      id
      number
      text
    }
    gdprWordings {
      id
      number
      createdAt
      createdBy {
        fullName
      }
    }
  }
`);

export const SetGdprActive = graphql(`
  mutation SetGdprActive($active: Boolean!) {
    medicalCenter: gdprActiveSet(active: $active) {
      id
    }
  }
`);

export const SetConsentByEmail = graphql(`
  mutation SetConsentByEmail($active: Boolean!) {
    medicalCenter: gdprConsentByEmailSet(active: $active) {
      id
    }
  }
`);

export const WordingToReplace = graphql(`
  query WordingToReplace {
    gdprWording {
      number
      text
    }
  }
`);

export const CreateWording = graphql(`
  mutation CreateWording($text: String!, $version: Int!) {
    gdprWordingCreate(text: $text, version: $version) {
      number
    }
  }
`);

export const PrintedWording = graphql(`
  query PrintedWording($id: Int!) {
    me {
      profile {
        medicalCenter {
          name
          email
          phone
        }
      }
    }
    gdprWording(id: $id) {
      number
      text
      createdAt
    }
  }
`);

export const ConsentToRecord = graphql(`
  query ConsentToRecord($uuid: String!) {
    patientCard(uuid: $uuid) {
      id
      fullName
    }
    gdprWordings {
      id
      number
      createdAt
    }
  }
`);

export const RecordConsent = graphql(`
  mutation RecordConsent($patientCard: Int!, $input: GdprConsentInput!, $document: Upload, $withoutMetadata: Boolean!) {
    gdprConsentCreate(
      patientCard: $patientCard
      input: $input
      document: $document
      withoutMetadata: $withoutMetadata
    ) {
      id
    }
  }
`);

export const PatientConsents = graphql(`
  query PatientConsents($patientCard: Int!) {
    gdprConsents(patientCard: $patientCard) {
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
      link {
        recipient
        createdBy {
          fullName
        }
      }
      withdrawnBy {
        fullName
      }
    }
    gdprConsentLink(patientCard: $patientCard) {
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
  }
`);

export const AddScan = graphql(`
  mutation AddScan($patientCard: Int!, $consent: Int!, $file: Upload!, $withoutMetadata: Boolean!) {
    gdprDocumentUpload(patientCard: $patientCard, consent: $consent, file: $file, withoutMetadata: $withoutMetadata) {
      id
    }
  }
`);

export const WithdrawConsent = graphql(`
  mutation WithdrawConsent($patientCard: Int!) {
    gdprConsentRemove(patientCard: $patientCard) {
      id
    }
  }
`);

export const ConsentToAsk = graphql(
  `
    query ConsentToAsk($uuid: String!) {
      me {
        profile {
          medicalCenter {
            gdprActive
            gdprConsentByEmail
          }
        }
      }
      patientCard(uuid: $uuid) {
        id
        email
        archived
        ...StripPatient
      }
      gdprWording {
        id
        number
      }
    }
  `,
  [StripPatient],
);

export const SendConsentLink = graphql(`
  mutation SendConsentLink($patientCard: Int!) {
    gdprConsentEmailSend(patientCard: $patientCard) {
      recipient
    }
  }
`);

export const AskedConsent = graphql(`
  query AskedConsent($token: String!) {
    gdprConsentAsked(token: $token) {
      number
      text
      medicalCenter {
        name
        slug
        phone
        email
      }
    }
  }
`);

export const GiveConsent = graphql(`
  mutation GiveConsent($token: String!) {
    gdprConsentGive(token: $token)
  }
`);

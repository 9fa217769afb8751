import { AddressParts } from "../patients/address.ts";
import { graphql } from "../graphql.ts";

export const UserAccount = graphql(`
  query UserAccount {
    me {
      email
      name
      surname
      phone
      locale
      version
    }
  }
`);

export const UpdateMe = graphql(`
  mutation UpdateMe($input: MeUpdateInput!) {
    meUpdate(input: $input) {
      id
    }
  }
`);

export const LoginEmail = graphql(`
  query LoginEmail {
    me {
      email
    }
    loginEmailPending {
      email
      validity
    }
  }
`);

export const ChangeLoginEmail = graphql(`
  mutation ChangeLoginEmail($email: String!, $locale: String) {
    loginEmailChange(email: $email, locale: $locale) {
      email
    }
  }
`);

export const ChangePassword = graphql(`
  mutation ChangePassword($currentPassword: String!, $password: String!) {
    changePassword(currentPassword: $currentPassword, password: $password)
  }
`);

export const Sessions = graphql(`
  query Sessions {
    sessions {
      id
      device
      address
      createdAt
      lastSeenAt
      current
      strange
    }
  }
`);

export const EndSession = graphql(`
  mutation EndSession($session: Int!) {
    sessionEnd(session: $session)
  }
`);

export const OutboxMail = graphql(`
  query OutboxMail($id: String!) {
    mail(id: $id) {
      recipient
      subject
      body
      createdAt
      sentAt
      failedAt
      failure
      answer
    }
  }
`);

export const CenterDetails = graphql(
  `
    query CenterDetails {
      me {
        profile {
          medicalCenter {
            type
            vatRatesNeeded
            name
            phone
            email
            version
            address {
              ...AddressParts
            }
            abroadAddress
            visitMinutes
            logo {
              uuid
            }
          }
        }
      }
      procedures {
        id
        name
        vatRate
      }
    }
  `,
  [AddressParts],
);

export const UpdateCenter = graphql(`
  mutation UpdateCenter($input: MedicalCenterInput!, $version: Int!, $logo: Upload) {
    medicalCenterUpdate(input: $input, version: $version, logo: $logo) {
      id
    }
  }
`);

export const CenterKind = graphql(`
  query CenterKind {
    me {
      profile {
        medicalCenter {
          type
          vatRatesNeeded
          insuranceConfig {
            active
          }
        }
      }
    }
    procedures {
      id
      name
      vatRate
    }
  }
`);

export const SetCenterType = graphql(`
  mutation SetCenterType($type: MedicalCenterType!) {
    medicalCenterTypeSet(type: $type) {
      id
    }
  }
`);

export const SettingsInfo = graphql(`
  query SettingsInfo {
    settingsInfo {
      subscriptionType
      sections {
        section
        count
        gap
      }
    }
  }
`);

export const CloseFirstSteps = graphql(`
  mutation CloseFirstSteps {
    firstStepsClose {
      id
    }
  }
`);

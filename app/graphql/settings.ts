import { AddressParts } from "./address.ts";
import { graphql } from "./graphql.ts";

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

export const Outbox = graphql(`
  query Outbox($page: Int!) {
    mails(page: $page) {
      total
      page
      pageSize
      items {
        id
        recipient
        subject
        createdAt
        sentAt
        failedAt
      }
    }
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
            name
            phone
            email
            version
            address {
              ...AddressParts
            }
            logo {
              uuid
            }
          }
        }
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

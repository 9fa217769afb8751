import { graphql, type ResultOf } from "../graphql.ts";
import { GridPageFields } from "../center/grids.ts";
import { PrintHead } from "../care/prints.ts";

export const ErasurePreview = graphql(
  `
    query ErasurePreview($uuid: String!) {
      ...PrintHead
      patientCardErasurePreview(patientCard: $uuid) {
        patientCard {
          id
          uuid
          version
          fullName
          dateOfBirth
          cave
          personalIdentificationNumber
          erasure {
            erasedAt
            requestedOn
            keptUntil
            erased {
              kind
              count
            }
          }
        }
        lastEntryOn
        keptUntil
        visits
        reports
        attachments
        erasing {
          kind
          count
        }
        keeping {
          kind
          count
          ground
          until
        }
        visitsAhead {
          id
          beginAt
          endAt
          allDay
        }
      }
    }
  `,
  [PrintHead],
);
export type ErasurePreview = ResultOf<typeof ErasurePreview>["patientCardErasurePreview"];

export const ErasePatient = graphql(`
  mutation ErasePatient($patientCard: Int!, $version: Int!, $input: PatientCardErasureInput!) {
    patientCardErase(patientCard: $patientCard, version: $version, input: $input) {
      whole
    }
  }
`);

const CardPastTime = graphql(`
  fragment CardPastTime on CardPastTime @_unmask {
    patientCard {
      id
      uuid
      fullName
      dateOfBirth
    }
    lastEntryOn
    visits
    reports
    attachments
    lastKept {
      until
      reason
    }
  }
`);

export const Disposals = graphql(
  `
    query Disposals($parameters: [DataGridParameter!]!, $propose: Boolean!) {
      me {
        profile {
          medicalCenter {
            retentionYears
          }
        }
      }
      disposals {
        id
        proposedAt
        proposedBy {
          fullName
        }
      }
      dataGrid(name: "cardsPastTime", parameters: $parameters) @include(if: $propose) {
        ...GridPageFields
      }
    }
  `,
  [GridPageFields],
);

export const ProposeDisposal = graphql(`
  mutation ProposeDisposal($patientCards: [Int!]!) {
    disposalCreate(patientCards: $patientCards) {
      id
    }
  }
`);

export const DisposalToDecide = graphql(
  `
    query DisposalToDecide($disposal: Int!) {
      disposal(disposal: $disposal) {
        id
        version
        proposedAt
        confirmedAt
        withdrawnAt
        obstacle
        proposedBy {
          fullName
        }
        cards {
          ...CardPastTime
        }
      }
    }
  `,
  [CardPastTime],
);

export const ConfirmDisposal = graphql(`
  mutation ConfirmDisposal($disposal: Int!, $version: Int!) {
    disposalConfirm(disposal: $disposal, version: $version) {
      id
    }
  }
`);

export const WithdrawDisposal = graphql(`
  mutation WithdrawDisposal($disposal: Int!, $version: Int!) {
    disposalWithdraw(disposal: $disposal, version: $version) {
      id
    }
  }
`);

export const KeepLonger = graphql(`
  mutation KeepLonger($patientCard: Int!, $until: String!, $reason: String!) {
    patientCardKeepLonger(patientCard: $patientCard, until: $until, reason: $reason) {
      uuid
    }
  }
`);

export const DisposalRecord = graphql(
  `
    query DisposalRecord($page: Int, $pageSize: Int) {
      ...PrintHead
      disposalRecord(page: $page, pageSize: $pageSize) {
        items {
          id
          number
          uuid
          erasedAt
          requestedOn
          firstEntryOn
          lastEntryOn
          keptUntil
          retentionYears
          reports
          attachments
          erasedBy {
            fullName
          }
          disposal {
            id
            proposedAt
            alone
            proposedBy {
              fullName
            }
          }
        }
        total
        page
        pageSize
      }
    }
  `,
  [PrintHead],
);
export type DisposedCard = ResultOf<typeof DisposalRecord>["disposalRecord"]["items"][number];

export const Retention = graphql(`
  query Retention {
    me {
      profile {
        medicalCenter {
          retentionYears
          type
        }
      }
    }
  }
`);

export const SetRetention = graphql(`
  mutation SetRetention($years: Int!) {
    retentionYearsSet(years: $years) {
      id
    }
  }
`);

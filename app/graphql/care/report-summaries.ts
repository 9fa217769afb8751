import { Myself } from "../staff/accounts.ts";
import { graphql, type ResultOf } from "../graphql.ts";

const SummaryToRead = graphql(`
  fragment SummaryToRead on MedicalReportsSummary @_unmask {
    state
    source
    model
    from
    to
    askedAt
    failure
    sentencesDropped
    reportsRead
    reportsTotal
    stale
    askedBy {
      fullName
    }
    sentences {
      text
      passage
      medicalReport {
        uuid
        examinedAt
      }
    }
  }
`);
export type SummaryToRead = ResultOf<typeof SummaryToRead>;

export const PatientSummaries = graphql(
  `
    query PatientSummaries($uuid: String!) {
      ...Myself
      patientCard(uuid: $uuid) {
        uuid
        fullName
        dateOfBirth
        personalIdentificationNumber
        medicalReportsOverallSummary {
          ...SummaryToRead
        }
        medicalReportsSummary {
          ...SummaryToRead
        }
      }
    }
  `,
  [Myself, SummaryToRead],
);

export const AskOverallSummary = graphql(`
  mutation AskOverallSummary($patientCard: Int!) {
    medicalReportsOverallSummaryUpdate(patientCard: $patientCard) {
      state
    }
  }
`);

export const AskSummary = graphql(`
  mutation AskSummary($patientCard: Int!, $dateRange: DateRangeInput!) {
    medicalReportsSummaryUpdate(patientCard: $patientCard, dateRange: $dateRange) {
      state
    }
  }
`);

export const SummaryConsent = graphql(`
  query SummaryConsent {
    me {
      profile {
        medicalCenter {
          medicalReportsSummaryEndpoint {
            address
            model
          }
          medicalReportsSummaryConsent {
            givenAt
            givenBy {
              fullName
            }
          }
        }
      }
    }
  }
`);

export const SetSummaryConsent = graphql(`
  mutation SetSummaryConsent($active: Boolean!) {
    medicalReportsSummaryConsentSet(active: $active) {
      id
    }
  }
`);

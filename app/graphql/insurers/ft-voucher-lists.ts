import { graphql } from "../graphql.ts";

/** The counts of the tabs of the list. */
export const FtVoucherWork = graphql(`
  query FtVoucherWork {
    ftVoucherWork {
      atRisk
      toEnter
    }
  }
`);

export const VisitsWithoutFtVoucher = graphql(`
  query VisitsWithoutFtVoucher($page: Int) {
    patientAttendancesWithoutFtVoucher(page: $page) {
      items {
        id
        event {
          id
          beginAt
          owner {
            fullName
          }
        }
        patientCard {
          uuid
          fullName
          dateOfBirth
          archived
        }
      }
      total
      page
      pageSize
    }
  }
`);

/** The voucher that can pay a new visit. */
export const FtVoucherToBook = graphql(`
  query FtVoucherToBook($patientCard: Int!, $profiles: [Int!]!) {
    ftVoucherToBook(patientCard: $patientCard, profiles: $profiles) {
      id
      issuedAt
      visitsLeft
      nextLimit {
        limit
        by
        daysLeft
      }
      applicant {
        name
      }
    }
  }
`);

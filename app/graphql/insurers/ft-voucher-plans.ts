import { graphql, type ResultOf } from "../graphql.ts";

/** The voucher whose visits are planned. */
export const FtVoucherToPlan = graphql(`
  query FtVoucherToPlan($id: Int!) {
    ftVoucher(ftVoucher: $id) {
      id
      active
      issuedAt
      expertise
      visitsLeft
      bookedOn
      firstVisitOn
      bookBy
      beginBy
      endBy
      version
      patientCard {
        id
        uuid
        fullName
        dateOfBirth
        cave
        archived
      }
    }
    calendarResources {
      facilities {
        id
        name
      }
    }
  }
`);

const PlannedPlace = graphql(`
  fragment PlannedPlace on FreePlace @_unmask {
    beginAt
    endAt
    profile {
      id
      fullName
    }
    facilities {
      id
      name
    }
  }
`);

export const FtVoucherPlan = graphql(
  `
    query FtVoucherPlan($ftVoucher: Int!, $input: FtVoucherPlanInput) {
      ftVoucherPlan(ftVoucher: $ftVoucher, input: $input) {
        procedure {
          id
        }
        profiles
        from
        to
        visits
        daysBetween
        procedures {
          id
          name
          duration
        }
        staffs {
          id
          fullName
        }
        plannedVisits {
          place {
            ...PlannedPlace
          }
          alternatives {
            ...PlannedPlace
          }
        }
        unmetLimits {
          limit
          by
          visits
        }
      }
    }
  `,
  [PlannedPlace],
);
export type FtVoucherPlan = ResultOf<typeof FtVoucherPlan>["ftVoucherPlan"];

export const BookFtVoucherVisits = graphql(`
  mutation BookFtVoucherVisits($ftVoucher: Int!, $version: Int!, $input: FtVoucherVisitsInput!) {
    ftVoucherVisitsBook(ftVoucher: $ftVoucher, version: $version, input: $input) {
      events {
        beginAt
      }
    }
  }
`);

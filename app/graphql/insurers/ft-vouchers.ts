import { Myself } from "../staff/accounts.ts";
import { graphql, type ResultOf } from "../graphql.ts";
import { PatientCardHead } from "../patients/patients.ts";

/** A voucher as lists show it. */
export const FtVoucherRow = graphql(`
  fragment FtVoucherRow on FtVoucher @_unmask {
    id
    active
    issuedAt
    visits
    usedVisits
    bookedVisits
    visitsLeft
    firstVisitOn
    bookedOn
    bookBy
    beginBy
    endBy
    nextLimit {
      limit
      by
      daysLeft
    }
    insuranceCompany {
      code
      abbreviation
    }
    applicant {
      id
      name
      icp
      expertise
    }
    primaryDiagnosis {
      code
      label
    }
  }
`);
export type FtVoucherRow = ResultOf<typeof FtVoucherRow>;

const FtVoucherWhole = graphql(
  `
    fragment FtVoucherWhole on FtVoucher @_unmask {
      ...FtVoucherRow
      insuranceVariant
      compensation
      expertise
      reason
      aim
      externalNumber
      voucherImage {
        uuid
        file {
          uuid
          name
          ... on Image {
            hasThumbnail
          }
        }
      }
      version
      otherDiagnosis {
        code
        label
      }
      medicalOperationsWithUsageCount {
        asked
        planned
        usageCount
        medicalOperation {
          code
          name
        }
      }
      patientCard {
        id
        uuid
        fullName
        dateOfBirth
        cave
        archived
      }
    }
  `,
  [FtVoucherRow],
);
export type FtVoucherWhole = ResultOf<typeof FtVoucherWhole>;

export const PatientFtVouchers = graphql(
  `
    query PatientFtVouchers($uuid: String!) {
      ...Myself
      patientCard(uuid: $uuid) {
        ...PatientCardHead
      }
      ftVouchers(patientCard: $uuid) {
        ...FtVoucherRow
      }
    }
  `,
  [Myself, PatientCardHead, FtVoucherRow],
);

export const FtVoucher = graphql(
  `
    query FtVoucher($id: Int!) {
      ftVoucher(ftVoucher: $id) {
        ...FtVoucherWhole
      }
    }
  `,
  [FtVoucherWhole],
);

export const FtVoucherWithVisits = graphql(
  `
    query FtVoucherWithVisits($id: Int!) {
      ftVoucher(ftVoucher: $id) {
        ...FtVoucherWhole
        patientAttendances {
          id
          state
          event {
            id
            beginAt
            procedure {
              name
            }
            owner {
              fullName
            }
          }
        }
      }
    }
  `,
  [FtVoucherWhole],
);

/** The patient of a new voucher, and what its form offers. */
export const NewFtVoucher = graphql(`
  query NewFtVoucher($uuid: String!) {
    patientCard(uuid: $uuid) {
      id
      uuid
      fullName
      dateOfBirth
      cave
      archived
      insuranceCompanyCode
      insuranceVariant
    }
    departments {
      expertise
    }
  }
`);

export const FtVoucherOffers = graphql(`
  query FtVoucherOffers($term: String!) {
    medicalSpecialties {
      code
      name
    }
    ftVoucherApplicants(term: $term) {
      id
      name
      icp
      expertise
    }
  }
`);

export const Applicants = graphql(`
  query Applicants($term: String!) {
    ftVoucherApplicants(term: $term) {
      id
      name
      icp
      expertise
    }
  }
`);

export const OperationsOfExpertise = graphql(`
  query OperationsOfExpertise($expertise: String!) {
    medicalOperations(expertise: $expertise) {
      code
      name
    }
  }
`);

export const CreateFtVoucher = graphql(`
  mutation CreateFtVoucher($patientCard: Int!, $input: FtVoucherInput!, $voucherImage: Upload) {
    ftVoucherCreate(patientCard: $patientCard, input: $input, voucherImage: $voucherImage) {
      id
      placedVisits
    }
  }
`);

export const UpdateFtVoucher = graphql(`
  mutation UpdateFtVoucher($ftVoucher: Int!, $version: Int!, $input: FtVoucherInput!, $voucherImage: Upload) {
    ftVoucherUpdate(ftVoucher: $ftVoucher, version: $version, input: $input, voucherImage: $voucherImage) {
      id
      placedVisits
    }
  }
`);

export const CloseFtVoucher = graphql(`
  mutation CloseFtVoucher($ftVoucher: Int!) {
    ftVoucherClose(ftVoucher: $ftVoucher) {
      id
    }
  }
`);

export const ReopenFtVoucher = graphql(`
  mutation ReopenFtVoucher($ftVoucher: Int!) {
    ftVoucherReopen(ftVoucher: $ftVoucher) {
      id
      placedVisits
    }
  }
`);

export const RemoveFtVoucher = graphql(`
  mutation RemoveFtVoucher($ftVoucher: Int!) {
    ftVoucherRemove(ftVoucher: $ftVoucher) {
      id
    }
  }
`);

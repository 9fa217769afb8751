import { Myself } from "../staff/accounts.ts";
import { graphql } from "../graphql.ts";
import { PatientCardHead } from "../patients/patients.ts";
import { StripPatient } from "../patients/patient-strip.ts";

export const VoucherHead = graphql(`
  fragment VoucherHead on ProcedureVoucher @_unmask {
    id
    name
    archived
    validTo
    availableProceduresWithCount {
      count
      procedure {
        id
        name
      }
    }
    usedProceduresWithCount {
      count
    }
    expiredProceduresWithCount {
      count
    }
    payment {
      id
      price {
        amount
        currency
      }
      paid {
        amount
      }
      payedAt
      canceledAt
    }
  }
`);

export const PatientVouchers = graphql(
  `
    query PatientVouchers($uuid: String!) {
      ...Myself
      patientCard(uuid: $uuid) {
        ...PatientCardHead
      }
      procedureVouchers(patientCard: $uuid) {
        ...VoucherHead
      }
    }
  `,
  [Myself, PatientCardHead, VoucherHead],
);

export const VoucherPage = graphql(
  `
    query VoucherPage($id: Int!) {
      procedureVoucher(procedureVoucher: $id) {
        ...VoucherHead
        createdAt
        createdBy {
          fullName
        }
        version
        patientCard {
          ...StripPatient
        }
        entries {
          id
          at
          kind
          count
          reason
          procedure {
            name
          }
          payment {
            id
          }
          otherVoucher {
            id
            patientCard {
              fullName
            }
          }
          profile {
            fullName
          }
        }
      }
    }
  `,
  [VoucherHead, StripPatient],
);

/** The sums of all vouchers with visits left at the end of a day, of which a page is read as a list. */
export const UnusedVouchers = graphql(`
  query UnusedVouchers($day: Date!) {
    procedureVouchersUnused(day: $day) {
      value {
        amount
        currency
      }
      paid {
        amount
        currency
      }
    }
  }
`);

export const VoucherSale = graphql(
  `
    query VoucherSale($uuid: String!) {
      patientCard(uuid: $uuid) {
        id
        ...StripPatient
      }
      procedureVoucherPresets {
        id
        name
        price {
          amount
          currency
        }
        validityAmount
        validityType
      }
    }
  `,
  [StripPatient],
);

export const SellVoucher = graphql(`
  mutation SellVoucher($patientCard: Int!, $input: ProcedureVoucherCreateInput!) {
    procedureVoucherCreate(patientCard: $patientCard, input: $input) {
      id
      payment {
        id
      }
    }
  }
`);

export const UpdateVoucher = graphql(`
  mutation UpdateVoucher($procedureVoucher: Int!, $version: Int!, $input: ProcedureVoucherInput!) {
    procedureVoucherUpdate(procedureVoucher: $procedureVoucher, version: $version, input: $input) {
      id
    }
  }
`);

export const ArchiveVoucher = graphql(`
  mutation ArchiveVoucher($procedureVoucher: Int!) {
    procedureVoucherArchive(procedureVoucher: $procedureVoucher) {
      id
    }
  }
`);

export const UnarchiveVoucher = graphql(`
  mutation UnarchiveVoucher($procedureVoucher: Int!) {
    procedureVoucherUnarchive(procedureVoucher: $procedureVoucher) {
      id
    }
  }
`);

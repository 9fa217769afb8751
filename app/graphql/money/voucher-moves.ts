import { graphql } from "../graphql.ts";
import { PatientRowFields } from "../patients/patient-row.ts";
import { StripPatient } from "../patients/patient-strip.ts";
import { VoucherHead } from "./vouchers.ts";

export const TransferChoice = graphql(
  `
    query TransferChoice($id: Int!, $q: String, $search: Boolean!) {
      procedureVoucher(procedureVoucher: $id) {
        id
        name
        patientCard {
          ...StripPatient
        }
      }
      patientCards(q: $q, pageSize: 20) @include(if: $search) {
        items {
          ...PatientRowFields
        }
      }
    }
  `,
  [PatientRowFields, StripPatient],
);

export const VoucherToTransfer = graphql(
  `
    query VoucherToTransfer($id: Int!, $uuid: String!) {
      procedureVoucher(procedureVoucher: $id) {
        ...VoucherHead
        version
        patientCard {
          ...StripPatient
        }
      }
      patientCard(uuid: $uuid) {
        id
        uuid
        fullName
      }
    }
  `,
  [VoucherHead, StripPatient],
);

export const TransferVoucher = graphql(`
  mutation TransferVoucher(
    $procedureVoucher: Int!
    $patientCard: Int!
    $version: Int!
    $input: ProcedureVoucherTransferInput!
  ) {
    procedureVoucherTransfer(
      procedureVoucher: $procedureVoucher
      patientCard: $patientCard
      version: $version
      input: $input
    ) {
      id
    }
  }
`);

export const VoucherToRefund = graphql(`
  query VoucherToRefund($id: Int!) {
    procedureVoucher(procedureVoucher: $id) {
      id
      name
      version
      patientCard {
        fullName
      }
      unusedValue {
        amount
        currency
      }
      payment {
        invoiced
      }
    }
  }
`);

export const RefundVoucher = graphql(`
  mutation RefundVoucher($procedureVoucher: Int!, $version: Int!, $input: ProcedureVoucherRefundInput!) {
    procedureVoucherRefund(procedureVoucher: $procedureVoucher, version: $version, input: $input) {
      id
      entries {
        id
        method
        cashEntry {
          id
        }
      }
    }
  }
`);

import { AddressParts } from "../patients/address.ts";
import { graphql } from "../graphql.ts";

export const Billing = graphql(
  `
    query Billing {
      invoiceSeries {
        kind
        nextNumber
        shared
      }
      billingInformation {
        companyName
        companyNumber
        vatNumber
        taxNumber
        dueDays
        vatPayer
        vatPayerFrom
        voucherVat
        person
        address {
          ...AddressParts
        }
        abroadAddress
        country
        email
        phone
        accountNumberCze
        iban
        invoiceFooter
        invoicingActive
        currency
        currencyFixed
        version
      }
    }
  `,
  [AddressParts],
);

export const InvoiceSeries = graphql(`
  query InvoiceSeries {
    invoiceSeries {
      kind
      prefix
      yearDigits
      separator
      digits
      next
      nextNumber
      shared
      version
    }
  }
`);

export const SetInvoiceSeries = graphql(`
  mutation SetInvoiceSeries($kind: InvoiceSeriesKind!, $input: InvoiceSeriesInput!, $version: Int!) {
    invoiceSeriesUpdate(kind: $kind, input: $input, version: $version) {
      nextNumber
    }
  }
`);

export const FindCompany = graphql(
  `
    query FindCompany($companyNumber: String!) {
      aresByCompanyNumber(companyNumber: $companyNumber) {
        name
        person
        vatNumber
        vatPayer
        ended
        address {
          ...AddressParts
        }
      }
    }
  `,
  [AddressParts],
);

export const UpdateBilling = graphql(`
  mutation UpdateBilling($input: BillingInformationInput!, $version: Int!) {
    billingInformationUpdate(input: $input, version: $version) {
      version
    }
  }
`);

export const SwitchInvoicing = graphql(`
  mutation SwitchInvoicing($active: Boolean!) {
    invoicingActiveSet(active: $active) {
      invoicingActive
    }
  }
`);

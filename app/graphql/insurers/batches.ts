import { graphql, type ResultOf } from "../graphql.ts";

export const BatchRunShown = graphql(`
  fragment BatchRunShown on BatchRun @_unmask {
    id
    done
    total
    askedAt
    askedBy {
      fullName
    }
    madeAt
    finishedAt
    failedAt
    file {
      uuid
      name
    }
    uninvoiced
    invoicesObstacle
    refused {
      record
      field
      fault
      insuranceCompany {
        code
        abbreviation
      }
      patientCard {
        uuid
        fullName
      }
    }
  }
`);
export type BatchRunShown = ResultOf<typeof BatchRunShown>;

export const MakeBatches = graphql(`
  mutation MakeBatches($month: String!) {
    batchRegularCreate(input: { month: $month }) {
      id
    }
  }
`);

export const RepeatBatchRun = graphql(`
  mutation RepeatBatchRun($batchRun: Int!) {
    batchRunRepeat(batchRun: $batchRun) {
      id
    }
  }
`);

export const BatchDetail = graphql(`
  query BatchDetail($id: Int!) {
    batch(batch: $id) {
      id
      version
      sequenceId
      variant
      regularBatch {
        id
        sequenceId
      }
      corrections {
        obstacle
      }
      insuranceCompany {
        code
        name
      }
      insuranceVariant
      expertise
      documentKind
      icz
      branch
      interfaceVersion
      month
      year
      period {
        from
        to
      }
      documents
      points
      pointPrice {
        amount
        currency
      }
      price {
        amount
        currency
      }
      recognised {
        amount
        currency
      }
      disallowances {
        id
        kind
        amount {
          amount
          currency
        }
        reason
        createdAt
        createdBy {
          fullName
        }
        takenBackAt
      }
      payment {
        id
        paid {
          amount
          currency
        }
        owed {
          amount
          currency
        }
        canceledAt
      }
      madeAt
      state
      stateAt
      medicalOperationsWithPointsAndPrice {
        code
        name
        count
        points
        price {
          amount
          currency
        }
      }
      file {
        uuid
        name
      }
      print {
        uuid
        name
      }
      archive {
        uuid
        name
      }
      invoice {
        invoiceNumber
        payment {
          id
        }
      }
    }
  }
`);
export type BatchDetail = ResultOf<typeof BatchDetail>["batch"];

export const SetBatchState = graphql(`
  mutation SetBatchState($batch: Int!, $version: Int!, $state: BatchState!) {
    batchStateSet(batch: $batch, version: $version, state: $state) {
      id
    }
  }
`);

export const CreateInsurerInvoices = graphql(`
  mutation CreateInsurerInvoices($batchRun: Int!) {
    batchInvoicesCreate(batchRun: $batchRun) {
      id
    }
  }
`);

export const DisallowOfBatch = graphql(`
  mutation DisallowOfBatch($batch: Int!, $version: Int!, $input: BatchDisallowanceInput!) {
    batchDisallowanceAdd(batch: $batch, version: $version, input: $input) {
      id
    }
  }
`);

export const ReturnInvoice = graphql(`
  mutation ReturnInvoice($invoice: Int!, $version: Int!, $reason: String!) {
    batchInvoiceReturn(invoice: $invoice, version: $version, reason: $reason) {
      invoiceNumber
      payment {
        id
      }
    }
  }
`);

export const InvoiceForReturn = graphql(`
  query InvoiceForReturn($invoice: Int!) {
    invoice(invoice: $invoice) {
      version
      invoiceNumber
      returnable
      payment {
        id
      }
    }
  }
`);

export const InvoiceFBatch = graphql(`
  query InvoiceFBatch($invoice: Int!) {
    invoice(invoice: $invoice) {
      fBatch {
        name
        text
      }
    }
  }
`);

export const TakeDisallowanceBack = graphql(`
  mutation TakeDisallowanceBack($disallowance: Int!, $version: Int!) {
    batchDisallowanceTakeBack(batchDisallowance: $disallowance, version: $version) {
      id
    }
  }
`);

export const RemoveBatch = graphql(`
  mutation RemoveBatch($batch: Int!, $version: Int!) {
    batchRemove(batch: $batch, version: $version)
  }
`);

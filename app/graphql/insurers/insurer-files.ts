import { graphql, type ResultOf } from "../graphql.ts";

export const ReadInsurerFile = graphql(`
  query ReadInsurerFile($file: Upload!) {
    insurerFile(file: $file) {
      kind
      isWhole
      icz
      insuranceCompany
      batchCount
      documentCount
      invoiceCount
      faults {
        line
        fault
        record
        field
        expected
        found
      }
      batches {
        line
        version
        character
        type
        icz
        year
        month
        number
        points
        amount
        insuranceVariant
        insuranceCompany
        documentVersion
        medicamentVersion
        documentCount
        documents {
          line
          kind
          number
          insuranceCompany
          insuredNumber
          primaryDiagnosis
          points
          rowCount
          rows {
            line
            day
            code
            count
            insuredNumber
          }
        }
      }
      invoices {
        line
        isAdvance
        number
        issuedOn
        dueOn
        year
        month
        amount
        points
        insuranceVariant
        healthcare
        note
        batchCount
        batches {
          line
          number
          year
          month
          points
          amount
        }
      }
    }
  }
`);
export type InsurerFileRead = ResultOf<typeof ReadInsurerFile>["insurerFile"];

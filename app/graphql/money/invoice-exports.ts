import { graphql, type ResultOf } from "../graphql.ts";

export const ExportCheck = graphql(`
  query ExportCheck($dateRange: DateRangeInput!) {
    invoicesExportCheck(dateRange: $dateRange) {
      count
      gaps
      missingFiles
    }
  }
`);
export type ExportCheck = ResultOf<typeof ExportCheck>["invoicesExportCheck"];

export const ExportToRemove = graphql(`
  query ExportToRemove($id: Int!) {
    invoiceExport(invoiceExport: $id) {
      dateRange {
        from
        to
      }
      file {
        name
      }
    }
  }
`);

export const BeginExport = graphql(`
  mutation BeginExport($input: InvoiceExportInput!) {
    invoiceExportCreate(input: $input) {
      id
    }
  }
`);

export const RemoveExport = graphql(`
  mutation RemoveExport($id: Int!) {
    invoiceExportRemove(invoiceExport: $id)
  }
`);

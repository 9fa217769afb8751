import { graphql } from "./graphql.ts";

export const DataGrid = graphql(`
  query DataGrid($name: String!, $parameters: [DataGridParameter!]!) {
    dataGrid(name: $name, parameters: $parameters) {
      items
      total
      totalIsCapped
      page
      pageSize
    }
  }
`);

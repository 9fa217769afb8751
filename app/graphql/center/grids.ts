import { graphql } from "../graphql.ts";

/** A page of a list, and the user's views of it. */
export const GridPageFields = graphql(`
  fragment GridPageFields on DataGrid @_unmask {
    items
    total
    totalIsCapped
    page
    pageSize
    views {
      items {
        id
        name
        columns
        query
      }
      used
    }
  }
`);

export const DataGrid = graphql(
  `
    query DataGrid($name: String!, $parameters: [DataGridParameter!]!) {
      dataGrid(name: $name, parameters: $parameters) {
        ...GridPageFields
      }
    }
  `,
  [GridPageFields],
);

export const GridViews = graphql(`
  query GridViews($name: String!) {
    dataGridViews(name: $name) {
      items {
        id
        version
        name
        columns
        query
      }
    }
  }
`);

export const SaveGridView = graphql(`
  mutation SaveGridView($name: String!, $input: DataGridViewInput!) {
    dataGridViewSave(name: $name, input: $input) {
      id
    }
  }
`);

export const RemoveGridView = graphql(`
  mutation RemoveGridView($name: String!, $view: Int!, $version: Int!) {
    dataGridViewRemove(name: $name, view: $view, version: $version)
  }
`);

export const UseGridView = graphql(`
  mutation UseGridView($name: String!, $view: Int) {
    dataGridViewUse(name: $name, view: $view)
  }
`);

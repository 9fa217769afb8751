import { graphql, type ResultOf } from "../graphql.ts";

const ImportParts = graphql(`
  fragment ImportParts on Import @_unmask {
    id
    kind
    name
    state
    fault
    head
    done
    total
    createdAt
    version
    openedOn
    reminders
    columns {
      field
      column
    }
    rows {
      state
      count
    }
    createdBy {
      fullName
    }
  }
`);

export const ImportList = graphql(
  `
    query ImportList {
      imports {
        ...ImportParts
      }
    }
  `,
  [ImportParts],
);

export const OneImport = graphql(
  `
    query OneImport($id: Int!) {
      import(import: $id) {
        ...ImportParts
      }
    }
  `,
  [ImportParts],
);
export type ShownImport = ResultOf<typeof OneImport>["import"];

export const ImportRows = graphql(`
  query ImportRows($id: Int!, $state: ImportRowState!, $page: Int!) {
    importRows(import: $id, state: $state, page: $page) {
      items {
        line
        cells
        twin
        faults {
          column
          error
        }
        known {
          uuid
          name
          dateOfBirth
        }
      }
      page
      pageSize
      total
    }
  }
`);
export type ShownRows = ResultOf<typeof ImportRows>["importRows"];

export const CreateImport = graphql(`
  mutation CreateImport($kind: ImportKind!, $file: Upload!) {
    importCreate(kind: $kind, file: $file) {
      id
    }
  }
`);

export const MatchImport = graphql(`
  mutation MatchImport(
    $id: Int!
    $version: Int!
    $columns: ImportColumnsInput!
    $openedOn: String
    $reminders: Boolean
  ) {
    importMatch(import: $id, version: $version, columns: $columns, openedOn: $openedOn, reminders: $reminders) {
      id
    }
  }
`);

export const ImportNames = graphql(`
  query ImportNames($id: Int!) {
    importNames(import: $id) {
      subject
      name
      written
      options {
        id
        label
        dateOfBirth
      }
    }
  }
`);

export const AnswerImport = graphql(`
  mutation AnswerImport($id: Int!, $version: Int!, $answers: [ImportAnswerInput!]!) {
    importAnswer(import: $id, version: $version, answers: $answers) {
      id
    }
  }
`);

export const DecideImport = graphql(`
  mutation DecideImport($id: Int!, $version: Int!, $line: Int, $same: Boolean!) {
    importDecide(import: $id, version: $version, line: $line, same: $same) {
      id
    }
  }
`);

export const ConfirmImport = graphql(`
  mutation ConfirmImport($id: Int!, $version: Int!) {
    importConfirm(import: $id, version: $version) {
      id
    }
  }
`);

export const UndoImport = graphql(`
  mutation UndoImport($id: Int!, $version: Int!) {
    importUndo(import: $id, version: $version) {
      id
    }
  }
`);

import { graphql, type ResultOf } from "../graphql.ts";
import { HeldVisitRow } from "./insurer-billing.ts";

export const EnterReturned = graphql(`
  mutation EnterReturned($input: ReturnedDocumentsInput!) {
    returnedDocumentsEnter(input: $input)
  }
`);

export const ImportReturned = graphql(`
  mutation ImportReturned($file: Upload!, $input: ReturnedTableInput!) {
    returnedDocumentsImport(file: $file, input: $input) {
      entered
      known
      unknown
      table {
        names
        number
        code
        reason
      }
    }
  }
`);

export const ReturnedDetail = graphql(
  `
    query ReturnedDetail($id: Int!) {
      me {
        profile {
          id
        }
      }
      returnedDocument(returnedDocument: $id) {
        id
        version
        kind
        state
        code
        reason
        forAuthor
        createdAt
        createdBy {
          fullName
        }
        outcome
        outcomeReason
        outcomeAt
        outcomeBy {
          fullName
        }
        document {
          documentId
          patientName
          patientCard {
            uuid
          }
          insuranceNumber
          diagnosis
          price {
            amount
            currency
          }
          medicalReports {
            uuid
            examinedAt
            paramedicName
            patientCard {
              uuid
            }
          }
        }
        batch {
          id
          sequenceId
          insuranceCompany {
            code
            name
          }
        }
        correctingBatch {
          id
          sequenceId
        }
        correction {
          obstacle
          price {
            amount
            currency
          }
          heldVisits {
            ...HeldVisitRow
          }
        }
      }
    }
  `,
  [HeldVisitRow],
);
export type ReturnedDetail = ResultOf<typeof ReturnedDetail>["returnedDocument"];

export const ReturnedQuestion = graphql(`
  query ReturnedQuestion($id: Int!) {
    returnedDocument(returnedDocument: $id) {
      id
      version
      kind
      document {
        documentId
        patientName
      }
    }
  }
`);

export const HandOverReturned = graphql(`
  mutation HandOverReturned($id: Int!, $version: Int!, $forAuthor: Boolean!) {
    returnedDocumentHandOver(returnedDocument: $id, version: $version, forAuthor: $forAuthor) {
      id
    }
  }
`);

export const EndReturned = graphql(`
  mutation EndReturned($id: Int!, $version: Int!, $input: ReturnedOutcomeInput!) {
    returnedDocumentEnd(returnedDocument: $id, version: $version, input: $input) {
      id
    }
  }
`);

export const ReopenReturned = graphql(`
  mutation ReopenReturned($id: Int!, $version: Int!) {
    returnedDocumentReopen(returnedDocument: $id, version: $version) {
      id
    }
  }
`);

export const RemoveReturned = graphql(`
  mutation RemoveReturned($id: Int!, $version: Int!) {
    returnedDocumentRemove(returnedDocument: $id, version: $version)
  }
`);

export const BatchNumber = graphql(`
  query BatchNumber($id: Int!) {
    batch(batch: $id) {
      sequenceId
    }
  }
`);

export const BatchToFix = graphql(`
  query BatchToFix($id: Int!) {
    batch(batch: $id) {
      id
      version
      sequenceId
      insuranceCompany {
        code
        name
      }
      corrections {
        obstacle
        price {
          amount
          currency
        }
        returnedDocument {
          id
          document {
            documentId
            patientName
            patientCard {
              id
            }
            price {
              amount
              currency
            }
          }
        }
      }
    }
  }
`);
export type BatchToFix = ResultOf<typeof BatchToFix>["batch"];

export const FixBatch = graphql(`
  mutation FixBatch($batch: Int!, $version: Int!, $patientCards: [Int!]!, $withFBatch: Boolean!) {
    batchFixCreate(batch: $batch, version: $version, patientCards: $patientCards, withFBatch: $withFBatch) {
      id
    }
  }
`);

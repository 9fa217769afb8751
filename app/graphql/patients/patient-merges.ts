import { graphql, type ResultOf } from "../graphql.ts";
import { PatientRowFields } from "./patient-row.ts";
import { StripPatient } from "./patient-strip.ts";
import { PatientSaid } from "./patients.ts";

export const MergeChoice = graphql(
  `
    query MergeChoice($card: Int!, $q: String, $search: Boolean!) {
      patientCardDuplicates(patientCard: $card) {
        uuid
        fullName
        dateOfBirth
        archived
        reason
      }
      patientCards(q: $q, pageSize: 20) @include(if: $search) {
        items {
          ...PatientRowFields
        }
      }
    }
  `,
  [PatientRowFields],
);

const CardToMerge = graphql(
  `
    fragment CardToMerge on PatientCard @_unmask {
      id
      uuid
      version
      fullName
      archived
      createdAt
      ...PatientSaid
    }
  `,
  [PatientSaid],
);
export type CardToMerge = ResultOf<typeof CardToMerge>;

export const MergePreview = graphql(
  `
    query MergePreview($kept: String!, $merged: String!) {
      patientCardsMergePreview(kept: $kept, merged: $merged) {
        kept {
          ...CardToMerge
        }
        merged {
          ...CardToMerge
        }
        moving {
          kind
          count
          from
          to
        }
        conflicts {
          event
          other
          beginAt
          endAt
        }
      }
    }
  `,
  [CardToMerge],
);

export const MergeCards = graphql(`
  mutation MergeCards(
    $kept: Int!
    $keptVersion: Int!
    $merged: Int!
    $mergedVersion: Int!
    $fromMerged: [PatientCardMergePart!]!
    $fromBoth: [PatientCardMergePart!]!
  ) {
    patientCardsMerge(
      kept: $kept
      keptVersion: $keptVersion
      merged: $merged
      mergedVersion: $mergedVersion
      fromMerged: $fromMerged
      fromBoth: $fromBoth
    ) {
      uuid
    }
  }
`);

export const MergeOfCard = graphql(
  `
    query MergeOfCard($uuid: String!) {
      patientCard(uuid: $uuid) {
        id
        version
        merge {
          mergedAt
          newSince
          mergedBy {
            fullName
          }
          merged {
            fullName
          }
        }
        ...StripPatient
      }
    }
  `,
  [StripPatient],
);

export const UnmergeCards = graphql(`
  mutation UnmergeCards($patientCard: Int!, $version: Int!) {
    patientCardsUnmerge(patientCard: $patientCard, version: $version) {
      uuid
    }
  }
`);

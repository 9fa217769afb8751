import { graphql } from "../graphql.ts";

const OperationPresetFields = graphql(`
  fragment OperationPresetFields on MedicalOperationPreset @_unmask {
    id
    name
    expertise
    medicalOperationsWithCount {
      medicalOperation {
        code
        name
      }
      count
    }
    version
  }
`);

export const OperationPresets = graphql(
  `
    query OperationPresets {
      medicalOperationPresets {
        ...OperationPresetFields
      }
    }
  `,
  [OperationPresetFields],
);

export const OperationPreset = graphql(
  `
    query OperationPreset($id: Int!) {
      medicalOperationPreset(medicalOperationPreset: $id) {
        ...OperationPresetFields
      }
    }
  `,
  [OperationPresetFields],
);

/** The specialties of the caller's departments. */
export const OwnSpecialties = graphql(`
  query OwnSpecialties {
    me {
      profile {
        expertises
      }
    }
  }
`);

/** The specialties to choose from, the operations of one of them, and the typed ones. */
export const OperationPresetChoices = graphql(`
  query OperationPresetChoices($expertise: String!, $codes: [String!]!) {
    medicalSpecialties {
      code
      name
    }
    offered: medicalOperations(expertise: $expertise) {
      code
      name
    }
    typed: medicalOperations(codes: $codes) {
      code
      name
    }
  }
`);

export const CreateOperationPreset = graphql(`
  mutation CreateOperationPreset($input: MedicalOperationPresetInput!) {
    medicalOperationPresetCreate(input: $input) {
      id
    }
  }
`);

export const UpdateOperationPreset = graphql(`
  mutation UpdateOperationPreset($medicalOperationPreset: Int!, $input: MedicalOperationPresetInput!, $version: Int!) {
    medicalOperationPresetUpdate(medicalOperationPreset: $medicalOperationPreset, input: $input, version: $version) {
      id
    }
  }
`);

export const RemoveOperationPreset = graphql(`
  mutation RemoveOperationPreset($medicalOperationPreset: Int!) {
    medicalOperationPresetRemove(medicalOperationPreset: $medicalOperationPreset)
  }
`);

import { graphql } from "../graphql.ts";

const PresetFields = graphql(`
  fragment PresetFields on ProcedureVoucherPreset @_unmask {
    id
    name
    price {
      amount
      currency
    }
    proceduresWithCount {
      procedure {
        id
        name
        removed
      }
      count
    }
    validityAmount
    validityType
    version
  }
`);

/** The services to choose from. */
export const VoucherPresetServices = graphql(`
  query VoucherPresetServices {
    procedures {
      id
      name
    }
  }
`);

export const VoucherPreset = graphql(
  `
    query VoucherPreset($id: Int!) {
      procedureVoucherPreset(id: $id) {
        ...PresetFields
      }
    }
  `,
  [PresetFields],
);

export const VoucherPresetToEdit = graphql(
  `
    query VoucherPresetToEdit($id: Int!) {
      procedureVoucherPreset(id: $id) {
        ...PresetFields
        prices {
          id
          validFrom
          amount
        }
      }
      procedures {
        id
        name
      }
    }
  `,
  [PresetFields],
);

export const CreateVoucherPreset = graphql(`
  mutation CreateVoucherPreset($input: ProcedureVoucherPresetInput!) {
    procedureVoucherPresetCreate(input: $input) {
      id
    }
  }
`);

export const UpdateVoucherPreset = graphql(`
  mutation UpdateVoucherPreset($procedureVoucherPreset: Int!, $input: ProcedureVoucherPresetInput!, $version: Int!) {
    procedureVoucherPresetUpdate(procedureVoucherPreset: $procedureVoucherPreset, input: $input, version: $version) {
      id
    }
  }
`);

export const RemoveVoucherPreset = graphql(`
  mutation RemoveVoucherPreset($procedureVoucherPreset: Int!) {
    procedureVoucherPresetRemove(procedureVoucherPreset: $procedureVoucherPreset)
  }
`);

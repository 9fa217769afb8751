import { graphql } from "../graphql.ts";

const OwnInsurance = graphql(`
  fragment OwnInsurance on Query @_unmask {
    me {
      profile {
        medicalCenter {
          country
          type
          insuranceConfig {
            active
            vzp
            proposedVzp
            shippedPoints
            kBatchSequenceId
            kBatchItemSequenceId
            fBatchSequenceId
            version
          }
        }
      }
    }
  }
`);

/** The settings of billing for insurers, and the branches of VZP to choose from. */
export const InsuranceSettings = graphql(
  `
    query InsuranceSettings {
      ...OwnInsurance
      insurerBranches {
        code
        name
      }
    }
  `,
  [OwnInsurance],
);

/** The page of contracts: settings, and departments with their people and contracts. */
export const InsuranceOverview = graphql(
  `
    query InsuranceOverview {
      ...OwnInsurance
      departments {
        id
        name
        profiles {
          listName
        }
        insuranceCompanyContracts {
          id
        }
      }
    }
  `,
  [OwnInsurance],
);

export const UpdateInsuranceConfig = graphql(`
  mutation UpdateInsuranceConfig($input: InsuranceConfigInput!, $version: Int!) {
    insuranceConfigUpdate(input: $input, version: $version) {
      version
    }
  }
`);

export const SwitchInsurance = graphql(`
  mutation SwitchInsurance($active: Boolean!) {
    insuranceActiveSet(active: $active) {
      active
    }
  }
`);

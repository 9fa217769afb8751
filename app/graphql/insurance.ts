import { graphql } from "./graphql.ts";

const Config = graphql(`
  fragment InsuranceConfigFields on InsuranceConfig @_unmask {
    active
    vzp
    proposedVzp
    shippedPoints
    kBatchSequenceId
    kBatchItemSequenceId
    fBatchSequenceId
    version
  }
`);

/** The settings of billing for insurers, and the branches of VZP to choose from. */
export const InsuranceSettings = graphql(
  `
    query InsuranceSettings {
      me {
        profile {
          medicalCenter {
            country
            type
            insuranceConfig {
              ...InsuranceConfigFields
            }
          }
        }
      }
      insurerBranches {
        code
        name
      }
    }
  `,
  [Config],
);

/** The page of contracts: settings, and departments with their people and contracts. */
export const InsuranceOverview = graphql(
  `
    query InsuranceOverview {
      me {
        profile {
          medicalCenter {
            country
            type
            insuranceConfig {
              ...InsuranceConfigFields
            }
          }
        }
      }
      departments {
        id
        expertise
        profiles {
          id
          listName
        }
        insuranceCompanyContracts {
          id
        }
      }
      medicalSpecialties {
        code
        name
      }
    }
  `,
  [Config],
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

import { graphql } from "./graphql.ts";

/** The departments to choose from. */
export const ContractChoices = graphql(`
  query ContractChoices {
    departments {
      id
      expertise
      insuranceCompanyContracts {
        icz
        icp
        healthcare
        daysToDueDate
      }
    }
    medicalSpecialties {
      code
      name
    }
  }
`);

export const ContractToEdit = graphql(`
  query ContractToEdit($id: Int!) {
    insuranceCompanyContract(insuranceCompanyContract: $id) {
      id
      department {
        id
        expertise
      }
      insuranceCompany {
        code
        abbreviation
      }
      icz
      icp
      healthcare
      paymentVariant
      invoicing
      correctedNumber
      daysToDueDate
      variableSymbol
      validFrom
      validTo
      prices {
        validFrom
        pointPrice
        flatRatePrice {
          amount
          currency
        }
      }
      medicalOperations {
        id
      }
      version
    }
  }
`);

export const ContractOperations = graphql(`
  query ContractOperations($id: Int!) {
    insuranceCompanyContract(insuranceCompanyContract: $id) {
      id
      department {
        expertise
      }
      insuranceCompany {
        code
        abbreviation
      }
      medicalOperations {
        id
        code
        name
        duration
        expertise
        points
        shippedPoints
      }
      version
    }
  }
`);

/** Operations of a specialty, to be contracted. */
export const OperationsToChoose = graphql(`
  query OperationsToChoose($expertise: String) {
    medicalOperations(expertise: $expertise) {
      id
      code
      name
      duration
      expertise
      points
      shippedPoints
    }
  }
`);

export const ContractNamed = graphql(`
  query ContractNamed($id: Int!) {
    insuranceCompanyContract(insuranceCompanyContract: $id) {
      id
      department {
        expertise
      }
      insuranceCompany {
        code
        name
      }
      icp
      pointPrice
      prices {
        validFrom
        pointPrice
      }
      validFrom
      version
    }
  }
`);

export const CreateContract = graphql(`
  mutation CreateContract($input: InsuranceCompanyContractInput!, $pointPrice: String!, $flatRatePrice: MoneyInput) {
    insuranceCompanyContractCreate(input: $input, pointPrice: $pointPrice, flatRatePrice: $flatRatePrice) {
      id
    }
  }
`);

export const UpdateContract = graphql(`
  mutation UpdateContract($contract: Int!, $input: InsuranceCompanyContractInput!, $version: Int!) {
    insuranceCompanyContractUpdate(insuranceCompanyContract: $contract, input: $input, version: $version) {
      id
    }
  }
`);

export const RemoveContract = graphql(`
  mutation RemoveContract($contract: Int!) {
    insuranceCompanyContractRemove(insuranceCompanyContract: $contract) {
      id
    }
  }
`);

export const SetContractPrices = graphql(`
  mutation SetContractPrices(
    $contract: Int!
    $validFrom: Date!
    $pointPrice: String!
    $flatRatePrice: MoneyInput
    $version: Int!
  ) {
    insuranceCompanyContractPriceSet(
      insuranceCompanyContract: $contract
      validFrom: $validFrom
      pointPrice: $pointPrice
      flatRatePrice: $flatRatePrice
      version: $version
    ) {
      id
    }
  }
`);

export const RemoveContractPrices = graphql(`
  mutation RemoveContractPrices($contract: Int!, $validFrom: Date!, $version: Int!) {
    insuranceCompanyContractPriceRemove(insuranceCompanyContract: $contract, validFrom: $validFrom, version: $version) {
      id
    }
  }
`);

export const SetContractOperations = graphql(`
  mutation SetContractOperations($contract: Int!, $medicalOperations: [Int!]!, $codes: [String!], $version: Int!) {
    insuranceCompanyContractOperationsSet(
      insuranceCompanyContract: $contract
      medicalOperations: $medicalOperations
      codes: $codes
      version: $version
    ) {
      medicalOperations {
        id
      }
    }
  }
`);

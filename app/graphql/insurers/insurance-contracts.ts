import { graphql } from "../graphql.ts";

/** The departments to choose from, with their contracts. */
export const ContractChoices = graphql(`
  query ContractChoices {
    departments {
      id
      name
      expertise
      insuranceCompanyContracts {
        icz
        icp
        healthcare
        daysToDueDate
      }
    }
  }
`);

export const ContractToEdit = graphql(`
  query ContractToEdit($id: Int!) {
    departments {
      id
      name
    }
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

const OperationToChoose = graphql(`
  fragment OperationToChoose on MedicalOperation @_unmask {
    id
    code
    name
    duration
    expertise
    points
    shippedPoints
  }
`);

export const ContractOperations = graphql(
  `
    query ContractOperations($id: Int!) {
      insuranceCompanyContract(insuranceCompanyContract: $id) {
        id
        department {
          expertise
        }
        insuranceCompany {
          abbreviation
        }
        medicalOperations {
          ...OperationToChoose
        }
        version
      }
    }
  `,
  [OperationToChoose],
);

/** Operations of a specialty, to be contracted. */
export const OperationsToChoose = graphql(
  `
    query OperationsToChoose($expertise: String) {
      medicalOperations(expertise: $expertise) {
        ...OperationToChoose
      }
    }
  `,
  [OperationToChoose],
);

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
      prices {
        validFrom
        pointPrice
      }
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
  mutation SetContractOperations(
    $contract: Int!
    $medicalOperations: [Int!]!
    $codes: [String!]
    $allOfExpertise: Boolean
    $version: Int!
  ) {
    insuranceCompanyContractOperationsSet(
      insuranceCompanyContract: $contract
      medicalOperations: $medicalOperations
      codes: $codes
      allOfExpertise: $allOfExpertise
      version: $version
    ) {
      medicalOperations {
        id
      }
    }
  }
`);

import { graphql } from "../graphql.ts";

const ProcedureFields = graphql(`
  fragment ProcedureFields on Procedure @_unmask {
    id
    name
    type
    uzisType
    duration
    capacity
    price {
      amount
      currency
    }
    vatRate
    color
    description
    profileIds
    facilityIds
    accessibleInBooking
    version
  }
`);

export const CreateProcedures = graphql(`
  mutation CreateProcedures($inputs: [ProcedureInput!]!) {
    proceduresCreate(inputs: $inputs) {
      id
    }
  }
`);

/** The options of a service's form. */
export const ProcedureCodeBooks = graphql(`
  query ProcedureCodeBooks {
    me {
      profile {
        medicalCenter {
          vatRatesNeeded
          type
        }
      }
    }
    procedures {
      color
    }
    profiles {
      id
      fullName
      listName
      active
      profileRole
      motusProfession
    }
    facilities {
      id
      name
    }
  }
`);

export const ProcedureToEdit = graphql(
  `
    query ProcedureToEdit($id: Int!) {
      procedure(id: $id) {
        ...ProcedureFields
        prices {
          id
          validFrom
          amount
        }
      }
    }
  `,
  [ProcedureFields],
);

export const ProcedureUse = graphql(`
  query ProcedureUse($id: Int!) {
    procedure(id: $id) {
      name
      color
      comingEvents
      waitingPatients
    }
  }
`);

export const CreateProcedure = graphql(`
  mutation CreateProcedure($input: ProcedureInput!) {
    procedureCreate(input: $input) {
      id
    }
  }
`);

export const UpdateProcedure = graphql(`
  mutation UpdateProcedure($procedure: Int!, $input: ProcedureInput!, $version: Int!) {
    procedureUpdate(procedure: $procedure, input: $input, version: $version) {
      id
    }
  }
`);

export const RemoveProcedure = graphql(`
  mutation RemoveProcedure($procedure: Int!) {
    procedureRemove(procedure: $procedure) {
      name
    }
  }
`);

const AdditionalFields = graphql(`
  fragment AdditionalFields on AdditionalProcedure @_unmask {
    id
    name
    price {
      amount
      currency
    }
    vatRate
    version
  }
`);

export const AdditionalProcedureToEdit = graphql(
  `
    query AdditionalProcedureToEdit($id: Int!) {
      additionalProcedure(id: $id) {
        ...AdditionalFields
        prices {
          id
          validFrom
          amount
        }
      }
    }
  `,
  [AdditionalFields],
);

export const CreateAdditionalProcedure = graphql(`
  mutation CreateAdditionalProcedure($input: AdditionalProcedureInput!) {
    additionalProcedureCreate(input: $input) {
      id
    }
  }
`);

export const UpdateAdditionalProcedure = graphql(`
  mutation UpdateAdditionalProcedure($additionalProcedure: Int!, $input: AdditionalProcedureInput!, $version: Int!) {
    additionalProcedureUpdate(additionalProcedure: $additionalProcedure, input: $input, version: $version) {
      id
    }
  }
`);

export const RemoveAdditionalProcedure = graphql(`
  mutation RemoveAdditionalProcedure($additionalProcedure: Int!) {
    additionalProcedureRemove(additionalProcedure: $additionalProcedure) {
      name
    }
  }
`);

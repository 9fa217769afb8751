import { graphql } from "../graphql.ts";
import { StripPatient } from "./patient-strip.ts";

export const RelatedPerson = graphql(`
  fragment RelatedPerson on RelatedPerson @_unmask {
    id
    name
    relation
    roles
    phone
    email
    note
    version
  }
`);

export const RelatedPersonToEdit = graphql(
  `
    query RelatedPersonToEdit($id: Int!) {
      relatedPerson(relatedPerson: $id) {
        ...RelatedPerson
        patientCard {
          ...StripPatient
        }
      }
    }
  `,
  [RelatedPerson, StripPatient],
);

export const AddRelatedPerson = graphql(`
  mutation AddRelatedPerson($patientCard: Int!, $input: RelatedPersonInput!) {
    relatedPersonCreate(patientCard: $patientCard, input: $input) {
      id
    }
  }
`);

export const ChangeRelatedPerson = graphql(`
  mutation ChangeRelatedPerson($id: Int!, $input: RelatedPersonInput!, $version: Int!) {
    relatedPersonUpdate(relatedPerson: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const RemoveRelatedPerson = graphql(`
  mutation RemoveRelatedPerson($id: Int!) {
    relatedPersonRemove(relatedPerson: $id)
  }
`);

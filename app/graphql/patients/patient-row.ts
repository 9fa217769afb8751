import { graphql } from "../graphql.ts";

/** A patient as lists of them show one (PatientRow of patient-list.ts). */
export const PatientRowFields = graphql(`
  fragment PatientRowFields on PatientCard @_unmask {
    uuid
    degreeBefore
    name
    surname
    degreeAfter
    dateOfBirth
    phone
    cave
    createdAt
    insuranceCompany {
      code
      abbreviation
    }
  }
`);

import { graphql } from "../graphql.ts";

/** The facts of the patient strip, and the card it leads to. */
export const StripPatient = graphql(`
  fragment StripPatient on PatientCard @_unmask {
    uuid
    fullName
    dateOfBirth
    cave
  }
`);

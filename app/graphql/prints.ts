import { Myself } from "./account.ts";
import { graphql } from "./graphql.ts";

/** What stands at the head of all that is printed. */
export const PaperHead = graphql(`
  fragment PaperHead on Query @_unmask {
    me { profile { medicalCenter { name phone email } } }
  }
`);

/** What a document says of the patient. */
export const PaperPatient = graphql(`
  fragment PaperPatient on PatientCard @_unmask {
    id uuid fullName personalIdentificationNumber dateOfBirth cave
    insuranceCompany { code abbreviation }
    address { uliceNazev cisloDomovni cisloOrientacni psc obecNazev castObceNazev }
  }
`);

export const PatientOnPaper = graphql(
  `
    query PatientOnPaper($uuid: String!) {
      ...Myself ...PaperHead
      patientCard(uuid: $uuid) { ...PaperPatient }
    }
  `,
  [Myself, PaperHead, PaperPatient],
);

import { graphql, type ResultOf } from "./graphql.ts";

export const PatientList = graphql(`
  query PatientList($q: String, $page: Int, $pageSize: Int, $sort: PatientCardSort, $direction: SortDirection, $archived: Boolean) {
    patientCards(q: $q, page: $page, pageSize: $pageSize, sort: $sort, direction: $direction, archived: $archived) {
      items {
        uuid
        degreeBefore
        name
        surname
        degreeAfter
        dateOfBirth
        phone
        insuranceCompany {
          code
          abbreviation
        }
        cave
        createdAt
      }
      total
      totalIsCapped
      page
      pageSize
    }
  }
`);
export type PatientRow = ResultOf<typeof PatientList>["patientCards"]["items"][number];

export const PatientSuggestions = graphql(`
  query PatientSuggestions($q: String) {
    patientCards(q: $q, pageSize: 10) {
      items {
        id
        name
        surname
        dateOfBirth
        phone
      }
    }
  }
`);

export const PatientCard = graphql(`
  query PatientCard($uuid: String!) {
    patientCard(uuid: $uuid) {
      id
      uuid
      version
      archived
      fullName
      degreeBefore
      name
      surname
      degreeAfter
      personalIdentificationNumber
      dateOfBirth
      sex
      phone
      email
      insuranceCompany {
        code
        abbreviation
        name
      }
      insuranceCompanyCode
      insuranceNumber
      insuranceVariant
      country
      address {
        uliceNazev
        cisloDomovni
        cisloOrientacni
        obecNazev
        psc
        castObceNazev
      }
      abroadAddress
      rawCzechAddress
      cave
      height
      weight
      invoiceNote
      createdAt
    }
  }
`);
export type Patient = ResultOf<typeof PatientCard>["patientCard"];

export const PatientName = graphql(`
  query PatientName($uuid: String!) {
    patientCard(uuid: $uuid) {
      id
      fullName
      archived
    }
  }
`);

export const CreatePatient = graphql(`
  mutation CreatePatient($input: PatientCardInput!, $confirmDuplicate: Boolean) {
    patientCardCreate(input: $input, confirmDuplicate: $confirmDuplicate) {
      uuid
    }
  }
`);

export const UpdatePatient = graphql(`
  mutation UpdatePatient($patientCard: Int!, $input: PatientCardInput!, $version: Int!) {
    patientCardUpdate(patientCard: $patientCard, input: $input, version: $version) {
      uuid
    }
  }
`);

export const ArchivePatient = graphql(`
  mutation ArchivePatient($patientCard: Int!, $archived: Boolean!) {
    patientCardArchive(patientCard: $patientCard, archived: $archived) {
      uuid
    }
  }
`);

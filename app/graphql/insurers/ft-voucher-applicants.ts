import { graphql } from "../graphql.ts";

export const FtVoucherApplicant = graphql(`
  query FtVoucherApplicant($id: Int!) {
    ftVoucherApplicant(ftVoucherApplicant: $id) {
      id
      name
      icp
      expertise
      phone
      address
      archived
      version
    }
  }
`);

/** The specialties to choose from. */
export const FtVoucherApplicantChoices = graphql(`
  query FtVoucherApplicantChoices {
    medicalSpecialties {
      code
      name
    }
  }
`);

export const CreateFtVoucherApplicant = graphql(`
  mutation CreateFtVoucherApplicant($input: FtVoucherApplicantInput!) {
    ftVoucherApplicantCreate(input: $input) {
      name
    }
  }
`);

export const UpdateFtVoucherApplicant = graphql(`
  mutation UpdateFtVoucherApplicant($ftVoucherApplicant: Int!, $input: FtVoucherApplicantInput!, $version: Int!) {
    ftVoucherApplicantUpdate(ftVoucherApplicant: $ftVoucherApplicant, input: $input, version: $version) {
      name
    }
  }
`);

export const ArchiveFtVoucherApplicant = graphql(`
  mutation ArchiveFtVoucherApplicant($ftVoucherApplicant: Int!) {
    ftVoucherApplicantArchive(ftVoucherApplicant: $ftVoucherApplicant) {
      name
    }
  }
`);

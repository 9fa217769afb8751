import { graphql } from "../graphql.ts";

/** The authentication that signing requires, and the staff's second factors. */
export const SigningSetting = graphql(`
  query SigningSetting {
    me {
      profile {
        medicalCenter {
          signingProof
        }
      }
    }
    secondFactorsOfStaff {
      since
      own
      profile {
        id
        fullName
        profileRole
        motusProfession
      }
    }
  }
`);

export const SetSigningProof = graphql(`
  mutation SetSigningProof($proof: SigningProof!) {
    signingProofSet(proof: $proof) {
      id
    }
  }
`);

/** The authentication that signing requires, and whether the user has it. */
export const AskedProof = graphql(`
  query AskedProof {
    me {
      profile {
        medicalCenter {
          signingProof
        }
      }
    }
    secondFactor {
      since
    }
  }
`);

export const ConfirmPassword = graphql(`
  mutation ConfirmPassword($password: String!) {
    passwordConfirm(password: $password)
  }
`);

export const ConfirmCode = graphql(`
  mutation ConfirmCode($code: String!) {
    codeConfirm(code: $code)
  }
`);

export const SignReport = graphql(`
  mutation SignReport($medicalReport: Int!, $version: Int!) {
    medicalReportSetSigned(medicalReport: $medicalReport, version: $version) {
      department {
        id
      }
      correctionOf {
        uuid
      }
    }
  }
`);

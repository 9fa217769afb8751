import { graphql } from "./graphql.ts";

/** What is asked of whoever signs, and who of the staff has a second factor. */
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

/** What is asked of whoever signs, and whether they have it. */
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

import { graphql } from "./graphql.ts";

export const SigningRule = graphql(`
  query SigningRule {
    me { profile { medicalCenter { signingAsksPassword } } }
  }
`);

export const SetSigningRule = graphql(`
  mutation SetSigningRule($active: Boolean!) {
    signingAsksPasswordSet(active: $active) { id }
  }
`);

export const ConfirmPassword = graphql(`
  mutation ConfirmPassword($password: String!) {
    passwordConfirm(password: $password)
  }
`);

import { graphql, type ResultOf } from "./graphql.ts";

export const MeQuery = graphql(`
  query Me {
    me {
      id
      email
      name
      surname
      locale
      roles
      profile {
        id
        fullName
        name
        surname
        profileRole
        motusProfession
        medicalCenter {
          id
          name
          country
        }
      }
    }
  }
`);
export type Me = ResultOf<typeof MeQuery>["me"];

export const LogIn = graphql(`
  mutation LogIn($username: String!, $password: String!) {
    authLogin(username: $username, password: $password) {
      accessToken
    }
  }
`);

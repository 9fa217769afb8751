import { graphql, type ResultOf } from "../graphql.ts";

/** The signed-in user, for a page that queries anyway (see http/session/me.server.ts). */
export const Myself = graphql(`
  fragment Myself on Query @_unmask {
    me {
      id
      email
      name
      surname
      locale
      roles
      secondFactorAwaited
      secondFactorDue
      desk {
        session
        lockMinutes
      }
      session {
        id
        endsIn
        ticket
      }
      profile {
        id
        fullName
        name
        surname
        profileRole
        motusProfession
        badge {
          bookingCount
        }
        medicalCenter {
          id
          name
          country
          currency
          firstSteps
        }
      }
    }
  }
`);

export const MeQuery = graphql(
  `
    query Me {
      ...Myself
    }
  `,
  [Myself],
);
export type Me = ResultOf<typeof MeQuery>["me"];

export const LogIn = graphql(`
  mutation LogIn($username: String!, $password: String!, $device: String) {
    authLogin(username: $username, password: $password, device: $device) {
      accessToken
      secondStep
      refusedLogins
    }
  }
`);

export const LogOut = graphql(`
  mutation LogOut {
    logout
  }
`);

export const RegistrationOpen = graphql(`
  query RegistrationOpen {
    registrationOpen
  }
`);

export const Register = graphql(`
  mutation Register($email: String!, $locale: String) {
    userCreate(email: $email, locale: $locale)
  }
`);

export const ForgetPassword = graphql(`
  mutation ForgetPassword($email: String!, $locale: String) {
    forgottenPassword(email: $email, locale: $locale)
  }
`);

export const CheckToken = graphql(`
  query CheckToken($token: String!) {
    verifyToken(token: $token) {
      tokenType
      email
      state
    }
  }
`);

export const SetPassword = graphql(`
  mutation SetPassword($token: String!, $password: String!) {
    passwordSet(token: $token, password: $password) {
      accessToken
      secondStep
    }
  }
`);

export const LoginEmailByToken = graphql(`
  query LoginEmailByToken($token: String!) {
    me {
      email
    }
    loginEmailByToken(token: $token) {
      email
    }
  }
`);

export const ConfirmLoginEmail = graphql(`
  mutation ConfirmLoginEmail($token: String!) {
    loginEmailConfirm(token: $token)
  }
`);

export const MyProfiles = graphql(`
  query MyProfiles {
    myProfiles {
      id
      fullName
      profileRole
      medicalCenter {
        name
      }
    }
  }
`);

export const ChooseProfile = graphql(`
  mutation ChooseProfile($profile: Int!) {
    profileChoose(profile: $profile) {
      id
    }
  }
`);

export const FoundMedicalCenter = graphql(`
  mutation FoundMedicalCenter($input: ProfileAndMedicalCenterCreateInput!) {
    profileAndMedicalCenterCreate(input: $input) {
      id
    }
  }
`);

export const Invitation = graphql(`
  query Invitation($token: String!) {
    profileInvitation(token: $token) {
      profile {
        email
        degreeBefore
        name
        surname
        degreeAfter
        phone
        profileRole
        medicalCenter {
          name
        }
      }
    }
  }
`);

export const AcceptInvitation = graphql(`
  mutation AcceptInvitation($token: String!, $input: ProfileInvitationAcceptInput!) {
    profileInvitationAccept(token: $token, input: $input) {
      id
    }
  }
`);

export const KeepForm = graphql(`
  mutation KeepForm($path: String!, $body: String!, $ticket: String) {
    formKeep(path: $path, body: $body, ticket: $ticket)
  }
`);

export const SessionEndsIn = graphql(`
  query SessionEndsIn($session: Int!) {
    sessionEndsIn(session: $session)
  }
`);

export const KeptForm = graphql(`
  query KeptForm($id: String!) {
    formKept(id: $id) {
      id
      path
      body
    }
  }
`);

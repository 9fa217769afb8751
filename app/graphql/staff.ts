import { graphql } from "./graphql.ts";

export const Staff = graphql(`
  query Staff($page: Int!) {
    staff(page: $page) {
      total
      page
      pageSize
      items {
        own
        secondFactorSince
        lastLoginAt
        sessions
        profile {
          id
          fullName
          email
          profileRole
          motusProfession
          registrationCompletedAt
          deactivatedAt
        }
      }
    }
  }
`);

export const StaffMember = graphql(`
  query StaffMember($profile: Int!) {
    staffMember(profile: $profile) {
      own
      secondFactorSince
      lastLoginAt
      sessions
      profile {
        id
        fullName
        email
        profileRole
        motusProfession
        expertises
        registrationCompletedAt
        deactivatedAt
      }
    }
    profileDeactivationPreview(profile: $profile) {
      eventsAhead
      nextEventAt
      drafts
    }
  }
`);

export const InviteProfile = graphql(`
  mutation InviteProfile($input: ProfileInvitationCreateInput!) {
    profileInvitationCreate(input: $input) {
      profile {
        id
      }
    }
  }
`);

export const ResendInvitation = graphql(`
  mutation ResendInvitation($email: String!) {
    profileInvitationResend(email: $email) {
      id
    }
  }
`);

export const DeactivateProfile = graphql(`
  mutation DeactivateProfile($profile: Int!) {
    profileDeactivate(profile: $profile) {
      id
    }
  }
`);

export const ActivateProfile = graphql(`
  mutation ActivateProfile($profile: Int!) {
    profileActivate(profile: $profile) {
      id
    }
  }
`);

export const EndSessionsOf = graphql(`
  mutation EndSessionsOf($profile: Int!) {
    profileSessionsEnd(profile: $profile) {
      id
    }
  }
`);

export const ResetPasswordOf = graphql(`
  mutation ResetPasswordOf($profile: Int!) {
    profilePasswordReset(profile: $profile) {
      id
    }
  }
`);

import { AddressParts } from "../patients/address.ts";
import { graphql } from "../graphql.ts";

export const StaffMember = graphql(
  `
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
          phone
          room
          address {
            ...AddressParts
          }
          procedures {
            name
          }
          accessibleInBooking
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
  `,
  [AddressParts],
);

/** A colleague as their form shows them, with what it offers to choose from. */
export const ColleagueToEdit = graphql(
  `
    query ColleagueToEdit($profile: Int!) {
      me {
        profile {
          id
        }
      }
      profile(profile: $profile) {
        id
        fullName
        email
        profileRole
        motusProfession
        degreeBefore
        name
        surname
        degreeAfter
        phone
        room
        address {
          ...AddressParts
        }
        procedures {
          id
        }
        expertises
        accessibleInBooking
        registrationCompletedAt
        version
      }
      profileDeactivationPreview(profile: $profile) {
        drafts
      }
      procedures {
        id
        name
      }
      departments {
        name
        expertise
      }
    }
  `,
  [AddressParts],
);

export const UpdateProfile = graphql(`
  mutation UpdateProfile($profile: Int!, $input: ProfileUpdateInput!, $version: Int!) {
    profileUpdate(profile: $profile, input: $input, version: $version) {
      id
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

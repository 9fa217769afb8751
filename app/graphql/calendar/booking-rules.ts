import { graphql } from "../graphql.ts";

const BookingRulesFields = graphql(`
  fragment BookingRulesFields on BookingConfig @_unmask {
    active
    color
    introductoryText
    slotFrequency
    breakBetweenOperationsInMinutes
    earliestBookingInDays
    latestBookingInHours
    bookingCancellationAllowed
    latestBookingCancellationInHours
    bookingAtNationalHoliday
    paymentInAdvance
    paymentText
    emailConfirmed
    origins
  }
`);

export const BookingSettings = graphql(
  `
    query BookingSettings {
      me {
        profile {
          medicalCenter {
            slug
            bookingConfig {
              ...BookingRulesFields
            }
          }
        }
      }
      procedures {
        id
        name
        color
        profileIds
        accessibleInBooking
        bookingObstacle
      }
      profiles {
        id
        fullName
        active
        version
        accessibleInBooking
        bookingObstacle
      }
    }
  `,
  [BookingRulesFields],
);

export const BookingConfig = graphql(
  `
    query BookingConfig {
      me {
        profile {
          medicalCenter {
            slug
            version
            country
            bookingConfig {
              ...BookingRulesFields
            }
          }
        }
      }
    }
  `,
  [BookingRulesFields],
);

export const UpdateBookingRules = graphql(`
  mutation UpdateBookingRules($input: BookingConfigInput!, $version: Int!) {
    bookingConfigUpdate(input: $input, version: $version) {
      id
    }
  }
`);

export const SwitchBooking = graphql(`
  mutation SwitchBooking($active: Boolean!) {
    bookingActiveSet(active: $active) {
      id
    }
  }
`);

export const UpdateSlug = graphql(`
  mutation UpdateSlug($slug: String!) {
    medicalCenterSlugUpdate(slug: $slug) {
      slug
    }
  }
`);

export const OfferService = graphql(`
  mutation OfferService($procedure: Int!, $offered: Boolean!) {
    procedureAccessibleInBookingUpdate(procedure: $procedure, accessibleInBooking: $offered) {
      name
    }
  }
`);

export const OfferPerson = graphql(`
  mutation OfferPerson($profile: Int!, $offered: Boolean!, $version: Int!) {
    profileUpdate(profile: $profile, input: { accessibleInBooking: $offered }, version: $version) {
      fullName
    }
  }
`);

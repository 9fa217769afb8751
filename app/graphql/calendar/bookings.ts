import { GridPageFields } from "../center/grids.ts";
import { graphql } from "../graphql.ts";
import { StripPatient } from "../patients/patient-strip.ts";

export const BookingOffer = graphql(`
  query BookingOffer($slug: String!) {
    bookingPage(slug: $slug) {
      center {
        name
        slug
        email
        phone
      }
      introductoryText
      from
      to
      paymentInAdvance
      emailConfirmed
      challenge
      origins
      services {
        id
        name
        description
        duration
        price {
          amount
          currency
        }
        people
      }
      people {
        id
        fullName
      }
    }
  }
`);

export const OfferedTimes = graphql(`
  query OfferedTimes($slug: String!, $procedure: Int!, $profile: Int, $from: String!, $days: Int!) {
    bookingTimes(slug: $slug, procedure: $procedure, profile: $profile, from: $from, days: $days) {
      date
      beginAt
      endAt
      price {
        amount
        currency
      }
    }
  }
`);

export const RequestBooking = graphql(`
  mutation RequestBooking($slug: String!, $input: BookingRequestInput!, $file: Upload) {
    bookingRequest(slug: $slug, input: $input, file: $file) {
      reference
      confirmBy
    }
  }
`);

export const OwnBooking = graphql(`
  query OwnBooking($token: String!) {
    ownBooking(token: $token) {
      reference
      status
      beginAt
      visitCanceled
      missed
      confirmBy
      cancelable
      reason
      priceAmount
      currency
      variableSymbol
      paymentText
      center {
        name
        slug
        email
        phone
      }
    }
  }
`);

export const ConfirmOwnBooking = graphql(`
  mutation ConfirmOwnBooking($token: String!) {
    ownBookingConfirm(token: $token) {
      status
    }
  }
`);

export const CancelOwnBooking = graphql(`
  mutation CancelOwnBooking($token: String!) {
    ownBookingCancel(token: $token) {
      status
    }
  }
`);

const BookingRow = graphql(`
  fragment BookingRow on Booking @_unmask {
    id
    status
    missed
    beginAt
    endAt
    name
    surname
    dateOfBirth
    email
    phone
    issue
    note
    decidedAt
    decidedBy {
      fullName
    }
    procedure {
      name
    }
    profile {
      fullName
    }
    file {
      uuid
      name
    }
  }
`);

/** A page of the list of requests, the choices of its filter, and the address of the page for patients. */
export const Bookings = graphql(
  `
    query Bookings($parameters: [DataGridParameter!]!) {
      dataGrid(name: "bookings", parameters: $parameters) {
        ...GridPageFields
      }
      calendarResources {
        staffs {
          id
          listName
        }
      }
      me {
        profile {
          id
          medicalCenter {
            slug
            bookingConfig {
              active
            }
          }
        }
      }
    }
  `,
  [GridPageFields],
);

export const BookingToDecide = graphql(
  `
    query BookingToDecide($booking: Int!) {
      booking(booking: $booking) {
        ...BookingRow
        sameHour
      }
    }
  `,
  [BookingRow],
);

export const BookingSuggestions = graphql(
  `
    query BookingSuggestions($booking: Int!) {
      booking(booking: $booking) {
        ...BookingRow
        price {
          amount
          currency
        }
        variableSymbol
      }
      patientCardSuggestions(booking: $booking) {
        id
        reasons
        differences
        phone
        email
        patientCard {
          uuid
          ...StripPatient
        }
      }
    }
  `,
  [BookingRow, StripPatient],
);

export const AcceptBooking = graphql(`
  mutation AcceptBooking($booking: Int!, $patientCard: Int, $payedInAdvance: Boolean, $confirmDuplicate: Boolean) {
    bookingAccept(
      booking: $booking
      patientCard: $patientCard
      payedInAdvance: $payedInAdvance
      confirmDuplicate: $confirmDuplicate
    ) {
      id
      beginAt
      patientCard {
        uuid
      }
    }
  }
`);

export const RejectBooking = graphql(`
  mutation RejectBooking($booking: Int!, $sendEmail: Boolean!, $reason: String, $sameHour: Boolean) {
    bookingReject(booking: $booking, sendEmail: $sendEmail, reason: $reason, sameHour: $sameHour) {
      id
    }
  }
`);

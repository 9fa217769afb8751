import { graphql, type ResultOf } from "../graphql.ts";

export const EventToEdit = graphql(`
  query EventToEdit($event: Int!) {
    event(event: $event) {
      id
      version
      eventType
      beginAt
      endAt
      allDay
      name
      note
      issue
      color
      capacity
      recurrence
      parentId
      updatedAt
      booking {
        id
        status
      }
      procedure {
        id
        name
        color
        duration
      }
      owner {
        id
        fullName
      }
      staffs {
        id
        fullName
      }
      facilities {
        id
        name
      }
      overrides {
        reason
        overriddenBy {
          fullName
        }
      }
      patientAttendances {
        id
        state
        stateAt
        stateBy {
          fullName
        }
        arrivedAt
        startedAt
        leftAt
        medicalReport {
          uuid
          state
        }
        payment {
          id
          price {
            amount
            currency
          }
          paid {
            amount
          }
          owed {
            amount
            currency
          }
          paymentMethod
          canceledAt
          cancelCause
        }
        cover
        insurerCovers
        ftVoucher {
          id
          visitsLeft
          nextLimit {
            limit
            by
            daysLeft
          }
        }
        price {
          amount
        }
        missedFee {
          amount
          currency
        }
        usableProcedureVouchers {
          available
          endingOn
          procedureVoucher {
            id
            name
          }
        }
        patientCard {
          id
          uuid
          fullName
          dateOfBirth
          phone
          cave
        }
      }
    }
  }
`);
export type EventShown = ResultOf<typeof EventToEdit>["event"];

export const UpdateEvent = graphql(`
  mutation UpdateEvent(
    $event: Int!
    $version: Int!
    $dateInput: EventDateInput!
    $facilitiesInput: EventFacilitiesInput!
    $detailsInput: EventDetailsInput!
    $withFollowing: Boolean!
    $wholeSeries: Boolean!
    $override: OverrideInput
    $confirmOutsideHours: Boolean
  ) {
    eventUpdate(
      event: $event
      version: $version
      dateInput: $dateInput
      facilitiesInput: $facilitiesInput
      detailsInput: $detailsInput
      withFollowing: $withFollowing
      wholeSeries: $wholeSeries
      override: $override
      confirmOutsideHours: $confirmOutsideHours
    ) {
      id
      beginAt
      endAt
      allDay
      procedure {
        id
      }
      owner {
        id
      }
      patientAttendances {
        state
      }
    }
  }
`);

export const PreviewSeries = graphql(`
  query PreviewSeries($input: EventCreateInput!) {
    eventRecurrencePreview(input: $input) {
      recurrence
      dates {
        date
        beginAt
        endAt
        leftOut
        moved
        conflicts {
          kind
          id
          label
          reason
          at
          from
          to
          event
          eventName
        }
      }
    }
  }
`);

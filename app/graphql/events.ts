import { graphql, type ResultOf } from "./graphql.ts";
import { StripPatient } from "./patient-strip.ts";

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
          paymentMethod
          canceledAt
          cancelReason
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

/** An event that is removed or restored, and the patients to call. */
const EventAsked = graphql(
  `
    fragment EventAsked on Event @_unmask {
      id
      version
      eventType
      beginAt
      endAt
      allDay
      name
      capacity
      recurrence
      recurrenceAt
      procedure {
        name
      }
      owner {
        fullName
      }
      patientAttendances {
        id
        state
        patientCard {
          phone
          ...StripPatient
        }
      }
    }
  `,
  [StripPatient],
);

export const EventSeries = graphql(
  `
    query EventSeries($event: Int!) {
      eventSeries(event: $event) {
        ...EventAsked
      }
    }
  `,
  [EventAsked],
);

export const EventsRemoved = graphql(
  `
    query EventsRemoved($event: Int!) {
      eventsRemoved(event: $event) {
        ...EventAsked
      }
    }
  `,
  [EventAsked],
);

export const RemoveEvent = graphql(`
  mutation RemoveEvent($event: Int!, $version: Int, $withFollowing: Boolean!, $wholeSeries: Boolean!) {
    eventRemove(event: $event, version: $version, withFollowing: $withFollowing, wholeSeries: $wholeSeries) {
      id
      beginAt
      endAt
      allDay
      owner {
        id
      }
      procedure {
        id
      }
    }
  }
`);

export const RestoreEvent = graphql(`
  mutation RestoreEvent($event: Int!) {
    eventRestore(event: $event) {
      id
      beginAt
      endAt
      allDay
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
        clashes {
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

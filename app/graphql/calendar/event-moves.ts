import { graphql } from "../graphql.ts";

/** The data that moving an event needs. */
export const EventPlace = graphql(`
  query EventPlace($event: Int!) {
    event(event: $event) {
      id
      beginAt
      endAt
      allDay
      version
      procedure {
        id
      }
      owner {
        id
      }
      staffs {
        id
      }
      facilities {
        id
      }
      patientAttendances {
        state
      }
    }
  }
`);

export const MoveEvent = graphql(`
  mutation MoveEvent(
    $event: Int!
    $version: Int!
    $dateInput: EventDateInput!
    $facilitiesInput: EventFacilitiesInput
    $confirmOutsideHours: Boolean
  ) {
    eventUpdate(
      event: $event
      version: $version
      dateInput: $dateInput
      facilitiesInput: $facilitiesInput
      confirmOutsideHours: $confirmOutsideHours
    ) {
      id
      beginAt
      endAt
      allDay
      version
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

import { graphql } from "../graphql.ts";
import { StripPatient } from "../patients/patient-strip.ts";

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

import { graphql } from "../graphql.ts";

export const DayCancellation = graphql(`
  query DayCancellation($profile: Int!, $date: Date!) {
    dayCancellation(profile: $profile, date: $date) {
      events {
        id
        beginAt
        endAt
        allDay
        name
        procedure {
          name
          color
        }
        patientAttendances {
          state
          patientCard {
            id
            fullName
            phone
          }
        }
      }
      waitingPatients {
        id
        phone
        note
        patientCard {
          id
          fullName
        }
        procedures {
          id
          name
          color
        }
        canceledEvent {
          beginAt
          endAt
          allDay
        }
        bookedEvent {
          id
          beginAt
          endAt
          allDay
        }
      }
    }
  }
`);

export const CancelDay = graphql(`
  mutation CancelDay($profile: Int!, $date: Date!, $events: [Int!]!, $freeTime: String) {
    dayCancel(profile: $profile, date: $date, events: $events, freeTime: $freeTime) {
      events {
        id
      }
    }
  }
`);

export const RestoreDay = graphql(`
  mutation RestoreDay($profile: Int!, $date: Date!) {
    dayRestore(profile: $profile, date: $date) {
      id
    }
  }
`);

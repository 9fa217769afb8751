import { graphql } from "../graphql.ts";

export const FreePlacesBooks = graphql(`
  query FreePlacesBooks {
    procedures {
      id
      name
      duration
    }
    calendarResources {
      staffs {
        id
        listName
      }
      facilities {
        id
        name
      }
    }
  }
`);

export const FreePlaces = graphql(`
  query FreePlaces(
    $procedure: Int
    $profiles: [Int!]
    $duration: Int
    $from: Date!
    $to: Date!
    $timeFrom: String
    $timeTo: String
    $weekdays: [Int!]
    $facilities: [Int!]
    $patientCard: Int
    $first: Int
  ) {
    freePlaces(
      procedure: $procedure
      profiles: $profiles
      duration: $duration
      from: $from
      to: $to
      timeFrom: $timeFrom
      timeTo: $timeTo
      weekdays: $weekdays
      facilities: $facilities
      patientCard: $patientCard
      first: $first
    ) {
      beginAt
      endAt
      profile {
        id
        fullName
      }
      facilities {
        id
        name
      }
      touches
    }
  }
`);

import { Myself } from "../staff/accounts.ts";
import { graphql } from "../graphql.ts";
import { WorkingHours } from "./working-hours.ts";

export const CalendarWeek = graphql(
  `
    query CalendarWeek($from: DateTime!, $to: DateTime!, $staffs: [Int!], $facilities: [Int!]) {
      ...Myself
      calendarResources(from: $from, to: $to) {
        staffs {
          id
          name
          surname
          motusProfession
          workingHours {
            ...WorkingHours
          }
          workingHoursPeriods(from: $from, to: $to) {
            from
            to
            workingHours {
              ...WorkingHours
            }
          }
        }
        facilities {
          id
          name
          facilityType
        }
      }
      calendarEvents(from: $from, to: $to, staffs: $staffs, facilities: $facilities)
      userConfig(name: "calendarSettings") {
        data
      }
    }
  `,
  [Myself, WorkingHours],
);

export const CalendarSettings = graphql(`
  query CalendarSettings {
    userConfig(name: "calendarSettings") {
      data
    }
  }
`);

export const KeepCalendarSettings = graphql(`
  mutation KeepCalendarSettings($data: String!) {
    userConfig(name: "calendarSettings", data: $data) {
      data
    }
  }
`);

export const DayList = graphql(
  `
    query DayList($from: DateTime!, $to: DateTime!, $staffs: [Int!], $facilities: [Int!]) {
      calendarResources(from: $from, to: $to) {
        staffs {
          id
          fullName
          workingHours {
            ...WorkingHours
          }
          workingHoursPeriods(from: $from, to: $to) {
            from
            to
            workingHours {
              ...WorkingHours
            }
          }
        }
        facilities {
          id
          name
        }
      }
      events(from: $from, to: $to, staffs: $staffs, facilities: $facilities, excludeExcusedAttendances: true) {
        id
        beginAt
        endAt
        allDay
        name
        note
        procedure {
          name
        }
        owner {
          id
        }
        staffs {
          id
        }
        facilities {
          id
          name
        }
        patientAttendances {
          patientCard {
            fullName
            dateOfBirth
            phone
          }
        }
      }
    }
  `,
  [WorkingHours],
);

export const EventCodeBooks = graphql(`
  query EventCodeBooks {
    medicalCenter {
      visitMinutes
    }
    procedures {
      id
      name
      duration
      type
      capacity
      facilityIds
    }
    profiles {
      id
      fullName
      listName
      active
    }
    facilities {
      id
      name
    }
  }
`);

/** Availability of people and resources at a time; no query where the time is unknown. */
export const EventOptions = graphql(`
  query EventOptions($from: DateTime!, $to: DateTime!, $procedure: Int, $profile: Int, $event: Int) {
    profileAndFacilitiesOptions(from: $from, to: $to, procedure: $procedure, profile: $profile, event: $event) {
      profiles {
        profile {
          id
        }
        notAvailableReason
      }
      facilities {
        facility {
          id
        }
        notAvailableReason
      }
    }
  }
`);

export const EventPatient = graphql(`
  query EventPatient($id: Int!) {
    patientCard(id: $id) {
      id
      name
      surname
      dateOfBirth
      phone
    }
  }
`);

export const EventPatients = graphql(`
  query EventPatients($q: String!) {
    patientCards(q: $q, pageSize: 20) {
      items {
        id
        name
        surname
        dateOfBirth
        phone
      }
    }
  }
`);

export const CreateEvent = graphql(`
  mutation CreateEvent($input: EventCreateInput!) {
    eventCreate(input: $input) {
      id
      beginAt
      endAt
      allDay
      seriesVisits
      seriesVisitsOnFtVoucher
    }
  }
`);

import type { WorkingDay } from "#rules/working-hours.ts";
import { graphql, type ResultOf } from "./graphql.ts";

const WorkingHours = graphql(`
  fragment WorkingHours on WorkingHours @_unmask {
    monday { from to breaks { from to } }
    tuesday { from to breaks { from to } }
    wednesday { from to breaks { from to } }
    thursday { from to breaks { from to } }
    friday { from to breaks { from to } }
    saturday { from to breaks { from to } }
    sunday { from to breaks { from to } }
  }
`);

/** Working hours as the rules take them: Monday first. */
export const hoursOf = (hours: ResultOf<typeof WorkingHours> | null): WorkingDay[] | null =>
  hours && [hours.monday, hours.tuesday, hours.wednesday, hours.thursday, hours.friday, hours.saturday, hours.sunday];

export const CalendarWeek = graphql(
  `
    query CalendarWeek($from: DateTime!, $to: DateTime!, $staffs: [Int!], $facilities: [Int!]) {
      calendarResources(from: $from, to: $to) {
        staffs { id name surname motusProfession workingHours { ...WorkingHours } }
        facilities { id name facilityType }
      }
      events(from: $from, to: $to, staffs: $staffs, facilities: $facilities) {
        id eventType beginAt endAt allDay name color capacity recurrence
        procedure { name color }
        owner { id }
        staffs { id }
        facilities { id }
        patientAttendances { state patientCard { surname } }
      }
    }
  `,
  [WorkingHours],
);

export const EventDetail = graphql(`
  query EventDetail($event: Int!) {
    event(event: $event) {
      id eventType beginAt endAt allDay name note issue color capacity recurrence createdAt updatedAt
      procedure { name color }
      owner { fullName }
      staffs { id fullName }
      facilities { id name }
      patientAttendances { id state patientCard { uuid fullName phone } }
    }
  }
`);

export const DayList = graphql(`
  query DayList($from: DateTime!, $to: DateTime!, $staffs: [Int!], $facilities: [Int!]) {
    calendarResources(from: $from, to: $to) { staffs { id fullName } }
    events(from: $from, to: $to, staffs: $staffs, facilities: $facilities, excludeExcusedAttendances: true) {
      id beginAt endAt allDay name note
      procedure { name }
      owner { id }
      staffs { id }
      facilities { name }
      patientAttendances { patientCard { fullName phone } }
    }
  }
`);

export const EventCodeBooks = graphql(`
  query EventCodeBooks {
    procedures { id name duration }
    profiles { id fullName active }
    facilities { id name }
  }
`);

/** Who and what is free at a time; nothing is asked where the time is not known. */
export const EventOptions = graphql(`
  query EventOptions($from: DateTime!, $to: DateTime!, $procedure: Int) {
    profileAndFacilitiesOptions(from: $from, to: $to, procedure: $procedure) {
      profiles { profile { id } notAvailableReason }
      facilities { facility { id } notAvailableReason }
    }
  }
`);

export const EventPatient = graphql(`
  query EventPatient($id: Int!) {
    patientCard(id: $id) { id name surname dateOfBirth phone }
  }
`);

export const EventPatients = graphql(`
  query EventPatients($q: String!) {
    patientCards(q: $q, pageSize: 20) { items { id name surname dateOfBirth phone } }
  }
`);

export const CreateEvent = graphql(`
  mutation CreateEvent($input: EventCreateInput!) {
    eventCreate(input: $input) { id beginAt endAt allDay }
  }
`);

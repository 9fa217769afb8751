import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { periods } from "./known.ts";
import { ownOr, type Samples, type Who } from "./sample.ts";

/** An hour for each role that may write, so that changes do not conflict. */
const ownHour = { admin: "16", manager: "17", paramedic: "18", receptionist: "19" } as Partial<Record<Who, string>>;

/** Free times to be removed, and addresses that subscribe to everybody's calendar. */
export async function prepareCalendar(owner: Pool) {
  for (const [who, id] of Object.entries(periods))
    await owner.query(
      `insert into calendar_acls (id, medical_center_id, profile_id, email, token_hash) overriding system value
       select acl, ${ids.center}, $2, acl || '@lipa.example', acl::text from unnest(array[$1::int, $1 + 4]) as acl`,
      [id, ids.profiles[who as keyof typeof periods]],
    );
  await owner.query("select setval(pg_get_serial_sequence('calendar_acls', 'id'), 100)");
  await owner.query(
    `insert into events (id, medical_center_id, type, begin_at, end_at, owner_id) overriding system value
     select id, ${ids.center}, 'FREE_TIME', '2026-03-30T08:00:00Z', '2026-03-30T09:00:00Z', ${ids.profiles.admin} from unnest($1::int[]) as id`,
    [Object.values(ownHour).map((hour) => `${ids.events.lunch}${hour}`)],
  );
}

export const calendar: Samples = {
  "Query.event": {
    call: (at) => `event(event: ${at.events.janaTherapy}) { id patientAttendances { patientCard { fullName } } }`,
  },
  "Query.calendarEvents": {
    call: () => `calendarEvents(from: "2026-03-16T00:00:00Z", to: "2026-03-17T00:00:00Z")`,
    stranger: "own",
  },
  "Query.events": {
    call: () =>
      `events(from: "2026-03-16T00:00:00Z", to: "2026-03-17T00:00:00Z") { name procedure { name } patientAttendances { patientCard { uuid } } }`,
    stranger: "own",
  },
  "Query.calendarResources": {
    call: () => `calendarResources { staffs { fullName } facilities { name } }`,
    stranger: "own",
  },
  "Query.profiles": { call: () => `profiles { fullName }`, stranger: "own" },
  "Query.profileAndFacilitiesOptions": {
    call: (at) =>
      `profileAndFacilitiesOptions(from: "2026-03-16T08:00:00Z", to: "2026-03-16T09:00:00Z", procedure: ${at.procedures.therapy}) { profiles { profile { fullName } } facilities { facility { name } } }`,
    stranger: "own",
  },
  "Query.freeUntil": {
    call: (at) => `freeUntil(profile: ${at.profiles.paramedic}, from: "2026-03-17T07:00:00Z")`,
    stranger: "own",
  },
  "Query.freePlaces": {
    call: (at) =>
      `freePlaces(from: "2026-03-17", to: "2026-03-17", procedure: ${at.procedures.therapy}, facilities: [${at.facilities.gym}]) { profile { fullName } facilities { name } }`,
    stranger: "own",
  },
  "Mutation.eventCreate": {
    call: (at, who) =>
      `eventCreate(input: { eventType: EVENT, beginAt: "2026-03-16T${ownHour[who] ?? "20"}:00:00Z", confirmOutsideHours: true, procedure: ${at.procedures.therapy}, owner: ${at.profiles.paramedic}, patientCards: [${at.patients.jana}] }) { id }`,
    stranger: "invalidInput",
  },
  "Query.eventRecurrencePreview": {
    call: (at) =>
      `eventRecurrencePreview(input: { eventType: EVENT, beginAt: "2026-03-16T08:00:00Z", procedure: ${at.procedures.therapy}, owner: ${at.profiles.paramedic}, recurrence: { frequency: DAILY, count: 2 } }) { dates { conflicts { label eventName } } }`,
    stranger: "invalidInput",
  },
  "Query.calendars": { call: () => `calendars { id profile { fullName } acls { email } }`, stranger: "own" },
  "Mutation.calendarAclCreate": {
    call: (at, who) =>
      `calendarAclCreate(email: "${who}@doma.example", calendar: ${ownOr(at.profiles, who)}) { email }`,
  },
  "Mutation.calendarAclRenew": {
    call: (at, who) =>
      `calendarAclRenew(aclId: ${ownOr(at.periods, who)}, calendar: ${ownOr(at.profiles, who)}) { email }`,
  },
  "Mutation.calendarAclRemove": {
    call: (at, who) =>
      `calendarAclRemove(aclId: ${ownOr(at.periods, who) + 4}, calendar: ${ownOr(at.profiles, who)}) { email }`,
  },
  "Mutation.calendarFeedNamesSet": {
    call: () => `calendarFeedNamesSet(active: false) { calendarFeedNames }`,
    stranger: "own",
  },
  "Query.patientAttendances": {
    call: (at) =>
      `patientAttendances(patientCard: ${at.patients.jana}) { items { state event { procedure { name } } patientCard { fullName } } total }`,
  },
  "Mutation.patientAttendanceSetState": {
    call: (at) =>
      `patientAttendanceSetState(patientAttendance: ${at.attendances.jana}, state: PRESENT) { state patientCard { fullName } }`,
  },
  "Mutation.patientAttendanceSetInsurerCover": {
    call: (at) =>
      `patientAttendanceSetInsurerCover(patientAttendance: ${at.attendances.jana}) { cover patientCard { fullName } }`,
  },
  "Mutation.patientAttendanceSetProgress": {
    call: (at) =>
      `patientAttendanceSetProgress(patientAttendance: ${at.attendances.jana}, progress: ARRIVED) { arrivedAt }`,
  },
  "Query.eventSeries": {
    call: (at) =>
      `eventSeries(event: ${at.events.janaTherapy}) { id procedure { name } patientAttendances { patientCard { fullName } } }`,
  },
  "Query.eventsRemoved": {
    call: (at) =>
      `eventsRemoved(event: ${at.events.janaTherapy}) { id patientAttendances { patientCard { fullName } } }`,
  },
  "Mutation.eventUpdate": {
    call: (at, who) => `eventUpdate(event: ${at.events.lunch}, detailsInput: { note: "${who}" }) { id name }`,
  },
  "Mutation.eventRemove": {
    call: (at, who) => `eventRemove(event: ${at.events.lunch}${ownHour[who] ?? "16"}) { id name }`,
  },
  "Mutation.eventRestore": { call: (at) => `eventRestore(event: ${at.events.lunch}) { id name }` },
};

import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { openBooking } from "./known.ts";
import type { Samples } from "./sample.ts";

/** Requests of a patient. */
export async function prepareBookings(owner: Pool) {
  // The time of one is still ahead.
  await owner.query(
    `insert into bookings (id, uuid, medical_center_id, begin_at, end_at, procedure_id, event_id, name, surname, date_of_birth, sex, email, phone, issue, locale, information, token_hash) overriding system value
     select id, gen_random_uuid(), ${ids.center}, timestamptz '2026-03-16 07:00Z' + ahead, timestamptz '2026-03-16 08:00Z' + ahead, ${ids.procedures.therapy}, ${ids.events.lunch}, 'Věra', 'Webová', '1980-02-01', 'FEMALE', 'vera@example.com', '+420601222333', 'Bolest', 'cs', 1, id::text
     from generate_series(901, 918) as id, lateral (select case id when ${openBooking} then interval '9 days' else interval '0' end as ahead) as place`,
  );
}

export const bookings: Samples = {
  "Mutation.bookingActiveSet": {
    call: () => `bookingActiveSet(active: true) { name bookingConfig { active } }`,
    stranger: "own",
  },
  "Mutation.bookingConfigUpdate": {
    call: () => `bookingConfigUpdate(input: { slotFrequency: 20 }, version: 99) { id }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.procedureAccessibleInBookingUpdate": {
    call: (at) =>
      `procedureAccessibleInBookingUpdate(procedure: ${at.procedures.group}, accessibleInBooking: true) { accessibleInBooking }`,
  },
  "Query.badge": { call: () => "badge { bookingCount }", stranger: "own" },
  "Query.booking": { call: (at) => `booking(booking: ${at.booking}) { status surname issue }` },
  "Query.bookings": { call: () => "bookings(status: CREATED) { items { surname } }", stranger: "own" },
  "Query.patientCardSuggestions": {
    call: (at) => `patientCardSuggestions(booking: ${at.booking}) { surname score reasons }`,
  },
  "Query.bookingPage": { call: () => `bookingPage(slug: "none") { from }`, fault: "notFound" },
  "Query.bookingContact": { call: () => `bookingContact(slug: "none") { name }`, fault: "notFound" },
  "Query.bookingTimes": {
    call: (at) =>
      `bookingTimes(slug: "none", procedure: ${at.procedures.therapy}, from: "2026-03-16", days: 1) { beginAt }`,
    fault: "notFound",
  },
  "Query.ownBooking": {
    call: () => `ownBooking(token: "none") { status }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Mutation.bookingAccept": {
    call: (at) => `bookingAccept(booking: ${at.booking}, patientCard: ${at.patients.jana}) { status }`,
    fault: "bookingMissed",
  },
  "Mutation.bookingReject": {
    call: (at, who) => `bookingReject(booking: ${at.ownEntry[who] ?? at.booking}, sendEmail: false) { status }`,
  },
  "Mutation.bookingRequest": {
    call: (at) =>
      `bookingRequest(slug: "none", input: { uuid: "${at.uuids.jana}", procedure: ${at.procedures.therapy}, beginAt: "2026-03-17T10:00:00Z", name: "Věra", surname: "Zelená", dateOfBirth: "1980-02-01", sex: FEMALE, email: "vera@example.com", phone: "601222333", locale: cs, information: 1 }) { reference }`,
    fault: "notFound",
    stranger: "notFound",
  },
  "Mutation.ownBookingConfirm": {
    call: () => `ownBookingConfirm(token: "none") { status }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Mutation.ownBookingCancel": {
    call: () => `ownBookingCancel(token: "none") { status }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
};

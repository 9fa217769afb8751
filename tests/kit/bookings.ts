import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";

const day = { from: "08:00", to: "16:00" };

/** Lets patients book therapy, examination and group with the paramedic of the cast, Monday to Friday from 8 to 16. */
export async function openBookings(owner: Pick<Pool, "query">) {
  await owner.query("update medical_centers set booking_active = true, booking_slot_frequency = 30 where id = $1", [
    ids.center,
  ]);
  await owner.query("update procedures set accessible_in_booking = true where medical_center_id = $1", [ids.center]);
  await owner.query("update profiles set accessible_in_booking = true, working_hours = $2 where id = $1", [
    ids.profiles.paramedic,
    JSON.stringify([day, day, day, day, day, null, null]),
  ]);
}

/** Takes away all requests, what they have led to, and the attempts counted for them. */
export async function forgetBookings(owner: Pick<Pool, "query">) {
  await owner.query("delete from bookings");
  await owner.query("delete from events where id > 100");
  await owner.query("truncate rate_limits, mails, idempotency_keys");
}

/** A request as a patient types it; `at` is its begin. */
export const requestAt = (at: string, typed: object = {}) => ({
  uuid: crypto.randomUUID(),
  procedure: ids.procedures.therapy,
  beginAt: at,
  name: "Věra",
  surname: "Zelená",
  dateOfBirth: "1. 2. 1980",
  sex: "FEMALE",
  email: "vera@example.com",
  phone: "601 222 333",
  issue: "Bolest ramene",
  locale: "cs",
  information: 1,
  ...typed,
});

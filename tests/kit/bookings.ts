import type { Pool } from "pg";
import { challengeOf, hasProofOfWork } from "#api/bookings/page/proof.ts";
import { tokenOfBooking } from "#api/core/access/booking-token.ts";
import type { Services } from "#api/core/context.ts";
import { ids, now, type Role } from "#tests/cast/people.ts";
import type { testApi } from "./api.ts";

const day = { from: "08:00", to: "16:00" };

/**
 * Lets patients book therapy, examination and group with the paramedic of the cast, Monday to Friday from 8 to 16. No
 * staff is mailed.
 */
export async function openBookings(owner: Pick<Pool, "query">) {
  await owner.query(
    "update medical_centers set booking_active = true, booking_confirmed = false, booking_slot_frequency = 30 where id = $1",
    [ids.center],
  );
  await owner.query("update procedures set accessible_in_booking = true where medical_center_id = $1", [ids.center]);
  await owner.query("update profiles set accessible_in_booking = true, working_hours = $2 where id = $1", [
    ids.profiles.paramedic,
    JSON.stringify([day, day, day, day, day, null, null]),
  ]);
  await owner.query(
    "insert into staff_notice_rules (medical_center_id, request_profiles) values ($1, '{}') on conflict do nothing",
    [ids.center],
  );
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

/** A request with the proof of its work, by an easy challenge. */
export function withProofOfWork<T extends { uuid: string }>(
  services: Pick<Services, "settings">,
  input: T,
  moment = now,
) {
  const challenge = challengeOf(services, ids.center, 4, moment);
  const at = { ...services, now: () => moment };
  for (let nonce = 0; ; nonce++) {
    const proof = `${challenge}:${nonce}`;
    if (hasProofOfWork(at, ids.center, input.uuid, proof)) return { ...input, proof };
  }
}

/** The calls of patients and staff about requests at the cast's centre: what they answer, or the code of the refusal. */
export function bookingCalls(api: Awaited<ReturnType<typeof testApi>>) {
  const call = async (who: Role | null, document: string, variables: object = {}, headers = {}) => {
    const { data, errors } = await api.call(who, document, variables, headers);
    return errors ? String(errors[0]!.extensions.code) : Object.values(data)[0];
  };
  const request = (input: object, address = "127.0.0.1") =>
    call(
      null,
      `mutation ($input: BookingRequestInput!) { bookingRequest(slug: "u-lipy", input: $input) { reference confirmBy } }`,
      { input },
      { address },
    );
  const withProof = <T extends { uuid: string }>(input: T) => withProofOfWork(api.services, input);
  return {
    call,
    request,
    withProof,
    /** Sends a request with a proof for a begin; its link's token, its id and its event. */
    sent: async (at: string, typed: object = {}) => {
      const input = withProof(requestAt(at, typed));
      await request(input);
      const { rows } = await api.database.owner.query("select id, event_id as event from bookings where uuid = $1", [
        input.uuid,
      ]);
      return { token: tokenOfBooking(api.services, input.uuid), ...(rows[0] as { id: number; event: number }) };
    },
    accept: (id: number, more = "", who: Role = "receptionist") =>
      call(who, `mutation { bookingAccept(booking: ${id}${more}) { status patientCard { id fullName } } }`),
    reject: (id: number, who: Role = "receptionist") =>
      call(who, `mutation { bookingReject(booking: ${id}, sendEmail: true, reason: "Petr má školení.") { status } }`),
    /** The number of claims by which an event holds its time. */
    claims: async (event: number) =>
      (await api.database.owner.query("select count(*)::int as n from occupancies where event_id = $1", [event]))
        .rows[0].n,
    cancel: (token: string) =>
      call(null, `mutation ($token: String!) { ownBookingCancel(token: $token) { status cancelable } }`, { token }),
  };
}

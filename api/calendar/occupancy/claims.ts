import type { ClaimKind } from "#rules/codes.ts";
import type { EventRow, Relations } from "../events/relations.ts";

/** The claims of an event: a person, a facility or a patient for its time. */
export type Claim = { eventId: number; kind: ClaimKind; id: number; beginAt: Date; endAt: Date };

/** The column of the occupancy table that names whom a claim takes. */
export const columnOf = {
  PROFILE: "profileId",
  FACILITY: "facilityId",
  PATIENT_CARD: "patientCardId",
} as const satisfies Record<ClaimKind, string>;

type Claiming = Pick<EventRow, "id" | "beginAt" | "endAt" | "removedAt" | "capacity" | "ownerId">;

/**
 * All claims of an event, each once. A removed one has none. An excused patient's claim is dropped; when all patients
 * of a single event are excused, its people and rooms are free for a substitute, while a group takes place.
 */
export function claimsOf(event: Claiming, { staffs, facilities, attendances }: Relations): Claim[] {
  if (event.removedAt) return [];
  const coming = attendances.filter(({ state }) => state !== "EXCUSED").map(({ patientCardId }) => patientCardId);
  const calledOff = event.capacity === null && attendances.length > 0 && coming.length === 0;
  const people = event.ownerId === null ? staffs : [event.ownerId, ...staffs];
  const of = (kind: ClaimKind, ids: number[]) =>
    [...new Set(ids)].map((id) => ({ eventId: event.id, kind, id, beginAt: event.beginAt, endAt: event.endAt }));
  return [
    ...of("PROFILE", calledOff ? [] : people),
    ...of("FACILITY", calledOff ? [] : facilities),
    ...of("PATIENT_CARD", coming),
  ];
}

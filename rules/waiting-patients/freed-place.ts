import { without } from "../working-hours/working-hours.ts";

type Placed = {
  beginAt: string;
  endAt: string;
  allDay: boolean;
  owner: { id: number } | null;
  procedure: { id: number } | null;
};
type Changed = Placed & { id: number; patientAttendances: { state: string }[] };
/** A free time of a person, or a free place in an event that takes place all the same. */
export type FreedPlace = Placed & { event?: number };

/**
 * The time freed by a changed event: the longest stretch of its owner's time that it leaves; where it leaves none and
 * fewer patients come, a place in the event itself (`event`).
 */
export function freedPlace(before: Changed, after: Changed): FreedPlace | null {
  const stays = before.owner?.id === after.owner?.id;
  const [longest] = without([timeOf(before)], stays ? [timeOf(after)] : []).sort(
    (one, other) => other.end - other.begin - (one.end - one.begin),
  );
  if (longest)
    return { ...before, beginAt: new Date(longest.begin).toISOString(), endAt: new Date(longest.end).toISOString() };
  return coming(after) < coming(before) ? { ...after, event: after.id } : null;
}

const timeOf = ({ beginAt, endAt }: Changed) => ({ begin: Date.parse(beginAt), end: Date.parse(endAt) });
const coming = ({ patientAttendances }: Changed) =>
  patientAttendances.filter(({ state }) => state !== "EXCUSED").length;

import { without, type Minutes } from "../working-hours/working-hours.ts";
import { DAY_MINUTES } from "../time/durations.ts";

/**
 * Minutes here are of one clock that never jumps (those since 1970), so that no night on which the clocks change is too
 * short or too long.
 */
export type FreePlace = {
  begin: number;
  end: number;
  person: number;
  /** One for each need, in their order. */
  facilities: number[];
  /** It begins or ends where something else does: no gap is torn in two. */
  touches: boolean;
};
type Person = { id: number; work: readonly Minutes[]; taken: readonly Minutes[] };
/** `people` are the owners; empty means shared. */
type Facility = { id: number; taken: readonly Minutes[]; people: readonly number[] };
type Wanted = {
  length: number;
  /** Times in which a slot may be; none may contain another. */
  times: readonly Minutes[];
  /** Any of them. */
  people: readonly Person[];
  /** Of each list one is needed; a facility is in one list only. */
  needs: readonly (readonly Facility[])[];
  most: number;
};

/** Slots begin at full quarters of an hour. */
export const RASTER = 15;
/** A shorter gap does not count as free anywhere in the calendar. */
const USABLE = 30;

/**
 * Free slots of a length: the best first, at most `most` of them. The earliest is the best, but each flaw postpones a
 * slot as though it began a day later: tearing a gap in two (free time on both sides), and leaving a remainder too
 * short to be of use. Of equals the earlier one, then the order of the people.
 */
export function freePlaces({ length, times, people, needs, most }: Wanted): FreePlace[] {
  const found = people.flatMap((person) => {
    const own = needs.map((facilities) =>
      facilities.filter((facility) => facility.people.length === 0 || facility.people.includes(person.id)),
    );
    return gapsOf(person).flatMap((gap) => {
      const near = own.map((facilities) => facilities.map(({ id, taken }) => ({ id, taken: during(gap, taken) })));
      return times
        .flatMap((time) =>
          placesIn({ begin: Math.max(time.begin, gap.begin), end: Math.min(time.end, gap.end) }, length),
        )
        .flatMap((place) => {
          const facilities = near.flatMap(
            (some) => some.find(({ taken }) => during(place, taken).length === 0)?.id ?? [],
          );
          return facilities.length === needs.length
            ? [{ ...place, ...judged(place, gap), person: person.id, facilities }]
            : [];
        });
    });
  });
  return found
    .sort((a, b) => a.rank - b.rank || a.begin - b.begin)
    .slice(0, most)
    .map(({ rank: _rank, ...place }) => place);
}

/** When a person works and has nothing yet. */
const gapsOf = ({ work, taken }: Person): Minutes[] =>
  work.flatMap((stretch) => without([stretch], during(stretch, taken)));

const during = (span: Minutes, taken: readonly Minutes[]): Minutes[] =>
  taken.filter(({ begin, end }) => begin < span.end && end > span.begin);

function placesIn(span: Minutes, length: number): Minutes[] {
  const first = Math.ceil(span.begin / RASTER) * RASTER;
  const many = Math.max(0, Math.floor((span.end - length - first) / RASTER) + 1);
  return Array.from({ length: many }, (_, at) => ({ begin: first + at * RASTER, end: first + at * RASTER + length }));
}

function judged(place: Minutes, gap: Minutes) {
  const rests = [place.begin - gap.begin, gap.end - place.end];
  // A rest shorter than the raster cannot be helped.
  const touches = rests.some((rest) => rest < RASTER);
  const flaws = Number(!touches) + Number(rests.some((rest) => rest >= RASTER && rest < USABLE));
  return { touches, rank: place.begin + flaws * DAY_MINUTES };
}

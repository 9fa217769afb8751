/** Minutes from any common origin; `end` is not part of the event. */
export type Span = { id: number | string; begin: number; end: number };
export type LaneSlot = { id: number | string; lane: number; lanes: number };

/**
 * Lays overlapping events side by side: the lane of each (from 0) and the number of lanes of its cluster, in the order
 * of the input. Earlier, then longer, then smaller id goes left, so the order of the input changes nothing. An event
 * without length takes a minute.
 */
export function layout(events: readonly Span[]): LaneSlot[] {
  const places = new Map<Span, LaneSlot>();
  let cluster: LaneSlot[] = [];
  /** When each lane of the open cluster becomes free. */
  let free: number[] = [];
  const close = () => {
    for (const place of cluster) place.lanes = free.length;
  };

  for (const event of [...events].sort(inOrder)) {
    if (free.every((end) => end <= event.begin)) {
      close();
      cluster = [];
      free = [];
    }
    const found = free.findIndex((end) => end <= event.begin);
    const lane = found < 0 ? free.length : found;
    free[lane] = Math.max(event.end, event.begin + 1);
    const place = { id: event.id, lane, lanes: 1 };
    cluster.push(place);
    places.set(event, place);
  }
  close();
  return events.map((event) => places.get(event) ?? { id: event.id, lane: 0, lanes: 1 });
}

const inOrder = (a: Span, b: Span): number =>
  a.begin - b.begin || b.end - a.end || Number(a.id > b.id) - Number(a.id < b.id);

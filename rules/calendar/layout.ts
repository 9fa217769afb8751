/** Minutes from any common origin; `end` is not part of the event. */
export type Span = { id: number | string; begin: number; end: number };
/** `bars`: how many of the lanes, the last ones, are too narrow to be read where a column is narrow. */
export type LaneSlot = { id: number | string; lane: number; lanes: number; bars: number };

/** Three tiles can be read side by side; of more, two can and the others are bars. */
const [MOST_TILES, TILES_NEXT_TO_BARS] = [3, 2];

/**
 * Lays overlapping events side by side: the lane of each (from 0), the number of lanes of its cluster, and of bars
 * among them, in the order of the input. Earlier, then longer, then smaller id goes left, so the order of the input
 * changes nothing. An event without length takes a minute.
 */
export function layout(events: readonly Span[]): LaneSlot[] {
  const places = new Map<Span, LaneSlot>();
  let cluster: LaneSlot[] = [];
  /** When each lane of the open cluster becomes free. */
  let free: number[] = [];
  const close = () => {
    const lanes = free.length;
    const bars = lanes > MOST_TILES ? lanes - TILES_NEXT_TO_BARS : 0;
    for (const place of cluster) {
      place.lanes = lanes;
      place.bars = bars;
    }
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
    const place = { id: event.id, lane, lanes: 1, bars: 0 };
    cluster.push(place);
    places.set(event, place);
  }
  close();
  return events.map((event) => places.get(event) ?? { id: event.id, lane: 0, lanes: 1, bars: 0 });
}

export const isBar = ({ lane, lanes, bars }: LaneSlot): boolean => lane >= lanes - bars;

const inOrder = (a: Span, b: Span): number =>
  a.begin - b.begin || b.end - a.end || Number(a.id > b.id) - Number(a.id < b.id);

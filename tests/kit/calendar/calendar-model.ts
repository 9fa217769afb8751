import { addDays, daysBetween, weekStart } from "#rules/time/dates.ts";
import { instantOf, localDate, localTime, weekday } from "#rules/time/time.ts";

export type Scope = "ONE" | "FOLLOWING" | "SERIES";
export type State = "NOT_SET" | "PRESENT" | "EXCUSED" | "NOT_EXCUSED";
export type Rule = { frequency: "DAILY" | "WEEKLY" | "MONTHLY"; interval: number; weekdays: number[]; count: number };
/** An event of the model. Whole minutes would do; moments are milliseconds. */
export type ModelEvent = {
  id: number;
  begin: number;
  end: number;
  owner: number;
  facilities: number[];
  cards: Map<number, State>;
  capacity: number | null;
  note: string;
  parent: number | null;
  slot: number | null;
  removed: number | null;
};
export type Change = Partial<Pick<ModelEvent, "begin" | "end" | "owner" | "facilities" | "note">> & {
  cards?: number[];
};

const at = (date: string, time: string) => instantOf(date, time).getTime();
const dateOf = (ms: number) => localDate(new Date(ms));
const timeOf = (ms: number) => localTime(new Date(ms));

/**
 * An independent model of the calendar: no database, no rules' text, every date found by looking at each day. It
 * predicts the result of each operation.
 */
export class CalendarModel {
  events = new Map<number, ModelEvent>();
  /** The time of day that each series has. */
  times = new Map<number, string>();

  living = () =>
    [...this.events.values()].filter((event) => event.removed === null).sort((one, other) => one.id - other.id);

  static expandRule(begin: number, { frequency, interval, weekdays, count }: Rule): string[] {
    const first = dateOf(begin);
    const dates: string[] = [];
    for (let date = first; dates.length < count; date = addDays(date, 1)) {
      const months =
        (Number(date.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
        Number(date.slice(5, 7)) -
        Number(first.slice(5, 7));
      const isLastDay = addDays(date, 1).slice(8) === "01";
      const fits = {
        DAILY: () => daysBetween(first, date) % interval === 0,
        WEEKLY: () =>
          (daysBetween(weekStart(first), weekStart(date)) / 7) % interval === 0 && weekdays.includes(weekday(date)),
        MONTHLY: () =>
          months % interval === 0 &&
          (date.slice(8) === first.slice(8) || (isLastDay && date.slice(8) < first.slice(8))),
      }[frequency]();
      if (fits) dates.push(date);
    }
    return dates;
  }

  /** The events that an operation is for, from the earliest slot; null when all of it has begun. */
  targets({ id, parent, slot }: ModelEvent, scope: Scope, now: number): number[] | null {
    if (scope === "ONE" || parent === null) return [id];
    const ahead = this.living().filter(
      (event) => event.parent === parent && event.begin > now && (scope === "SERIES" || event.slot! >= slot!),
    );
    return ahead.length === 0 ? null : ahead.sort((one, other) => one.slot! - other.slot!).map((event) => event.id);
  }

  /** These events as they would be after a change of one of them. */
  changed(event: ModelEvent, targets: number[], change: Change, scope: Scope): ModelEvent[] {
    const series = scope !== "ONE" && event.parent !== null;
    const begin = change.begin ?? event.begin;
    const end = change.end ?? begin + event.end - event.begin;
    const days = daysBetween(dateOf(event.begin), dateOf(begin));
    const added = change.cards?.filter((card) => !event.cards.has(card)) ?? [];
    const gone = change.cards ? [...event.cards.keys()].filter((card) => !change.cards!.includes(card)) : [];
    return targets.map((id) => {
      const one = structuredClone(this.events.get(id)!);
      if (begin !== event.begin && series) {
        one.slot = at(addDays(dateOf(one.slot!), days), timeOf(begin));
        one.begin = one.slot;
      }
      if (id === event.id) one.begin = begin;
      if (begin !== event.begin || end !== event.end) one.end = one.begin + end - begin;
      if (change.owner !== undefined && change.owner !== event.owner) one.owner = change.owner;
      if (change.note !== undefined && change.note !== event.note) one.note = change.note;
      if (change.facilities)
        one.facilities = [
          ...one.facilities.filter((id) => change.facilities!.includes(id) || !event.facilities.includes(id)),
          ...change.facilities.filter((id) => !event.facilities.includes(id) && !one.facilities.includes(id)),
        ].sort();
      for (const card of gone) one.cards.delete(card);
      for (const card of added) if (!one.cards.has(card)) one.cards.set(card, "NOT_SET");
      return one;
    });
  }

  claims({
    begin,
    end,
    owner,
    facilities,
    cards,
    capacity,
    removed,
  }: ModelEvent): { what: string; begin: number; end: number }[] {
    if (removed !== null) return [];
    const coming = [...cards].filter(([, state]) => state !== "EXCUSED").map(([card]) => `card ${card}`);
    const off = capacity === null && cards.size > 0 && coming.length === 0;
    return [...(off ? [] : [`profile ${owner}`, ...facilities.map((id) => `facility ${id}`)]), ...coming].map(
      (what) => ({ what, begin, end }),
    );
  }

  /**
   * The predicted conflicts of events: the person, or "full". Claims held before at the same time are not checked
   * again.
   */
  hits(wanted: ModelEvent[]): string[] {
    const ids = new Set(wanted.map(({ id }) => id));
    const taken = this.living()
      .filter(({ id }) => !ids.has(id))
      .flatMap((event) => this.claims(event));
    const hits: string[] = wanted.flatMap(({ cards, capacity, removed }) =>
      removed === null && [...cards.values()].filter((state) => state !== "EXCUSED").length > (capacity ?? 1)
        ? ["full"]
        : [],
    );
    const added: typeof taken = [];
    for (const event of wanted) {
      const before = this.events.has(event.id) ? this.claims(this.events.get(event.id)!) : [];
      for (const claim of this.claims(event)) {
        const kept = before.some(
          ({ what, begin, end }) => what === claim.what && begin === claim.begin && end === claim.end,
        );
        (kept ? taken : added).push(claim);
      }
    }
    added.forEach((claim, index) => {
      const meets = (other: typeof claim) =>
        other.what === claim.what && other.begin < claim.end && claim.begin < other.end;
      if (taken.some(meets) || added.some((other, at) => at !== index && meets(other))) hits.push(claim.what);
    });
    return hits;
  }

  put(events: ModelEvent[]) {
    for (const event of events) this.events.set(event.id, event);
  }

  /**
   * The changed events of a series and the rest become two series; removed ones of the later part go with the changed.
   */
  split(old: number, from: number, changed: ModelEvent[]) {
    const ids = changed.map(({ id }) => id);
    const rest = this.living()
      .filter(({ id, parent }) => parent === old && !ids.includes(id))
      .sort((one, other) => one.slot! - other.slot!);
    if (rest.length === 0) return old;
    const leaves = !ids.includes(old);
    const parent = leaves ? ids[0]! : rest[0]!.id;
    for (const event of this.events.values())
      if (
        event.parent === old &&
        (leaves ? ids.includes(event.id) || (event.removed !== null && event.slot! >= from) : rest.includes(event))
      )
        event.parent = parent;
    this.times.set(parent, this.times.get(old)!);
    return leaves ? parent : old;
  }
}

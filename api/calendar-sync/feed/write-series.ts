import ICAL from "ical.js";
import { partsOf, type Series } from "#rules/calendar/recurrence.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { expandRule } from "../../calendar/series/expand.ts";
import type { FeedEvent } from "./feed-event.ts";
import { isPlain, isPlainWall, utcProperty, wallEnd, wallOf, wallProperty, type Wall } from "./feed-times.ts";
import { describe, writeEvent } from "./write-event.ts";

type Member = FeedEvent & { slot: Wall };

/**
 * The events of a series as one rule, from the first to the last of them: dates without an event are excepted, and an
 * event that differs from the rest stands for its date (RECURRENCE-ID). Readers take the first one's length for all
 * dates, by the clock or as time that passes: no change of the clocks is in it. `rest` are those that the rule does not
 * give: many calendars do not read RDATE.
 */
export function writeSeries(parentId: number, series: Series, events: FeedEvent[], host: string) {
  if (isAtChange(series)) return { written: [], rest: events };
  const members = events.map((event) => ({ ...event, slot: wallOf(event.recurrenceAt!) }));
  const last = members.map(({ slot }) => slot.date).reduce((one, other) => (one > other ? one : other));
  const given = expandRule({ start: series.start, rule: { ...series.rule, until: last, count: null } });
  // A date may have a cancelled event and another one since: the later in this order remains.
  const inRule = members.filter((member) => isGiven(member, series, given)).sort(canceledFirst);
  const byDate = new Map(inRule.map((member) => [member.slot.date, member]));
  const model = modelOf([...byDate.values()], series);
  const first = model && given.find((date) => byDate.has(date) && isPlainCopy(model, date));
  if (model === undefined || first === undefined) return { written: [], rest: events };
  for (const date of byDate.keys()) if (date < first) byDate.delete(date);
  const rest = members.filter((member) => byDate.get(member.slot.date) !== member);
  const dates = given.filter((date) => date >= first && date <= [...byDate.keys()].sort().at(-1)!);
  const uid = `series-${parentId}@${host}`;
  const differing = [...byDate.values()].filter((member) => !isLike(member, model));
  return {
    written: [
      writeRule(model, { series, uid, dates, without: dates.filter((date) => !byDate.has(date)), members }),
      ...differing.map((member) => writeException(member, model, uid)),
    ],
    rest,
  };
}

const canceledFirst = (one: FeedEvent, other: FeedEvent) => Number(other.canceled) - Number(one.canceled);

/** Whether the series is at the hour that the clocks skip and repeat: readers differ in its dates from then on. */
const isAtChange = ({ time }: Series) => time !== null && time >= "02:00" && time < "03:00";

/** One at a time of the day in a series of whole days is written by itself: readers take it for a whole day otherwise. */
const isGiven = ({ slot, allDay }: Member, { time }: Series, given: IsoDate[]) =>
  given.includes(slot.date) && slot.time === `${time ?? "00:00"}:00` && allDay === (time === null);

/** The event that the rule copies: one at its slot that most others are like, best one that takes place. */
function modelOf(members: Member[], { time }: Series): Member | undefined {
  const regular = members.filter(
    ({ beginAt, endAt, recurrenceAt, allDay }) =>
      beginAt.getTime() === recurrenceAt!.getTime() && allDay === (time === null) && isPlain(endAt),
  );
  const living = regular.filter(({ canceled }) => !canceled);
  const eligible = living.length > 0 ? living : regular;
  const kindOf = (member: Member) => `${lengthOf(member)} ${member.summary}`;
  const counts = new Map<string, number>();
  for (const member of eligible) counts.set(kindOf(member), (counts.get(kindOf(member)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return eligible.find((member) => counts.get(kindOf(member)) === most);
}

/** Whether a reader of the rule sees this event, however it counts the length of one in a night of changing clocks. */
function isLike(member: Member, model: Member): boolean {
  const end = wallOf(member.endAt);
  const copied = endOn(model, member.slot.date);
  return (
    member.beginAt.getTime() === member.recurrenceAt!.getTime() &&
    member.allDay === model.allDay &&
    end.date === copied.date &&
    end.time === copied.time &&
    isPlain(member.endAt) &&
    (model.allDay || lengthOf(member) === lengthOf(model)) &&
    member.summary === model.summary &&
    member.canceled === model.canceled
  );
}

/** The end of the model's copy on another date. */
const endOn = (model: Member, date: IsoDate) => wallEnd(model.slot, wallOf(model.endAt), date);

/** Whether the model's copy on another date ends at a plain time, as long after its begin as the model. */
function isPlainCopy(model: Member, date: IsoDate): boolean {
  const end = endOn(model, date);
  if (!isPlainWall(end)) return false;
  return model.allDay || instantOfWall(end) - instantOfWall({ date, time: model.slot.time }) === lengthOf(model);
}

const instantOfWall = ({ date, time }: Wall) => instantOf(date, time.slice(0, 5)).getTime();

const lengthOf = ({ beginAt, endAt }: FeedEvent) => endAt.getTime() - beginAt.getTime();

type Written = { series: Series; uid: string; dates: IsoDate[]; without: IsoDate[]; members: Member[] };

function writeRule(model: Member, { series, uid, dates, without, members }: Written): ICAL.Component {
  const version = Math.max(...members.map((member) => member.version));
  const revisedAt = new Date(Math.max(...members.map((member) => member.revisedAt.getTime())));
  const component = describe({ ...model, version, revisedAt }, uid);
  const { allDay, slot } = model;
  const [first, last] = [dates[0]!, dates.at(-1)!];
  const begin = { date: first, time: slot.time };
  component.addProperty(wallProperty("dtstart", begin, allDay));
  component.addProperty(wallProperty("dtend", endOn(model, first), allDay));
  const rule = ICAL.Recur.fromString(partsOf(series.rule));
  // With a time zone, RFC 5545 requires the end as a moment of UTC.
  const end = allDay
    ? wallProperty("until", { date: last, time: "00:00:00" }, true)
    : utcProperty("until", new Date(instantOf(addDays(last, 1)).getTime() - 1000));
  rule.until = end.getFirstValue() as ICAL.Time;
  component.addPropertyWithValue("rrule", rule);
  for (const date of without) component.addProperty(wallProperty("exdate", { date, time: slot.time }, allDay));
  return component;
}

function writeException(member: Member, model: Member, uid: string): ICAL.Component {
  const component = writeEvent(member, uid);
  component.addProperty(wallProperty("recurrence-id", member.slot, model.allDay));
  return component;
}

import { z } from "zod";
import { MOST_INTERVAL, MOST_OCCURRENCES } from "../../calendar/recurrence.ts";
import { attendanceOf, repetitionOf } from "../../imports/meanings.ts";
import { readDate } from "../../read-date.ts";
import { DAY, later, MINUTE } from "../../time/durations.ts";
import { readTime } from "../../time/read-time.ts";
import { instantOf, type IsoDate } from "../../time/time.ts";
import { read, typedDay } from "../read.ts";
import { error, optionalLongText, optionalText } from "../text.ts";
import { wholeTyped } from "../whole.ts";

const LONGEST_MINUTES = DAY / MINUTE;

const time = () =>
  read((typed) => {
    const value = readTime(typed);
    return value ? { value } : "timeInvalid";
  });

/** An end of a series: a number of times, `10` or `10×`, or a day. */
const endOf = (typed: string, today: IsoDate) => {
  const [, count] = /^(\d{1,3}) ?[x×]?$/i.exec(typed) ?? [];
  const until = count ? null : readDate(typed, today);
  return count || until ? { value: { count: count ? Number(count) : null, until } } : ("dateInvalid" as const);
};

/**
 * A visit of a table as its cells say it; texts are read as people write them. One without an end takes as long as its
 * service. A series ends with a day or after a number of times.
 */
export const ImportedVisit = (today: IsoDate) =>
  z
    .object({
      date: typedDay(today, "cs"),
      time: time().refine((at) => at !== null, error("required")),
      endTime: time(),
      minutes: wholeTyped(1, LONGEST_MINUTES, "durationOutOfRange").nullish(),
      person: optionalText(),
      room: optionalText(),
      service: optionalText(),
      title: optionalText(),
      note: optionalLongText(4000),
      attendance: read((typed) => {
        const value = attendanceOf(typed);
        return value ? { value } : "choiceInvalid";
      }, 200),
      repeats: read((typed) => {
        const value = repetitionOf(typed);
        return value && value.interval > 0 && value.interval <= MOST_INTERVAL ? { value } : "choiceInvalid";
      }, 200),
      until: read((typed) => endOf(typed, today), 60),
    })
    .superRefine(({ person, room, repeats, until }, ctx) => {
      const fault = (path: string, name: Parameters<typeof error>[0]) =>
        ctx.addIssue({ code: "custom", path: [path], message: error(name) });
      if (!person && !room) fault("person", "required");
      if (repeats && !until) fault("until", "required");
      if (until?.count && until.count > MOST_OCCURRENCES) fault("until", "seriesTooLong");
    })
    .transform(({ date, time, endTime, minutes, repeats, until, ...same }, ctx) => {
      const beginAt = instantOf(date, time!);
      const endAt = endTime ? instantOf(date, endTime) : minutes ? later(beginAt, minutes * MINUTE) : null;
      if (endAt && endAt <= beginAt) {
        ctx.addIssue({ code: "custom", path: ["endTime"], message: error("endBeforeStart") });
        return z.NEVER;
      }
      return { ...same, beginAt, endAt, recurrence: repeats && until && { ...repeats, ...until } };
    });
export type ImportedVisit = z.output<ReturnType<typeof ImportedVisit>>;

import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { readDate } from "#rules/read-date.ts";
import { readTime } from "#rules/read-time.ts";
import { instantOf, type IsoDate } from "#rules/time.ts";
import { enteredEventTypes } from "./event.ts";
import { error, optionalText } from "./text.ts";

const LONGEST_MINUTES = 24 * 60;

const optionalId = () => z.coerce.number(error("choiceInvalid")).int(error("choiceInvalid")).min(1, error("choiceInvalid")).max(2 ** 31 - 1, error("choiceInvalid")).nullish().transform((value) => value ?? null);
const ids = () => z.array(z.coerce.number(error("choiceInvalid")).int(error("choiceInvalid")).min(1, error("choiceInvalid")).max(2 ** 31 - 1, error("choiceInvalid"))).optional().transform((list) => list ?? []);

/** What people type to enter an event, turned into what `eventCreate` takes. Days and times are read as they are written. */
export const eventForm = (today: IsoDate, locale: Locale) =>
  z
    .object({
      eventType: z.enum(enteredEventTypes, error("choiceInvalid")),
      patient: optionalId(),
      procedure: optionalId(),
      date: z.string(error("required")),
      allDay: z.boolean().optional(),
      lastDate: z.string().optional(),
      from: z.string().optional(),
      to: z.string().optional(),
      duration: z.coerce.number(error("notANumber")).int(error("notANumber")).min(1, error("valueInvalid")).max(LONGEST_MINUTES, error("eventTooLong")).optional(),
      owner: optionalId(),
      staffs: ids(),
      facilities: ids(),
      name: optionalText(),
      note: optionalText(4000),
      override: z.boolean().optional(),
      overrideReason: optionalText(500),
      confirmOutsideHours: z.boolean().optional(),
    })
    .transform(({ patient, date: typedDate, lastDate, from, to, duration, allDay, override, overrideReason, ...rest }, ctx) => {
      const fault = (path: string, name: ErrorName) => void ctx.addIssue({ code: "custom", path: [path], message: error(name) });
      const day = (path: string, text: string) => readDate(text, today, locale) ?? fault(path, "dateInvalid");
      const clock = (path: string, text: string) => readTime(text) ?? fault(path, "timeInvalid");
      const event = { ...rest, patientCards: patient === null ? [] : [patient], override: override ? { reason: overrideReason ?? "" } : null };
      if (override && !overrideReason) fault("overrideReason", "required");
      const date = day("date", typedDate);
      if (allDay) {
        const last = lastDate ? day("lastDate", lastDate) : date;
        if (!date || !last) return z.NEVER;
        return { ...event, beginAt: null, endAt: null, allDay: { from: date, to: last } };
      }
      const begin = from ? clock("from", from) : fault("from", "required");
      const end = to ? clock("to", to) : null;
      if (!date || !begin || end === undefined) return z.NEVER;
      const beginAt = instantOf(date, begin);
      const endAt = end ? instantOf(date, end) : duration ? new Date(beginAt.getTime() + duration * 60_000) : null;
      if (endAt && endAt <= beginAt) return fault("to", "endBeforeStart") ?? z.NEVER;
      return { ...event, beginAt: beginAt.toISOString(), endAt: endAt?.toISOString() ?? null, allDay: null };
    });

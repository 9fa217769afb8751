import { z } from "zod";
import { colors } from "#rules/codes.ts";
import { addDays, daysBetween } from "#rules/time/dates.ts";
import { DAY, later, MINUTE } from "../../time/durations.ts";
import { instantOf, isIsoDate } from "#rules/time/time.ts";
import { id, ids } from "../ids.ts";
import { RecurrenceInput } from "./recurrence.ts";
import { error, optionalLongText, optionalText, text } from "../text.ts";

/** Types that people enter; a BOOKING comes from a patient's request. */
export const enteredEventTypes = ["EVENT", "FREE_TIME"] as const;
/** The most days an event may last, and a question for events may span. */
export const LONGEST_DAYS = 45;

const optionalId = () =>
  id()
    .nullish()
    .transform((value) => value ?? null);
const day = () => z.string(error("required")).refine(isIsoDate, error("dateInvalid"));
const optionalInstant = () =>
  z
    .date(error("dateInvalid"))
    .nullish()
    .transform((value) => value ?? null);

/** Whole days, both included. */
const Days = z.object({ from: day(), to: day() }).superRefine(({ from, to }, ctx) => {
  if (to < from) ctx.addIssue({ code: "custom", path: ["to"], message: error("endBeforeStart") });
  else if (daysBetween(from, to) >= LONGEST_DAYS)
    ctx.addIssue({ code: "custom", path: ["to"], message: error("periodTooLong") });
});

/** Consent to enter an event despite conflicts. */
const consent = {
  override: z
    .object({ reason: text(500) })
    .nullish()
    .transform((value) => value ?? null),
  confirmOutsideHours: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
};
export const ConsentInput = z.object(consent);
export type Consent = z.output<typeof ConsentInput>;

/** An event as people enter it. */
export const EventInput = z
  .object({
    eventType: z.enum(enteredEventTypes, error("choiceInvalid")),
    beginAt: optionalInstant(),
    endAt: optionalInstant(),
    allDay: Days.nullish().transform((value) => value ?? null),
    name: optionalText(),
    note: optionalLongText(4000),
    issue: optionalLongText(2000),
    color: z
      .enum(colors, error("choiceInvalid"))
      .nullish()
      .transform((value) => value ?? null),
    procedure: optionalId(),
    owner: optionalId(),
    staffs: ids(50),
    facilities: ids(50),
    patientCards: ids(100),
    /** A patient without a card: validated by the verb that opens it. */
    newPatient: z
      .record(z.string(), z.unknown())
      .nullish()
      .transform((value) => value ?? null),
    waitingPatient: optionalId(),
    /** The voucher of one of the patients that pays the visit. */
    ftVoucher: optionalId(),
    recurrence: RecurrenceInput.nullish().transform((value) => value ?? null),
    ...consent,
  })
  .superRefine(({ beginAt, endAt, allDay, eventType, ...input }, ctx) => {
    const fault = (path: string, name: Parameters<typeof error>[0]) =>
      ctx.addIssue({ code: "custom", path: [path], message: error(name) });
    if (!allDay && !beginAt) fault("beginAt", "required");
    if (!allDay && beginAt && endAt) {
      if (endAt <= beginAt) fault("endAt", "endBeforeStart");
      else if (endAt.getTime() - beginAt.getTime() > DAY) fault("endAt", "eventTooLong");
    }
    if (input.owner === null && input.staffs.length === 0 && input.facilities.length === 0) fault("owner", "required");
    if (eventType === "FREE_TIME" && (input.newPatient || input.patientCards.length > 0))
      fault("patientCards", "choiceInvalid");
  });
export type EventInput = z.output<typeof EventInput>;

/** Begin and end of an event; `minutes` is the length of one without an end. */
export function spanOf({ beginAt, endAt, allDay }: EventInput, minutes: number): { beginAt: Date; endAt: Date } {
  if (allDay) return { beginAt: instantOf(allDay.from), endAt: instantOf(addDays(allDay.to, 1)) };
  return { beginAt: beginAt!, endAt: endAt ?? later(beginAt!, minutes * MINUTE) };
}

import { z } from "zod";
import { colors, type Locale } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { endOn } from "#rules/calendar/event-end.ts";
import { readDate, readTypedBirthDate } from "#rules/read-date.ts";
import { readTime } from "#rules/time/read-time.ts";
import { later, MINUTE } from "../../time/durations.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { enteredEventTypes } from "./event.ts";
import { recurrenceOf, RepeatForm } from "./repeat-form.ts";
import { error, optionalLongText, optionalText } from "../text.ts";

const LONGEST_MINUTES = 24 * 60;

const typedId = () =>
  z.coerce
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .min(1, error("choiceInvalid"))
    .max(2 ** 31 - 1, error("choiceInvalid"));
const optionalId = () =>
  typedId()
    .nullish()
    .transform((value) => value ?? null);
const ids = () =>
  z
    .array(typedId())
    .optional()
    .transform((list) => list ?? []);

/** The verb that opens a card validates it; only the minimum is required here. */
const NewPatient = z.object({
  surname: z.string().optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
  dateOfBirth: z.string().optional(),
});

const EventFields = z.object({
  eventType: z.enum(enteredEventTypes, error("choiceInvalid")),
  patients: ids(),
  /** The patient being picked. */
  patient: optionalId(),
  newPatient: NewPatient.optional(),
  /** The card that a new patient turned out to have, or `new`. */
  sameAs: z.union([z.literal("new"), typedId()], error("choiceInvalid")).optional(),
  procedure: optionalId(),
  date: z.string(error("required")),
  allDay: z.boolean().optional(),
  lastDate: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  duration: z.coerce
    .number(error("notANumber"))
    .int(error("notANumber"))
    .min(1, error("valueInvalid"))
    .max(LONGEST_MINUTES, error("eventTooLong"))
    .optional(),
  owner: optionalId(),
  staffs: ids(),
  facilities: ids(),
  /** A voucher, or below 0 the one in place of which the patient pays. */
  ftVoucher: z.coerce
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .max(2 ** 31 - 1, error("choiceInvalid"))
    .optional()
    .transform((id) => (id && id > 0 ? id : null)),
  name: optionalText(),
  note: optionalLongText(4000),
  issue: optionalLongText(2000),
  color: z
    .enum(colors, error("choiceInvalid"))
    .nullish()
    .transform((value) => value ?? null),
  repeat: RepeatForm.optional(),
  override: z.boolean().optional(),
  overrideReason: optionalText(500),
  confirmOutsideHours: z.boolean().optional(),
});
type Typed = z.output<typeof EventFields>;
type Fault = (path: string, name: ErrorName) => undefined;

/** The typed fields of an event, turned into the input of `eventCreate`. Days and times are parsed. */
export const eventForm = (today: IsoDate, locale: Locale) =>
  EventFields.transform((typed, ctx) => readEvent(typed, ctx, today, locale));

function readEvent(
  {
    patients,
    patient,
    newPatient,
    sameAs,
    date: typedDate,
    lastDate,
    from,
    to,
    duration,
    allDay,
    repeat,
    override,
    overrideReason,
    ...rest
  }: Typed,
  ctx: z.core.$RefinementCtx<Typed>,
  today: IsoDate,
  locale: Locale,
) {
  const fault: Fault = (path, name) =>
    void ctx.addIssue({ code: "custom", path: path.split("."), message: error(name) });
  const day = (path: string, text: string) => readDate(text, today, locale) ?? fault(path, "dateInvalid");
  const clock = (path: string, text: string) => readTime(text) ?? fault(path, "timeInvalid");
  const typed = typeof sameAs !== "number" && newPatient && Object.values(newPatient).some(Boolean) ? newPatient : null;
  const event = {
    ...rest,
    patientCards: [
      ...new Set([...patients, patient, typeof sameAs === "number" ? sameAs : null].filter((id) => id !== null)),
    ],
    newPatient: typed ? readNewPatient(typed, sameAs, today, fault) : null,
    recurrence: recurrenceOf(
      repeat ?? {},
      { today, locale, time: allDay ? null : readTime(from ?? "") },
      (name, error) => fault(`repeat.${name}`, error),
    ),
    override: override ? { reason: overrideReason ?? "" } : null,
  };
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
  const endAt = end ? endOn(date, beginAt, end) : duration ? later(beginAt, duration * MINUTE) : null;
  if (end && !endAt) return fault("to", "endBeforeStart") ?? z.NEVER;
  return { ...event, beginAt: beginAt.toISOString(), endAt: endAt?.toISOString() ?? null, allDay: null };
}

function readNewPatient(
  { surname, name, phone, dateOfBirth }: z.output<typeof NewPatient>,
  sameAs: Typed["sameAs"],
  today: IsoDate,
  fault: Fault,
) {
  if (!surname) fault("newPatient.surname", "required");
  if (!name) fault("newPatient.name", "required");
  const born = dateOfBirth ? readTypedBirthDate(dateOfBirth, today) : null;
  if (typeof born === "string") fault("newPatient.dateOfBirth", born);
  return {
    surname: surname ?? "",
    name: name ?? "",
    phone: phone ?? null,
    dateOfBirth: typeof born === "string" ? null : (born?.value ?? null),
    confirmDuplicate: sameAs === "new",
  };
}

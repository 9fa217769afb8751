import { parseWithZod } from "@conform-to/zod/v4";
import type { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PreviewSeries } from "#app/graphql/calendar/events.ts";
import { holidayCountry, holidayOn } from "#rules/time/holidays.ts";
import type { eventForm } from "#rules/inputs/calendar/event-form.ts";
import { localDate } from "#rules/time/time.ts";
import type { z } from "zod";
import type { Args } from "../request/context.ts";
import { asTyped } from "../forms/as-typed.server.ts";
import { conflictsShown } from "./hidden-names.server.ts";
import { me } from "../session/me.server.ts";
import type { Refusal } from "../forms/submit-form.server.ts";

type Schema = ReturnType<typeof eventForm>;
export type SeriesShown = Awaited<ReturnType<typeof previewSeries>>;
type Repeat = { moves?: Record<string, unknown> };

/** Fields of the dates' page itself; the rest of the form goes along with it. */
const askedWith =
  /^(idempotencyKey|seen|repeat\.(leaveOut|leftOut|moves\..*)|override|overrideReason|confirmOutsideHours)$/;

/**
 * All dates of a new series, with the conflicts of each. A taken one and a holiday are left out at first; from then on
 * (`seen`) the user's choice counts.
 */
export async function previewSeries(
  api: typeof call | typeof load,
  args: Args,
  form: FormData,
  input: z.output<Schema>,
) {
  const recurrence = input.recurrence!;
  const ask = async (exceptions: typeof recurrence.exceptions) =>
    (await api(args, PreviewSeries, { input: { ...input, recurrence: { ...recurrence, exceptions } } }))
      .eventRecurrencePreview;
  const plain = await ask([]);
  // Choices made before the rule was changed may belong to no date of it any more.
  const exceptions = recurrence.exceptions.filter(({ date }) => plain.dates.some((one) => one.date === date));
  const leftOut = exceptions.filter((one) => "leaveOut" in one).map(({ date }) => date);
  const { dates } = exceptions.length > 0 && leftOut.length < plain.dates.length ? await ask(exceptions) : plain;
  const country = holidayCountry((await me(args))?.profile?.medicalCenter?.country);
  const shown = plain.dates.map(async (one, at) => {
    const out = leftOut.includes(one.date);
    const { conflicts: all, moved, ...when } = out ? one : dates[at]!;
    const conflicts = await conflictsShown(args, all);
    const holiday = holidayOn(localDate(new Date(when.beginAt)), country);
    const taken = holiday !== null || conflicts.some(({ reason }) => reason !== "OUTSIDE_HOURS");
    return { ...when, conflicts, moved, holiday, leftOut: out || (taken && !moved && !form.has("seen")) };
  });
  const typed = asTyped(form) as { repeat?: Repeat };
  for (const date of leftOut) delete typed.repeat?.moves?.[date];
  const along = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !askedWith.test(entry[0]),
  );
  return {
    preview: { recurrence: plain.recurrence, dates: await Promise.all(shown), allDay: input.allDay !== null, along },
    typed,
  };
}

/**
 * The dates once more where they were refused; a new time of one that cannot be read leaves it where it was. Nothing
 * where it is the form that is wrong.
 */
export async function previewRefused(args: Args, form: FormData, schema: Schema, { result, details }: Refusal) {
  const wrong = Object.keys(result.error ?? {}).some((name) => name !== "" && !askedWith.test(name));
  if (!form.has("seen") || wrong || details.candidates) return {};
  const readable = new FormData();
  for (const [name, value] of form) if (!/^(repeat\.moves\.|override)/.test(name)) readable.append(name, value);
  const parsed = [form, readable]
    .map((one) => parseWithZod(one, { schema }))
    .find(({ status }) => status === "success");
  if (parsed?.status !== "success" || !parsed.value.recurrence) return {};
  return { ...(await previewSeries(load, args, form, parsed.value)), typed: asTyped(form) };
}

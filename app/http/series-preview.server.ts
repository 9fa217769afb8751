import { parseWithZod } from "@conform-to/zod/v4";
import { api } from "#app/graphql/client.server.ts";
import { PreviewSeries } from "#app/graphql/event.ts";
import { holidayOn } from "#rules/holidays.ts";
import type { eventForm } from "#rules/inputs/event-form.ts";
import { localDate } from "#rules/time.ts";
import type { z } from "zod";
import type { Args } from "./context.ts";
import { asTyped } from "./event-form.server.ts";
import { me } from "./me.server.ts";
import { reading } from "./reading.ts";
import type { Refusal } from "./submit-form.server.ts";

type Schema = ReturnType<typeof eventForm>;
export type SeriesShown = Awaited<ReturnType<typeof previewSeries>>;
type Repeat = { moves?: Record<string, unknown> };

/** What the page of the dates asks itself; the rest of the form goes along with it. */
const askedBeside =
  /^(idempotencyKey|seen|repeat\.(leaveOut|leftOut|moves\..*)|override|overrideReason|confirmOutsideHours)$/;

/**
 * All dates of a series that is to be entered, with what is in the way of each. A taken one and a holiday are left out from
 * the start; from then on (`seen`) it is as people choose.
 */
export async function previewSeries(args: Args, form: FormData, input: z.output<Schema>) {
  const recurrence = input.recurrence!;
  const ask = async (exceptions: typeof recurrence.exceptions) =>
    (await api(args, PreviewSeries, { input: { ...input, recurrence: { ...recurrence, exceptions } } }))
      .eventRecurrencePreview;
  const plain = await ask([]);
  // What was chosen before the rule was changed may be of no date of it any more.
  const exceptions = recurrence.exceptions.filter(({ date }) => plain.dates.some((one) => one.date === date));
  const leftOut = exceptions.filter((one) => "leaveOut" in one).map(({ date }) => date);
  const { dates } = exceptions.length > 0 && leftOut.length < plain.dates.length ? await ask(exceptions) : plain;
  const country = (await me(reading(args)))?.profile?.medicalCenter?.country === "SK" ? "SK" : "CZ";
  const shown = plain.dates.map((one, at) => {
    const out = leftOut.includes(one.date);
    const { clashes, moved, ...when } = out ? one : dates[at]!;
    const holiday = holidayOn(localDate(new Date(when.beginAt)), country);
    const taken = holiday !== null || clashes.some(({ reason }) => reason !== "OUTSIDE_HOURS");
    return { ...when, clashes, moved, holiday, leftOut: out || (taken && !moved && !form.has("seen")) };
  });
  const typed = asTyped(form) as { repeat?: Repeat };
  for (const date of leftOut) delete typed.repeat?.moves?.[date];
  const along = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !askedBeside.test(entry[0]),
  );
  return { preview: { recurrence: plain.recurrence, dates: shown, allDay: input.allDay !== null, along }, typed };
}

/** The dates once more where they were refused; a new time of one that cannot be read leaves it where it was. Nothing where it is the form that is wrong. */
export async function previewRefused(args: Args, form: FormData, schema: Schema, { result, details }: Refusal) {
  const wrong = Object.keys(result.error ?? {}).some((name) => name !== "" && !askedBeside.test(name));
  if (!form.has("seen") || wrong || details.candidates) return {};
  const readable = new FormData();
  for (const [name, value] of form) if (!/^(repeat\.moves\.|override)/.test(name)) readable.append(name, value);
  const parsed = [form, readable]
    .map((one) => parseWithZod(one, { schema }))
    .find(({ status }) => status === "success");
  if (parsed?.status !== "success" || !parsed.value.recurrence) return {};
  return { ...(await previewSeries(reading(args), form, parsed.value)), typed: asTyped(form) };
}

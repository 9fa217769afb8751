import { z } from "zod";
import { importKinds } from "../../codes.ts";
import { allImportFields, type ImportField } from "../../imports/columns.ts";
import { readDate } from "../../read-date.ts";
import { isIsoDate, type IsoDate } from "../../time/time.ts";
import { choice } from "../choice.ts";
import { read } from "../read.ts";
import { error } from "../text.ts";

/** The kind of the rows of a table that is begun. */
export const ImportBeginForm = z.object({ kind: choice(importKinds) });

/** So many names are asked about at once. */
export const MOST_ASKED = 200;

const column = () =>
  z
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .min(0, error("choiceInvalid"))
    .nullish()
    .transform((at) => at ?? null);

/** The column of each field, from 0. */
export const ImportColumnsInput = z.object(
  Object.fromEntries(allImportFields.map((field) => [field, column()])) as Record<
    ImportField,
    ReturnType<typeof column>
  >,
);

/** The day of opening entries, and whether visits are reminded of. */
export const ImportOptionsInput = z.object({
  openedOn: z
    .string()
    .refine(isIsoDate, error("dateInvalid"))
    .nullish()
    .transform((day) => day ?? null),
  reminders: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true),
});

const typed = () =>
  z
    .string()
    .optional()
    .transform((at) => (at === undefined ? null : Number(at)))
    .refine((at) => at === null || (Number.isInteger(at) && at >= 0), error("choiceInvalid"));

/** Columns and options as a form sends them. */
export const ImportColumnsForm = (today: IsoDate) =>
  z
    .object({
      ...(Object.fromEntries(allImportFields.map((field) => [field, typed()])) as Record<
        ImportField,
        ReturnType<typeof typed>
      >),
      openedOn: read((given) => {
        const value = readDate(given, today);
        return value ? { value } : "dateInvalid";
      }),
      reminders: z.string().optional(),
    })
    .transform(({ openedOn, reminders, ...columns }) => ({ columns, openedOn, reminders: reminders !== undefined }));

/** The meaning of each name that is asked about, in their order; one that is left open is null. */
export const ImportAnswersForm = z.object({
  targets: z
    .array(
      z
        .string()
        .optional()
        .transform((typed) => (typed ? Number(typed) : null)),
    )
    .max(MOST_ASKED, error("choiceInvalid"))
    .default([]),
});

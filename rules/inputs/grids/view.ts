import { z } from "zod";
import { error, optionalText, text, version } from "../text.ts";

const name = text(60);

/** The fields of the form: all columns in the order of the view, the shown ones ticked. */
export const GridViewForm = z.object({
  name,
  columns: z
    .array(z.object({ key: z.string(), shown: z.boolean().default(false) }))
    .transform((columns) => columns.filter(({ shown }) => shown).map(({ key }) => key))
    .refine((columns) => columns.length > 0, error("required")),
  withQuery: z.boolean().default(false),
});

/** A view of a list: a new one without `view`. */
export const GridViewInput = z.object({
  view: z
    .object({ id: z.int(), version: version() })
    .nullish()
    .transform((value) => value ?? null),
  name,
  columns: z.array(z.string()).min(1, error("required")),
  query: optionalText(2000),
});

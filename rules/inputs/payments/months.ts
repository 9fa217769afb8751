import { z } from "zod";
import { isIsoDate } from "#rules/time/time.ts";
import { error, text } from "../text.ts";

const month = () =>
  z
    .string(error("required"))
    .transform((typed) => `${typed}-01`)
    .refine(isIsoDate, error("dateInvalid"));

/** A month, `2026-03`, read as its first day. */
export const MonthInput = z.object({ month: month() });
export const ReopenInput = z.object({ month: month(), reason: text() });
/** The form that opens a month again. */
export const ReopenForm = z.object({ reason: text() });

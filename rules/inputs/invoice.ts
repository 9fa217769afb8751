import { z } from "zod";
import { email, error, optionalLongText, text } from "./text.ts";

/** The internal note of an invoice. */
export const InvoiceInput = z.object({ note: optionalLongText(1000) });

/** The address that an invoice is mailed to. */
export const InvoiceEmailInput = z.object({ email: email() });

/** Lines of an invoice that are given back, by their places from 0, and the reason. */
export const CreditNoteInput = z.object({
  lines: z
    .array(
      z.number(error("choiceInvalid")).int(error("choiceInvalid")).min(0, error("choiceInvalid")),
      error("required"),
    )
    .min(1, error("required"))
    .transform((lines) => [...new Set(lines)]),
  reason: text(200),
});

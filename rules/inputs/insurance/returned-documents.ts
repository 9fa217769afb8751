import { z } from "zod";
import { returnedKinds, returnedOutcomes } from "#rules/codes.ts";
import { readNumbers } from "../../insurance/returned/refusal-table.ts";
import { choice } from "../choice.ts";
import { error, longText, optionalText } from "../text.ts";

const about = { kind: choice(returnedKinds), forAuthor: z.boolean().nullish().transform(Boolean) };

const documentId = z
  .number(error("documentNumberInvalid"))
  .int(error("documentNumberInvalid"))
  .min(1, error("documentNumberInvalid"))
  .max(9_999_999, error("documentNumberInvalid"));

/** The most documents that are written down at once. */
export const MOST_RETURNED = 999;

/** Documents that came back, by their numbers, all for one reason. */
export const ReturnedDocumentsInput = z.object({
  ...about,
  documentIds: z
    .array(documentId)
    .min(1, error("required"))
    .max(MOST_RETURNED, error("tooLong"))
    .transform((list) => [...new Set(list)]),
  code: optionalText(10),
  reason: optionalText(500),
});

/** The same as a form sends it: numbers as they are typed. */
export const ReturnedDocumentsForm = ReturnedDocumentsInput.extend({
  documentIds: longText(8_000)
    .refine((typed) => typed === "" || readNumbers(typed) !== null, error("documentNumberInvalid"))
    .transform((typed) => readNumbers(typed) ?? []),
});

/** Documents that came back, as a table says them. */
export const ReturnedTableInput = z.object(about);

/** The end of a returned document, but for a correction, which is a batch; one that is given up has a reason. */
export const ReturnedOutcomeInput = z
  .object({ outcome: choice(returnedOutcomes).exclude(["CORRECTED"]), outcomeReason: optionalText(500) })
  .refine(({ outcome, outcomeReason }) => outcome !== "WRITTEN_OFF" || outcomeReason !== null, {
    path: ["outcomeReason"],
    error: error("required"),
  });

const place = z.coerce.number().int().min(0).max(200).optional();

/** A table of documents that came back as a form sends it: pasted, or with the columns of one that was read. */
export const RefusalTableForm = z.object({
  ...about,
  forAuthor: z.boolean().default(false),
  chooseColumns: z.boolean().default(false),
  text: z.string().optional(),
  names: z.string().optional(),
  number: place,
  code: place,
  reason: place,
});

import { z } from "zod";
import { error, longText, name } from "../text.ts";

/** A text that reports of a service begin with. */
export const ReportTemplateInput = z.object({ name: name(), content: longText(100_000) });

/** The same as its form sends it: owner and service are set at its creation. */
export const ReportTemplateForm = ReportTemplateInput.extend({
  procedure: z.coerce
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .positive(error("choiceInvalid"))
    .nullish()
    .transform((value) => value ?? null),
  own: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

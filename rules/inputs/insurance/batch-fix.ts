import { z } from "zod";
import { ids } from "../ids.ts";
import { error } from "../text.ts";

/** The patients whose refused documents a batch corrects, and whether it has an invoice of its own. */
export const BatchFixInput = z.object({
  patientCards: ids(999).refine((cards) => cards.length > 0, error("required")),
  withFBatch: z.boolean(),
});

/** The same as a form sends it. */
export const BatchFixForm = z.object({
  patientCards: z.array(z.coerce.number()).optional().default([]),
  withFBatch: z.boolean().default(false),
});

import { z } from "zod";

/** The report of a question's form, with the version that was read and the card to return to. */
export const AskedReportInput = z.object({
  medicalReport: z.coerce.number().int(),
  version: z.coerce.number().int(),
  patient: z.uuid(),
});

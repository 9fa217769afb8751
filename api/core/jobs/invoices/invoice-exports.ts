import { z } from "zod";
import type { Services } from "../../context.ts";
import { forgetExport } from "../../../invoice-exports/remove.ts";
import { writeExport } from "../../../invoice-exports/write.ts";
import type { Handler } from "../../queue/queue.ts";
import { jobContext } from "../job-context.ts";

const Asked = z.object({ export: z.int(), medicalCenterId: z.int() });

export const writeExportJob =
  (services: Services): Handler =>
  (payload, { lastAttempt }) =>
    writeExport(jobContext(services), Asked.parse(payload), lastAttempt);

/** A month after it was begun. */
export const removeExportJob =
  (services: Services): Handler =>
  (payload) =>
    forgetExport(jobContext(services), Asked.parse(payload));

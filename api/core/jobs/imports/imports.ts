import { z } from "zod";
import type { Services } from "../../context.ts";
import { forgetImport } from "../../../imports/forget.ts";
import { runStep } from "../../../imports/run-step.ts";
import type { Handler } from "../../queue/queue.ts";
import { jobContext } from "../job-context.ts";

const Asked = z.object({ import: z.int(), medicalCenterId: z.int() });

export const importStepJob =
  (services: Services): Handler =>
  (payload) =>
    runStep(jobContext(services), Asked.parse(payload));

/** A month after it was begun. */
export const forgetImportJob =
  (services: Services): Handler =>
  (payload) =>
    forgetImport(jobContext(services), Asked.parse(payload));

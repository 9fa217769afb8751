import { z } from "zod";
import { makeBatches } from "../../../batches/make.ts";
import type { Services } from "../../context.ts";
import type { Handler } from "../../queue/queue.ts";
import { jobContext } from "../job-context.ts";

const Asked = z.object({ run: z.int(), medicalCenterId: z.int() });

/** Makes the batches of a month, or goes on where it was killed; repeating it changes nothing. */
export const makeBatchesJob =
  (services: Services): Handler =>
  (payload, { lastAttempt }) =>
    makeBatches(jobContext(services), Asked.parse(payload), lastAttempt);

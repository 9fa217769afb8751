import { z } from "zod";
import { forgetCopy } from "../../center-copies/forget.ts";
import { writeCopy } from "../../center-copies/write.ts";
import type { Services } from "../context.ts";
import type { Handler } from "../queue/queue.ts";
import { jobContext } from "./job-context.ts";

const Asked = z.object({ copy: z.int(), medicalCenterId: z.int() });

export const writeCenterCopyJob =
  (services: Services): Handler =>
  (payload, { lastAttempt }) =>
    writeCopy(jobContext(services), Asked.parse(payload), lastAttempt);

/** A month after it was made. */
export const forgetCenterCopyJob =
  (services: Services): Handler =>
  (payload) =>
    forgetCopy(jobContext(services), Asked.parse(payload));

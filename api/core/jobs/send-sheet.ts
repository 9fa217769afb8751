import { z } from "zod";
import type { Services } from "../context.ts";
import { sendSheet } from "../../sheets/send.ts";
import type { Handler } from "../queue/queue.ts";
import { jobContext } from "./job-context.ts";

const Due = z.object({ mail: z.uuid(), medicalCenterId: z.int(), profile: z.int(), day: z.iso.date() });

export const sendSheetJob =
  (services: Services): Handler =>
  (payload, { lastAttempt }) =>
    sendSheet(jobContext(services), Due.parse(payload), lastAttempt);

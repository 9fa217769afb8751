import { z } from "zod";
import { sendMail } from "../../mail/send-mail.ts";
import type { Services } from "../context.ts";
import { jobContext } from "./job-context.ts";
import type { Handler } from "../queue/queue.ts";

export const Posted = z.object({ mail: z.uuid(), medicalCenterId: z.int().nullable() });

export const sendMailJob =
  (services: Services): Handler =>
  (payload) =>
    sendMail(jobContext(services), Posted.parse(payload));

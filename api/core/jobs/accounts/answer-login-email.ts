import { z } from "zod";
import { locales } from "#rules/codes.ts";
import { answerLoginEmail } from "../../../accounts/login-email/answer.ts";
import type { Services } from "../../context.ts";
import { jobContext } from "../job-context.ts";
import type { Handler } from "../../queue/queue.ts";

const Request = z.object({ token: z.int(), locale: z.enum(locales).nullable() });

export const answerLoginEmailJob =
  (services: Services): Handler =>
  (payload) =>
    answerLoginEmail(jobContext(services), Request.parse(payload));

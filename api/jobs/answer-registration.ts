import { EmailInput } from "#rules/inputs/account.ts";
import { answerRegistration } from "../accounts/answer-registration.ts";
import type { Services } from "../context.ts";
import { jobContext } from "./job-context.ts";
import type { Handler } from "./queue.ts";

export const answerRegistrationJob =
  (services: Services): Handler =>
  (payload) =>
    answerRegistration(jobContext(services), EmailInput.parse(payload));

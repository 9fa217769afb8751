import { EmailInput } from "#rules/inputs/accounts/account.ts";
import { answerRegistration } from "../../../accounts/registration/answer-registration.ts";
import type { Services } from "../../context.ts";
import { jobContext } from "../job-context.ts";
import type { Handler } from "../../queue/queue.ts";

export const answerRegistrationJob =
  (services: Services): Handler =>
  (payload) =>
    answerRegistration(jobContext(services), EmailInput.parse(payload));

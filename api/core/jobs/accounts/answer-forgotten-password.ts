import { EmailInput } from "#rules/inputs/accounts/account.ts";
import { answerForgottenPassword } from "../../../accounts/passwords/answer-forgotten-password.ts";
import type { Services } from "../../context.ts";
import { jobContext } from "../job-context.ts";
import type { Handler } from "../../queue/queue.ts";

export const answerForgottenPasswordJob =
  (services: Services): Handler =>
  (payload) =>
    answerForgottenPassword(jobContext(services), EmailInput.parse(payload));

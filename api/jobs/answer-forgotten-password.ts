import { EmailInput } from "#rules/inputs/account.ts";
import { answerForgottenPassword } from "../accounts/answer-forgotten-password.ts";
import type { Services } from "../context.ts";
import { jobContext } from "./job-context.ts";
import type { Handler } from "./queue.ts";

export const answerForgottenPasswordJob =
  (services: Services): Handler =>
  (payload) =>
    answerForgottenPassword(jobContext(services), EmailInput.parse(payload));

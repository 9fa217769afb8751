import type { Services } from "../context.ts";
import { answerForgottenPasswordJob } from "./answer-forgotten-password.ts";
import { answerRegistrationJob } from "./answer-registration.ts";
import { forgetMailsJob } from "./forget-mails.ts";
import { forgetOldJob } from "./forget-old.ts";
import { noteRefusedLoginJob } from "./note-refused-login.ts";
import type { Handlers } from "../queue/queue.ts";
import { removeFilesJob } from "./remove-files.ts";
import { removeStrayJob } from "./remove-stray.ts";
import { sealAuditJob } from "./seal-audit.ts";
import { sendMailJob } from "./send-mail.ts";
import { summariseReportsJob } from "./summarise-reports.ts";

/** Every job by its name; a job calls verbs like everybody else. */
export const jobHandlers = (services: Services): Handlers => ({
  answerForgottenPassword: answerForgottenPasswordJob(services),
  answerRegistration: answerRegistrationJob(services),
  forgetMails: forgetMailsJob(services),
  forgetOld: forgetOldJob(services),
  noteRefusedLogin: noteRefusedLoginJob(services),
  removeFiles: removeFilesJob(services),
  removeStray: removeStrayJob(services),
  sealAudit: sealAuditJob(services),
  sendMail: sendMailJob(services),
  summariseReports: summariseReportsJob(services),
});

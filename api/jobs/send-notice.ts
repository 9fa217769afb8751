import { sendMail } from "../mail/send-mail.ts";
import { settleNotice } from "../notices/settle-notice.ts";
import type { Services } from "../context.ts";
import { jobContext } from "./job-context.ts";
import type { Handler } from "../queue/queue.ts";
import { Posted } from "./send-mail.ts";

/** Hands a notice over, by e-mail or SMS, and writes on it what has come of it. */
export const sendNoticeJob =
  (services: Services): Handler =>
  (payload, { lastAttempt }) =>
    sendMail(jobContext(services), Posted.parse(payload), { lastAttempt, onSettled: settleNotice(services.now) });

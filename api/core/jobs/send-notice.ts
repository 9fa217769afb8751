import { sendMail } from "../../mail/send-mail.ts";
import { rewriteNotice } from "../../notices/writing/write-notice.ts";
import { settleNotice } from "../../notices/settle-notice.ts";
import type { Services } from "../context.ts";
import { jobContext } from "./job-context.ts";
import type { Handler } from "../queue/queue.ts";
import { Posted } from "./send-mail.ts";

/** Hands a notice over, by e-mail or SMS, if it is still true, and writes on it what has come of it. */
export const sendNoticeJob =
  (services: Services): Handler =>
  async (payload, { lastAttempt }) => {
    const ctx = jobContext(services);
    const posted = Posted.parse(payload);
    await rewriteNotice(ctx, posted);
    await sendMail(ctx, posted, { lastAttempt, onSettled: settleNotice(services.now) });
  };

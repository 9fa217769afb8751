import { z } from "zod";
import type { Services } from "../context.ts";
import type { Handler } from "../queue/queue.ts";

const Gone = z.object({ mails: z.array(z.uuid()) });

/** Removes the files of mails whose rows are gone; repeating it changes nothing. */
export const forgetMailsJob =
  ({ mailer, sms }: Services): Handler =>
  async (payload) => {
    for (const mail of Gone.parse(payload).mails) {
      await mailer.forget?.(mail);
      await sms.forget?.(mail);
    }
  };

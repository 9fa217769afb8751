import { eq } from "drizzle-orm";
import type { Db } from "../core/db/client.ts";
import { notices } from "../core/db/tables/notices.ts";
import type { Sent } from "../mail/send-mail.ts";

/** Writes on the notice what has come of its message, in the transaction that says so of the outbox. */
export const settleNotice =
  (now: () => Date) =>
  async (db: Db, { mail, failure }: Sent) => {
    const state = failure === null ? ("HANDED_OVER" as const) : ("REFUSED" as const);
    await db.update(notices).set({ state, failure, settledAt: now() }).where(eq(notices.uuid, mail));
  };

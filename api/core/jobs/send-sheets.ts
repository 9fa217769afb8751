import { MINUTE } from "#rules/time/durations.ts";
import type { Services } from "../context.ts";
import { sendSheets } from "../../sheets/send-due.ts";
import { enqueue, type Handler } from "../queue/queue.ts";
import { jobContext } from "./job-context.ts";

/** Every minute. The next time is scheduled first, whatever comes of this one. */
export const sendSheetsJob =
  (services: Services): Handler =>
  async () => {
    const ctx = jobContext(services);
    await enqueue(ctx.db, "sendSheets", {}, { key: "sendSheets", after: MINUTE });
    await sendSheets(ctx);
  };

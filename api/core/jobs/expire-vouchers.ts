import type { Services } from "../context.ts";
import { expireVouchers } from "../../voucher-visits/expire.ts";
import { enqueue, type Handler } from "../queue/queue.ts";
import { untilNight } from "./back-up.ts";
import { jobContext } from "./job-context.ts";

/** When a day begins. The next time is scheduled first, whatever comes of this one. */
export const expireVouchersJob =
  (services: Services): Handler =>
  async () => {
    const ctx = jobContext(services);
    await enqueue(ctx.db, "expireVouchers", {}, { key: "expireVouchers", after: untilNight(ctx.now(), "00:00") });
    await expireVouchers(ctx);
  };

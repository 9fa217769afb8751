import { MINUTE } from "#rules/time/durations.ts";
import type { Services } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { enqueue, type Handler } from "../../queue/queue.ts";
import { countDays } from "../../../statistics/count-days.ts";
import { jobContext } from "../job-context.ts";

/** Enqueues the next count of days; two at once would count the same days, and one of them fail. */
export const awaitCount = (db: Db, after = 0) =>
  enqueue(db, "countDays", {}, { key: "countDays", after, oneAtATime: "installation" });

/** Each quarter of an hour. The next time is scheduled first, whatever comes of this one. */
export const countDaysJob =
  (services: Services): Handler =>
  async () => {
    const ctx = jobContext(services);
    await awaitCount(ctx.db, 15 * MINUTE);
    await countDays(ctx);
  };

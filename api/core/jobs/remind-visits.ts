import { MINUTE } from "#rules/time/durations.ts";
import type { Services } from "../context.ts";
import { remindVisits } from "../../notices/remind.ts";
import { enqueue, type Handler } from "../queue/queue.ts";
import { jobContext } from "./job-context.ts";

/** Every minute, or at once while some are left. The next time is scheduled first, whatever comes of this one. */
export const remindVisitsJob =
  (services: Services): Handler =>
  async () => {
    const ctx = jobContext(services);
    const again = (after: number) => enqueue(ctx.db, "remindVisits", {}, { key: "remindVisits", after });
    await again(MINUTE);
    if (await remindVisits(ctx)) await again(0);
  };

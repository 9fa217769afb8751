import { sealAudit } from "../../audit/seal.ts";
import type { Services } from "../context.ts";
import { jobContext } from "./job-context.ts";
import { enqueue, type Handler } from "../queue/queue.ts";
import { MINUTE } from "#rules/time/durations.ts";

/** Continues at once while there are rows to seal, and otherwise in a minute. */
export const sealAuditJob =
  (services: Services): Handler =>
  async () => {
    const ctx = jobContext(services);
    const after = (await sealAudit(ctx)) ? 0 : MINUTE;
    await enqueue(ctx.db, "sealAudit", {}, { key: "sealAudit", after });
  };

import { forgetOld } from "../../accounts/forget-old.ts";
import type { Services } from "../context.ts";
import { jobContext } from "./job-context.ts";
import type { Handler } from "../queue/queue.ts";

export const forgetOldJob =
  (services: Services): Handler =>
  () =>
    forgetOld(jobContext(services));

import { z } from "zod";
import type { Services } from "../context.ts";
import { removeStray } from "../../files/remove-stray.ts";
import { jobContext } from "./job-context.ts";
import type { Handler } from "../queue/queue.ts";

const From = z.object({ after: z.string().nullable() });

export const removeStrayJob =
  (services: Services): Handler =>
  (payload) =>
    removeStray(jobContext(services), From.parse(payload).after);

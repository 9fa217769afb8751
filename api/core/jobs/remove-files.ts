import { z } from "zod";
import type { Services } from "../context.ts";
import { removeFiles } from "../../files/remove-files.ts";
import { jobContext } from "./job-context.ts";
import type { Handler } from "../queue/queue.ts";

const Gone = z.object({ keys: z.array(z.uuid()) });

export const removeFilesJob =
  (services: Services): Handler =>
  (payload) =>
    removeFiles(jobContext(services), Gone.parse(payload).keys);

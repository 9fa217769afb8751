import { z } from "zod";
import type { Services } from "../context.ts";
import { summariseReports } from "../../report-summaries/summarise.ts";
import { jobContext } from "./job-context.ts";
import type { Handler } from "../queue/queue.ts";

const Asked = z.object({ summary: z.int(), medicalCenterId: z.int(), reports: z.array(z.int()) });

export const summariseReportsJob =
  (services: Services): Handler =>
  (payload, { lastAttempt }) =>
    summariseReports(jobContext(services), Asked.parse(payload), lastAttempt);

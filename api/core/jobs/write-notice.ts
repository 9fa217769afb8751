import { z } from "zod";
import type { Services } from "../context.ts";
import { writeNotice } from "../../notices/writing/write-notice.ts";
import type { Handler } from "../queue/queue.ts";
import { jobContext } from "./job-context.ts";

const Due = z.object({ notice: z.int(), medicalCenterId: z.int() });

export const writeNoticeJob =
  (services: Services): Handler =>
  (payload) =>
    writeNotice(jobContext(services), Due.parse(payload));

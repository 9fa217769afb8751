import { z } from "zod";
import { forgetBooking } from "../../bookings/forget.ts";
import type { Services } from "../context.ts";
import type { Handler } from "../queue/queue.ts";
import { jobContext } from "./job-context.ts";

const Over = z.object({ booking: z.int(), medicalCenterId: z.int() });

export const forgetBookingJob =
  (services: Services): Handler =>
  (payload) =>
    forgetBooking(jobContext(services), Over.parse(payload));

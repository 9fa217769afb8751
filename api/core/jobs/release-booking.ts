import { z } from "zod";
import { releaseBooking } from "../../bookings/release.ts";
import type { Services } from "../context.ts";
import type { Handler } from "../queue/queue.ts";
import { jobContext } from "./job-context.ts";

const Due = z.object({ booking: z.int(), medicalCenterId: z.int() });

export const releaseBookingJob =
  (services: Services): Handler =>
  (payload) =>
    releaseBooking(jobContext(services), Due.parse(payload));

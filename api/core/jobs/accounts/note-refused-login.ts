import { z } from "zod";
import { noteRefusedLogin, refusals } from "../../../accounts/sessions/note-refused-login.ts";
import type { Services } from "../../context.ts";
import { jobContext } from "../job-context.ts";
import type { Handler } from "../../queue/queue.ts";

const Refused = z.object({
  action: z.enum(refusals).default("session.refused"),
  userId: z.int().nullable(),
  at: z.coerce.date(),
  requestId: z.string(),
  address: z.string(),
});

/** An unknown address costs a job too, so that it cannot be distinguished from a known one. */
export const noteRefusedLoginJob =
  (services: Services): Handler =>
  async (payload) => {
    const { action, userId, at, requestId, address } = Refused.parse(payload);
    if (userId !== null)
      await noteRefusedLogin({ ...jobContext(services), now: () => at, requestId, address }, userId, action);
  };

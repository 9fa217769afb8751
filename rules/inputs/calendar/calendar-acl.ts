import { z } from "zod";
import { email } from "../text.ts";

/** An e-mail that a calendar's feed is to be sent to. */
export const CalendarAclInput = z.object({
  email: email(),
});

import { z } from "zod";
import { error } from "../text.ts";

/** A press that offers a service or a person to patients, or no longer. */
export const BookingOfferInput = z.object({
  kind: z.enum(["procedure", "profile"], error("choiceInvalid")),
  id: z.number(error("choiceInvalid")).int(error("choiceInvalid")).positive(error("choiceInvalid")),
  offered: z.enum(["true", "false"], error("choiceInvalid")),
});

import { z } from "zod";
import { id, ids } from "../ids.ts";

const flag = () =>
  z
    .boolean()
    .nullish()
    .transform((value) => value === true);

/**
 * Work of a colleague that is handed over: all of it that can be, or chosen events, each with the rest of its series,
 * and waiting patients; to a colleague, or to the waiting list where none is named.
 */
export const HandoverInput = z.object({
  to: id()
    .nullish()
    .transform((value) => value ?? null),
  all: flag(),
  events: ids(100),
  waitingPatients: ids(100),
  confirmOutsideHours: flag(),
});
export type HandoverInput = z.output<typeof HandoverInput>;

/** The form of work that is chosen, or with `then` all of it. */
export const HandoverForm = HandoverInput.pick({ events: true, waitingPatients: true }).extend({
  then: z.literal("all").optional(),
});

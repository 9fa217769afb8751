import { z } from "zod";
import { day, optional, searchTimes } from "../calendar/free-places.ts";
import { id, ids } from "../ids.ts";
import { error } from "../text.ts";
import { wholeTyped } from "../whole.ts";

/** The most days that a plan searches at once. */
export const PLAN_DAYS = 62;
/** The most visits of a voucher. */
const MOST_VISITS = 99;

const Slot = z.object({ beginAt: z.date(error("choiceInvalid")), profile: id(), facilities: ids(10) });

/** Criteria for the visits of an FT voucher; those that are missing are proposed. */
export const FtVoucherPlanInput = z
  .object({
    procedure: optional(id()),
    /** Any one of these; an empty list means anyone of the voucher's specialty. */
    profiles: optional(z.array(id()).max(50, error("choiceInvalid"))),
    facilities: ids(50),
    from: optional(day()),
    ...searchTimes,
    visits: optional(wholeTyped(1, MOST_VISITS, "valueInvalid")),
    daysBetween: optional(wholeTyped(1, PLAN_DAYS, "valueInvalid")),
    /** Slots that stay while they are free. */
    kept: z
      .array(Slot)
      .max(MOST_VISITS, error("valueInvalid"))
      .nullish()
      .transform((list) => list ?? []),
  })
  .refine(({ timeFrom, timeTo }) => !timeFrom || !timeTo || timeFrom < timeTo, {
    path: ["timeTo"],
    error: error("endBeforeStart"),
  });
export type FtVoucherPlanInput = z.output<typeof FtVoucherPlanInput>;

/** Visits that are booked on an FT voucher together. */
export const FtVoucherVisitsInput = z.object({
  procedure: id(),
  visits: z.array(Slot).min(1, error("noVisitChosen")).max(MOST_VISITS, error("valueInvalid")),
});

import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import { readSlot } from "#rules/insurance/ft-vouchers/slot-text.ts";
import { readDate } from "#rules/read-date.ts";
import { readTime } from "#rules/time/read-time.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { readForm } from "../read-form.ts";
import { FtVoucherPlanInput, FtVoucherVisitsInput } from "./ft-voucher-plan.ts";

const typed = z.string().optional();
const numbers = z.array(z.number()).optional();

/** The criteria of a plan as they are typed, as the input of `ftVoucherPlan`; 0 is anyone. */
export const ftVoucherPlanForm = (today: IsoDate, locale: Locale) =>
  z
    .object({
      procedure: z.number().optional(),
      profile: z.number().optional(),
      facilities: numbers,
      from: typed,
      timeFrom: typed,
      timeTo: typed,
      weekdays: numbers,
      visits: typed,
      daysBetween: typed,
    })
    .transform(({ procedure, profile, facilities, weekdays, ...texts }, ctx) => {
      const read = (name: keyof typeof texts, reader: (text: string) => string | null = () => null) => {
        const text = texts[name]?.trim();
        return text ? (reader(text) ?? text) : null;
      };
      const input = {
        procedure: procedure || null,
        profiles: profile === undefined ? null : [profile].filter(Boolean),
        facilities,
        weekdays,
        from: read("from", (text) => readDate(text, today, locale)),
        timeFrom: read("timeFrom", readTime),
        timeTo: read("timeTo", readTime),
        visits: read("visits"),
        daysBetween: read("daysBetween"),
      };
      return readForm(FtVoucherPlanInput, input, (path) => path, ctx);
    });

/** The visits of a plan, ticked or left out, as the input of `ftVoucherVisitsBook`. */
export const ftVoucherVisitsForm = z
  .object({ procedure: typed, visits: z.array(z.object({ on: typed, slot: typed })).optional() })
  .transform(({ procedure, visits = [] }, ctx) => {
    const ticked = visits.flatMap(({ on, slot = "" }, row) => (on ? [{ row, visit: readSlot(slot) ?? {} }] : []));
    return readForm(
      FtVoucherVisitsInput,
      { procedure: Number(procedure), visits: ticked.map(({ visit }) => visit) },
      ([first, at, ...rest]) =>
        first === "visits" && typeof at === "number" ? ["visits", ticked[at]!.row, "slot"] : [first!, ...rest],
      ctx,
    );
  });

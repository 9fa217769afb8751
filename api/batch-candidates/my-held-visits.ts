import { isHeld } from "#rules/insurance/billing/documents.ts";
import { placeOf } from "#rules/insurance/billing/fault-place.ts";
import { isCodingError } from "#rules/insurance/coding-faults.ts";
import { addMonths, monthStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { readInsuranceConfig } from "../insurance/config.ts";
import { track } from "../core/track.ts";
import { billedVisits } from "./billed-visits.ts";
import { heldVisits, type HeldVisitList } from "./billed-month.ts";

/** Care of this month and of so many before it. */
const MONTHS_BEFORE = 2;

/** A page of the caller's reports that keep documents out by a fault that their author alone corrects, oldest first. */
export async function listMyHeldVisits(ctx: Ctx, wanted?: number | null): Promise<HeldVisitList> {
  allow(ctx, "medicalReport:write");
  if (!(await readInsuranceConfig(ctx)).active) return heldVisits({ held: [] });
  const to = monthStart(localDate(ctx.now()));
  const visits = await billedVisits(ctx, { from: addMonths(to, -MONTHS_BEFORE), to, author: ctx.profile.id });
  const held = visits.filter(isHeld).map((visit) => ({
    ...visit,
    faults: visit.faults.filter(
      (fault) => placeOf(fault.kind) === "report" && (isCodingError(fault) || visit.reason === null),
    ),
  }));
  const list = heldVisits({ held: held.filter(({ faults }) => faults.length > 0) }, wanted);
  await track(ctx, "patientCard.listed", { details: { patientCards: list.items.map(({ card }) => card) } });
  return list;
}

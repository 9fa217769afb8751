import { FtVoucherPlanInput, PLAN_DAYS } from "#rules/inputs/insurance/ft-voucher-plan.ts";
import { deadlinesOf } from "#rules/insurance/ft-voucher-deadlines.ts";
import { overlap, planVisits, slotsFor, USUAL_DAYS_BETWEEN } from "#rules/insurance/ft-vouchers/plan-visits.ts";
import { unmetLimits } from "#rules/insurance/ft-vouchers/unmet-limits.ts";
import { addDays } from "#rules/time/dates.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { knownDay, localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import { searchFreePlaces, type OpenPlace } from "../calendar/availability/free-places.ts";
import type { Ctx } from "../core/context.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { visitsOnVouchers } from "../ft-vouchers/visits/visits.ts";
import { parse } from "../core/parse.ts";
import { lastCare, readOffers, type Offers } from "./offers.ts";
import { openVoucher } from "./open-voucher.ts";

export type FtVoucherPlan = Awaited<ReturnType<typeof planFtVoucher>>;

/**
 * Proposes visits for an open voucher that has some left (`ftVoucherUsedUp`): on the best free slots, apart from each
 * other and within its limits where that is possible. Nothing is searched until a service is known.
 */
export async function planFtVoucher(ctx: Ctx, id: number, given: unknown) {
  allow(ctx, "calendar:write");
  const asked = parse(FtVoucherPlanInput, given ?? {});
  const voucher = await openVoucher(ctx, id);
  const others = (await visitsOnVouchers(ctx, [id])).map(({ event }) => localDate(event.beginAt));
  const left = Math.max(0, voucher.visits - others.length);
  if (left === 0) throw new Fault("ftVoucherUsedUp");
  const wanted = asked.visits ?? Math.min(left, PLAN_DAYS);
  if (wanted > left) throw fieldFault("visits", "ftVoucherFewLeft");
  const offers = await readOffers(ctx, voucher);
  assertOffered(offers, asked);
  const last = await lastCare(ctx, voucher, offers, asked.procedure);
  const profiles = asked.profiles ?? (last.profile === null ? [] : [last.profile]);

  const today = localDate(ctx.now());
  const from = asked.from ?? addDays(today, 1);
  const to = knownDay(addDays(from, PLAN_DAYS - 1));
  const people = profiles.length > 0 ? profiles : offers.people.map((person) => person.id);
  const slots =
    last.procedure === null || people.length === 0
      ? []
      : (
          await searchFreePlaces(ctx, {
            ...asked,
            procedure: last.procedure,
            profiles: people,
            duration: null,
            from,
            to,
            patientCard: voucher.patientCardId,
            first: Infinity,
          })
        ).map(slotOf);
  const { beginBy, endBy } = deadlinesOf(voucher.issuedAt);
  const [firstOn = null] = others;
  const kept = keepFree(slots, asked.kept.slice(0, wanted));
  const plan = planVisits({
    slots,
    kept,
    visits: wanted - kept.length,
    daysBetween: asked.daysBetween,
    others,
    beginBy: beginBy !== null && firstOn !== null && firstOn <= beginBy ? null : beginBy,
    endBy,
  });
  const days = plan.visits.map(({ day }) => day);
  return {
    voucher,
    ...offers,
    procedure: last.procedure,
    profiles,
    from,
    to,
    wanted,
    daysBetween: slots.length > 0 ? plan.daysBetween : (asked.daysBetween ?? USUAL_DAYS_BETWEEN),
    visits: plan.visits.map((visit) => ({ place: visit, slots: slotsFor(visit, { slots, visits: plan.visits }) })),
    unmet: last.procedure === null ? [] : unmetLimits({ ...voucher, firstOn, days, visits: wanted, to }, today),
  };
}

function assertOffered({ people, services }: Offers, { procedure, profiles }: FtVoucherPlanInput) {
  if (procedure !== null && !services.some(({ id }) => id === procedure))
    throw fieldFault("procedure", "choiceInvalid");
  if (profiles?.some((profile) => !people.some(({ id }) => id === profile)))
    throw fieldFault("profiles", "choiceInvalid");
}

const slotOf = (place: OpenPlace) => ({
  ...place,
  day: localDate(place.beginAt),
  begin: place.beginAt.getTime() / MINUTE,
  end: place.endAt.getTime() / MINUTE,
  person: place.profile.id,
});
type Slot = ReturnType<typeof slotOf>;

/** Chosen slots that are free and do not overlap; the nearest one of the same day and person replaces each of the others. */
function keepFree(slots: readonly Slot[], chosen: FtVoucherPlanInput["kept"]): Slot[] {
  const kept: Slot[] = [];
  const keep = (visit: FtVoucherPlanInput["kept"][number], isNear: (slot: Slot) => boolean) => {
    const begin = visit.beginAt.getTime() / MINUTE;
    const [nearest] = slots
      .filter((slot) => slot.person === visit.profile && isNear(slot) && !kept.some((other) => overlap(slot, other)))
      .sort((one, other) => Math.abs(one.begin - begin) - Math.abs(other.begin - begin));
    if (nearest) kept.push(nearest);
    return nearest !== undefined;
  };
  const taken = chosen.filter((visit) => !keep(visit, ({ beginAt }) => beginAt.getTime() === visit.beginAt.getTime()));
  for (const visit of taken) keep(visit, ({ day }) => day === localDate(visit.beginAt));
  return kept;
}

import { call } from "#app/graphql/client.server.ts";
import { load, pageOf } from "#app/http/request/load.server.ts";
import { FtVoucherPlan, FtVoucherToPlan } from "#app/graphql/insurers/ft-voucher-plans.ts";
import type { QueryOf } from "#app/paths/page.ts";
import type { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import type { ErrorName } from "#rules/errors.ts";
import { dateInput } from "#rules/format.ts";
import { ftVoucherPlanForm } from "#rules/inputs/insurance/ft-voucher-plan-form.ts";
import { readSlot, slotText } from "#rules/insurance/ft-vouchers/slot-text.ts";
import { localDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { idOf } from "../request/id-of.ts";
import { myLocale } from "../session/my-locale.server.ts";

type Query = QueryOf<typeof ftVoucherPages.ftVoucherPlan>;
type Fault = { name: string; error: ErrorName };
type Row = { on: boolean; slot: string };

/**
 * The voucher, and the visits that are proposed for it; none where it takes no more (`refusal`). Typed visits stay
 * while their slots are free: the other slots are replaced.
 */
export async function planPage(args: Args, query: Query, typed?: Record<string, unknown>) {
  const { ftVoucher: voucher, calendarResources } = await load(args, FtVoucherToPlan, { id: idOf(args) });
  const refusal: ErrorName | null = voucher.patientCard.archived
    ? "cardArchived"
    : !voucher.active
      ? "ftVoucherClosed"
      : voucher.visitsLeft === 0
        ? "ftVoucherUsedUp"
        : null;
  const plan = refusal === null ? await readPlan(args, query, voucher, rowsOf(typed)) : null;
  return { voucher, facilities: calendarResources.facilities, refusal, plan };
}

type Voucher = { visitsLeft: number; endBy: string | null };

async function readPlan(args: Args, query: Query, { visitsLeft, endBy }: Voucher, rows: Row[]) {
  const locale = await myLocale(args);
  const asked = ftVoucherPlanForm(localDate(args.context.now()), locale).safeParse(query);
  const kept = rows.flatMap(({ slot }) => {
    const read = readSlot(slot);
    return read ? [asSent(read)] : [];
  });
  const more = rows.length > 0 && { kept, visits: Math.min(rows.length, visitsLeft) };
  const ask = (input: object | null) => call(args, FtVoucherPlan, { ftVoucher: idOf(args), input });
  const found = asked.success ? await ask({ ...asked.data, ...more }).catch(faultsOf) : null;
  const faults: Fault[] =
    asked.error?.issues.map(({ path, message }) => ({ name: String(path[0]), error: message as ErrorName })) ??
    (found && "faults" in found ? found.faults : []);
  const { ftVoucherPlan } = found && "ftVoucherPlan" in found ? found : await ask(null).catch(toPage);
  const proposed = {
    procedure: ftVoucherPlan.procedure?.id,
    profile: ftVoucherPlan.profiles[0] ?? 0,
    from: dateInput(ftVoucherPlan.from, locale),
    visits: String(ftVoucherPlan.visits),
    daysBetween: String(ftVoucherPlan.daysBetween),
  };
  const criteria = faults.length > 0 ? { ...proposed, ...query } : { ...query, ...proposed };
  const { plannedVisits, ...plan } = ftVoucherPlan;
  return {
    ...plan,
    criteria,
    faults: faults.map(atField),
    plannedVisits: withTicks(plannedVisits, rows, endBy),
    typed: rows,
  };
}

/**
 * Planned visits with what was typed of them: those in place of taken slots are ticked, as many as were. Visits after
 * the last day are ticked on purpose alone.
 */
function withTicks(visits: FtVoucherPlan["plannedVisits"], rows: Row[], endBy: string | null) {
  const typed = new Map(rows.map(({ slot, on }) => [slot, on]));
  const there = new Set(visits.map(({ place }) => slotText(place)));
  let taken = rows.length === 0 ? visits.length : rows.filter(({ slot, on }) => on && !there.has(slot)).length;
  return visits.map(({ place, alternatives }) => {
    const on = typed.get(slotText(place));
    const isLate = endBy !== null && localDate(new Date(place.beginAt)) > endBy;
    const ticked = on ?? (taken-- > 0 && !isLate);
    return { place, alternatives, ticked, replaced: rows.length > 0 && on === undefined };
  });
}

/** A visit as variables of a document have it. */
export const asSent = <V extends { beginAt: Date }>(visit: V) => ({ ...visit, beginAt: visit.beginAt.toISOString() });

const rowsOf = (typed?: Record<string, unknown>): Row[] =>
  (Array.isArray(typed?.visits) ? typed.visits : []).map((row: { on?: unknown; slot?: unknown } | undefined) => ({
    on: Boolean(row?.on),
    slot: String(row?.slot ?? ""),
  }));

/** Fields that the API names otherwise than the form does. */
const atField = ({ name, error }: Fault) => ({ name: name === "profiles" ? "profile" : name, error });

function faultsOf(failed: unknown): { faults: Fault[] } {
  if (!(failed instanceof CallFailed) || failed.error !== "invalidInput" || !failed.details.fields)
    return toPage(failed);
  return { faults: failed.details.fields.map(({ path, error }) => ({ name: String(path[0]), error })) };
}

function toPage(failed: unknown): never {
  throw failed instanceof CallFailed ? pageOf(failed) : failed;
}

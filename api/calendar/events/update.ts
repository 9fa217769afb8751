import { ConsentInput } from "#rules/inputs/calendar/event.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { noticeChanges } from "../../notices/notice-changes.ts";
import { visitsOf } from "../../notices/visits.ts";
import { parse } from "../../core/parse.ts";
import { followService } from "../../payments/visits/visit-payment.ts";
import { waiveTakenOut } from "../../payments/visits/waive.ts";
import { requireSubscription } from "../../subscriptions/require.ts";
import { bookWaitingPatient } from "../waiting-list/book.ts";
import { unbookWaitingPatients } from "../waiting-list/unbook.ts";
import { apply } from "./apply.ts";
import { toEdit, type EventChange } from "./edit.ts";
import { lockEvent, type Which } from "./lock.ts";
import { withNewPatient } from "./patients/new-patient.ts";
import { readEventRelations } from "./relations.ts";
import { splitSeries, findSeries } from "../series/split-series.ts";
import { retimed } from "../series/retime.ts";
import { syncOccupancies } from "../occupancy/sync-occupancies.ts";
import { listTargets, type Scope } from "../series/targets.ts";
import { trackEvent } from "./track-event.ts";

/**
 * Changes the given fields of an event: moves it, gives it other people, rooms or patients, or answers all conflicts.
 * For more of its series, the differences are applied to each of them, so that other individual changes stay. Answers
 * the event, or the first changed one where it has begun itself.
 */
export async function updateEvent(
  ctx: Ctx,
  which: Which,
  change: EventChange,
  scope: Scope = "ONE",
  given: unknown = {},
  { notices = true } = {},
) {
  allow(ctx, "calendar:write");
  const consent = parse(ConsentInput, given);
  if (consent.override) allow(ctx, "overlap:override");
  const before = await lockEvent(ctx, which);
  const targets = await listTargets(ctx, before, scope);
  const relations = await readEventRelations(ctx, [...targets.map(({ id }) => id), before.id]);
  const details =
    change.details &&
    (await withNewPatient(
      ctx,
      change.details,
      relations(before).attendances.map(({ patientCardId }) => patientCardId),
    ));
  const edit = await toEdit(ctx, before, relations(before), { ...change, details });
  const ofSeries = scope !== "ONE" && before.parentId !== null;
  const { times, series } = ofSeries
    ? retimed(before, targets, edit, await findSeries(ctx, before.parentId!))
    : { times: [{ ...before, ...edit.span, allDay: edit.fields.allDay ?? before.allDay }], series: null };
  const { added, removed } = edit.patientCards;
  if (added.length > 0) await requireSubscription(ctx);
  const ids = times.map(({ id }) => id);
  if (removed.length > 0) await waiveTakenOut(ctx, ids, removed);
  const rows = await apply(ctx, times, edit);
  const parentId = series ? await splitSeries(ctx, targets, times, series) : before.parentId;
  const changedRelations = await syncOccupancies(ctx, rows, consent);
  if (removed.length > 0) await unbookWaitingPatients(ctx, ids, removed);
  const { procedureId } = edit.fields;
  const otherService = targets.filter((one) => procedureId !== undefined && one.procedureId !== procedureId);
  if (otherService.length > 0)
    await followService(
      ctx,
      otherService.map(({ id }) => id),
    );
  const changed = rows.find(({ id }) => id === before.id) ?? rows[0]!;
  if (edit.waitingPatient !== null) await bookWaitingPatient(ctx, edit.waitingPatient, changed.id);
  if (notices) await noticeChanges(ctx, visitsOf(targets, relations), visitsOf(rows, changedRelations));
  const cards = [
    ...targets.flatMap((target) => relations(target).attendances.map(({ patientCardId }) => patientCardId)),
    ...added,
  ];
  await trackEvent(ctx, "event.updated", before.id, cards, {
    override: consent.override?.reason,
    events: ofSeries ? rows.map(({ id }) => id) : undefined,
  });
  return { ...changed, parentId };
}

import { ConsentInput } from "#rules/inputs/event.ts";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { parse } from "../parse.ts";
import { apply } from "./apply.ts";
import { editOf, type EventChange } from "./edit.ts";
import { lockEvent, type Which } from "./lock.ts";
import { withNewPatient } from "./new-patient.ts";
import { relationsOf } from "./relations.ts";
import { settle } from "./settle.ts";
import { trackEvent } from "./track-event.ts";

/** Changes what is given of an event: moves it, gives it other people, rooms or patients, or says all that is in the way. */
export async function updateEvent(ctx: Ctx, which: Which, change: EventChange, given: unknown = {}) {
  allow(ctx, "calendar:write");
  const consent = parse(ConsentInput, given);
  if (consent.override) allow(ctx, "overlap:override");
  const before = await lockEvent(ctx, which);
  const relations = (await relationsOf(ctx, [before.id]))(before);
  const details = change.details && (await withNewPatient(ctx, change.details, relations.attendances.map(({ patientCardId }) => patientCardId)));
  const edit = await editOf(ctx, before, relations, { ...change, details });
  const [event] = await apply(ctx, [{ ...before, ...edit.span }], edit);
  await settle(ctx, [event!], consent);
  const cards = [...relations.attendances.map(({ patientCardId }) => patientCardId), ...edit.patientCards.added];
  await trackEvent(ctx, "event.updated", event!.id, cards, consent.override ? { override: consent.override.reason } : undefined);
  return event!;
}

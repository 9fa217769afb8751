import { and, asc, eq, isNull } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { relatedPersons } from "../../core/db/tables/related-persons.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";

/** The related persons on the cards of the own medical centre, without removed ones. */
export const aroundMine = (ctx: ProfileCtx) =>
  and(eq(relatedPersons.medicalCenterId, ctx.profile.medicalCenterId), isNull(relatedPersons.removedAt));

/** One of them; any other is not found. */
export async function visibleRelated(ctx: ProfileCtx, id: number) {
  const [person] = await ctx.db
    .select()
    .from(relatedPersons)
    .where(and(aroundMine(ctx), eq(relatedPersons.id, id)));
  if (!person) throw new Fault("notFound");
  return person;
}

/** A related person of a patient. */
export async function readRelatedPerson(ctx: Ctx, id: number) {
  allow(ctx, "patientCard:read");
  const person = await visibleRelated(ctx, id);
  await track(ctx, "relatedPerson.read", { entityId: id, patientCardId: person.patientCardId });
  return person;
}

/** The related persons of these patients, whose cards were found and their reading recorded; guardians first. */
export async function listRelatedPersons(ctx: Ctx, cards: readonly number[]) {
  allow(ctx, "patientCard:read");
  return ctx.db
    .select()
    .from(relatedPersons)
    .where(and(aroundMine(ctx), anyOf(relatedPersons.patientCardId, cards)))
    .orderBy(asc(relatedPersons.roles), asc(relatedPersons.id));
}

import { RelatedPersonInput } from "#rules/inputs/patients/related-person.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { relatedPersons } from "../../core/db/tables/related-persons.ts";
import { parse } from "../../core/parse.ts";
import { refuseSame } from "../../core/refuse-same.ts";
import { track } from "../../core/track.ts";
import { lockCard } from "../lock-cards.ts";
import { visibleCard } from "../visible-card.ts";

/** Adds a related person of a patient: decides for them, is to be called, may hear of their health. */
export async function addRelatedPerson(ctx: Ctx, patientCardId: number, given: unknown) {
  allow(ctx, "patientCard:write");
  const input = parse(RelatedPersonInput, given);
  await lockCard(ctx, patientCardId);
  await visibleCard(ctx, { id: patientCardId });
  const { name, relation, roles, phone, email, note } = input;
  const { patientCardId: card, ...of } = relatedPersons;
  await refuseSame(ctx, relatedPersons, [
    [card, patientCardId],
    [of.name, name],
    [of.relation, relation],
    [of.roles, roles],
    [of.phone, phone],
    [of.email, email],
    [of.note, note],
    [of.removedAt, null],
  ]);
  const now = ctx.now();
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const [person] = await ctx.db
    .insert(relatedPersons)
    .values({ ...input, patientCardId, medicalCenterId, createdAt: now, createdBy, updatedAt: now })
    .returning();
  await track(ctx, "relatedPerson.created", { entityId: person!.id, patientCardId, details: { roles: input.roles } });
  return person!;
}

import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { relatedPersons } from "../../core/db/tables/related-persons.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { aroundMine, visibleRelated } from "./read-related.ts";

/** Removes a related person from a patient's card; the row stays. */
export async function removeRelatedPerson(ctx: Ctx, id: number): Promise<boolean> {
  allow(ctx, "patientCard:write");
  const person = await visibleRelated(ctx, id);
  const removed = await changeOne(
    ctx.db,
    relatedPersons,
    person,
    { removedAt: ctx.now(), removedBy: ctx.profile.id },
    aroundMine(ctx),
  );
  if (!removed) throw new Fault("stale");
  await track(ctx, "relatedPerson.removed", { entityId: id, patientCardId: person.patientCardId });
  return true;
}

import { RelatedPersonInput } from "#rules/inputs/patients/related-person.ts";
import { allow } from "../../core/access/allow.ts";
import { changedFields } from "../../core/changed-fields.ts";
import type { Ctx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { relatedPersons } from "../../core/db/tables/related-persons.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { aroundMine, visibleRelated } from "./read-related.ts";

/** Changes the given fields of a related person, based on their version; omitted ones stay. */
export async function changeRelatedPerson(ctx: Ctx, { id, version }: { id: number; version: number }, change: object) {
  allow(ctx, "patientCard:write");
  const { name, relation, roles, phone, email, note, patientCardId } = await visibleRelated(ctx, id);
  const known: RelatedPersonInput = { name, relation, roles, phone, email, note };
  const input = parse(RelatedPersonInput, { ...known, ...change });
  const after = await changeOne(
    ctx.db,
    relatedPersons,
    { id, version },
    { ...input, updatedAt: ctx.now() },
    aroundMine(ctx),
  );
  if (!after) throw new Fault("stale");
  await track(ctx, "relatedPerson.updated", {
    entityId: id,
    patientCardId,
    details: { fields: changedFields(known, input) },
  });
  return after;
}

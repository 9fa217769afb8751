import type { InCenter } from "../../core/context.ts";
import { insertRows } from "../../core/db/insert-rows.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { readEventRelations, type EventRow } from "../events/relations.ts";
import { claimsOf, type Claim } from "./claims.ts";
import { takenClaims, type Hit } from "./conflicts.ts";
import { lock, rowOf } from "./sync-occupancies.ts";

type Asked = {
  /** Why they may take what others have. */
  override: { by: number; reason: string } | null;
  /** Events that are over may also have a patient who was elsewhere then. */
  isHistory: boolean;
};

/**
 * Claims what new events of an import take, whatever the working hours are. Answers what is in their way: then nothing
 * is claimed. Events of a group have their claims already but for those of added patients.
 */
export async function claimForImport(
  ctx: InCenter,
  events: EventRow[],
  { override, isHistory }: Asked,
  added: (claim: Claim) => boolean = () => true,
): Promise<Hit[]> {
  const relations = await readEventRelations(
    ctx,
    events.map(({ id }) => id),
  );
  const claims = events.flatMap((event) => claimsOf(event, relations(event))).filter(added);
  await lock(ctx, claims);
  const hits = await takenClaims(ctx, claims);
  const mayOverride = override !== null && (isHistory || hits.every(({ claim }) => claim.kind !== "PATIENT_CARD"));
  if (hits.length > 0 && !mayOverride) return hits;
  const taken = new Set(hits.map(({ claim }) => claim));
  await insertRows(
    ctx.db,
    occupancies,
    claims.map((claim) => rowOf(ctx.profile.medicalCenterId, claim, taken.has(claim) ? override : null)),
  );
  return [];
}

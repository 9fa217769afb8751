import { batch } from "../core/batch.ts";
import type { ProfileCtx } from "../core/context.ts";
import { visibleCard, type PatientCard } from "../patients/visible-card.ts";

const cards = batch(async (ctx, uuids: readonly string[]) => {
  const found = new Map<string, PatientCard>();
  for (const uuid of uuids) found.set(uuid, await visibleCard(ctx as ProfileCtx, { uuid }));
  return found;
});

/** The card whose rows of the log a request asks for: read once for the list and for its name. */
export const cardOfLog = async (ctx: ProfileCtx, uuid: string): Promise<PatientCard> => (await cards(ctx, uuid))!;

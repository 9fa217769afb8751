import { eq } from "drizzle-orm";
import { WordingInput } from "#rules/inputs/patients/consent.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { gdprWordings } from "../core/db/tables/gdpr-wordings.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { wordingFacts } from "./evidence.ts";
import { currentWording } from "./scope.ts";

/**
 * Adds a version of the centre's wording, based on the number of the current one (0 where there is none). Earlier ones
 * stay with those who consented to them. A text that has not changed is no new version.
 */
export async function createWording(ctx: Ctx, input: { text: string }, version: number) {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const { text } = parse(WordingInput, input);
  // Of two concurrent writers the second waits, and finds the first one's version.
  await ctx.db
    .select({ id: medicalCenters.id })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, medicalCenterId))
    .for("update");
  const current = await currentWording(ctx);
  if ((current?.number ?? 0) !== version) throw new Fault("stale");
  if (current?.text === text) return current;
  const [wording] = await ctx.db
    .insert(gdprWordings)
    .values({ medicalCenterId, number: version + 1, text, createdAt: ctx.now(), createdBy })
    .returning();
  const { digest } = (await wordingFacts(ctx.db, [wording!.id])).get(wording!.id)!;
  await track(ctx, "gdprWording.created", { entityId: wording!.id, details: { number: wording!.number, digest } });
  return wording!;
}

import { desc, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { gdprWordings } from "../core/db/tables/gdpr-wordings.ts";

const MOST = 100;

/** The latest versions of the centre's wording, the current one first. */
export async function listWordings(ctx: Ctx) {
  allow(ctx, "patientCard:read");
  const own = eq(gdprWordings.medicalCenterId, ctx.profile.medicalCenterId);
  return ctx.db.select().from(gdprWordings).where(own).orderBy(desc(gdprWordings.number)).limit(MOST);
}

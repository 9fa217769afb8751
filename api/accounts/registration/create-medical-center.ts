import { inArray, sql } from "drizzle-orm";
import { fold } from "#rules/text/fold.ts";
import { FounderInput } from "#rules/inputs/accounts/account.ts";
import { DAY, later } from "#rules/time/durations.ts";
import { addFirstBox } from "../../cash/create-box.ts";
import { bind, transaction, type Ctx } from "../../core/context.ts";
import { formerSlugs } from "../../core/db/tables/former-slugs.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { track } from "../../core/track.ts";
import { actAs } from "../sessions/choose-profile.ts";
import type { ProfileInCenter } from "./find-invitation.ts";
import { myProfiles } from "../my-profiles.ts";
import { lockCurrentUser } from "../lock-current-user.ts";
import { nameUser } from "./name-user.ts";
import { registrationOpen } from "./registration-open.ts";

/** For as long a new centre can be tried out before its administrator needs a second factor. */
const GRACE_DAYS = 7;

/** Creates a medical centre whose administrator is the signed-in user; the session acts there from now on. */
export const createMedicalCenter = (ctx: Ctx, input: object): Promise<ProfileInCenter> =>
  transaction(ctx, async (ctx) => {
    const user = await lockCurrentUser(ctx);
    const { medicalCenterName, country, motusProfession, ...person } = parse(FounderInput, input);
    const founded = (await myProfiles(ctx)).find(({ medicalCenter }) => medicalCenter.name === medicalCenterName);
    if (founded) return founded;
    if (!(await registrationOpen(ctx))) throw new Fault("registrationClosed");
    await limit(ctx, "centre founded by", String(user.id), 5, 24 * 60);
    const medicalCenter = await insertCenter(ctx, user.id, { name: medicalCenterName, country });
    await addFirstBox({ ...ctx, profile: { medicalCenterId: medicalCenter.id } }, country);
    const [profile] = await ctx.db
      .insert(profiles)
      .values({
        ...person,
        medicalCenterId: medicalCenter.id,
        userId: user.id,
        role: "ROLE_ADMIN",
        profession: motusProfession,
        email: user.email,
        createdAt: ctx.now(),
        registeredAt: ctx.now(),
      })
      .returning();
    await nameUser(ctx, user, person);
    await actAs(ctx, profile!.id);
    await track({ ...ctx, profile: profile!, session: ctx.session! }, "medicalCenter.created", {
      entityId: medicalCenter.id,
    });
    return { profile: profile!, medicalCenter };
  });

/**
 * Row-level security admits a new centre only under the id the transaction is bound to, so the id is allocated first.
 */
async function insertCenter(ctx: Ctx, userId: number, center: { name: string; country: string }) {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('medical_centers', 'id'))::int as id`,
  );
  const id = rows[0]!.id;
  await bind(ctx.db, userId, id);
  const base =
    fold(center.name)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 50) || "zarizeni";
  const candidates = [base, ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${base}-${n}`), `${base}-${id}`];
  const former = await ctx.db
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(inArray(formerSlugs.slug, candidates));
  for (const slug of candidates.filter((one) => !former.some(({ slug }) => slug === one))) {
    const [made] = await ctx.db
      .insert(medicalCenters)
      .overridingSystemValue()
      .values({
        ...center,
        id,
        slug,
        secondFactorDuty: "ADMINISTRATORS",
        secondFactorFrom: later(ctx.now(), GRACE_DAYS * DAY),
        firstStepsSince: ctx.now(),
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .onConflictDoNothing({ target: medicalCenters.slug })
      .returning();
    if (made) return made;
  }
  throw new Error("No free slug");
}

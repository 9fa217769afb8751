import { and, eq } from "drizzle-orm";
import type { AuditAction } from "#rules/audit/audit-actions.ts";
import type { PatientAction } from "#rules/audit/patient-actions.ts";
import { bind, type Ctx, type ProfileCtx } from "./context.ts";
import { profiles } from "./db/tables/profiles.ts";
import { auditRows } from "./db/tables/audit-rows.ts";

type About<A extends AuditAction> = { entityId?: number; details?: Record<string, unknown> } & (A extends PatientAction
  ? { patientCardId?: number }
  : unknown);

/** Writes the audit row of a read or a change, in its transaction. `details` hold no content of health records. */
export const track = <A extends AuditAction>(ctx: ProfileCtx, action: A, about?: About<A>) =>
  write(ctx, action, [about ?? {}]);

/** Writes an audit row for each of several records. */
export const trackEach = <A extends AuditAction>(ctx: ProfileCtx, action: A, abouts: readonly About<A>[]) =>
  abouts.length === 0 ? undefined : write(ctx, action, abouts);

/** Writes an audit row for each of the cards that a record concerns, and one without a card where that is null. */
export const trackCards = <A extends PatientAction>(
  ctx: ProfileCtx,
  action: A,
  cards: readonly (number | null)[],
  about: Omit<About<A>, "patientCardId">,
) =>
  write(
    ctx,
    action,
    cards.map((patientCardId) => ({ ...about, patientCardId })),
  );

type Row = Partial<typeof auditRows.$inferInsert>;

async function write({ db, profile, session, ...ctx }: ProfileCtx, action: AuditAction, abouts: readonly Row[]) {
  const at = ctx.now();
  const rows = abouts.map((about) => ({
    medicalCenterId: profile.medicalCenterId,
    at,
    profileId: profile.id,
    userId: session.userId,
    requestId: ctx.requestId,
    address: ctx.address,
    action,
    ...about,
  }));
  if (/\.(read|listed)$/.test(action)) ctx.reads.push(...rows);
  await db.insert(auditRows).values(rows);
}

/**
 * The audit row of an action by a mailed link, or at the machine. It names no profile; if the browser is signed in, it
 * names the user.
 */
export const trackUnsigned = <A extends AuditAction>(
  ctx: Pick<Ctx, "db" | "now" | "session" | "requestId" | "address">,
  medicalCenterId: number,
  action: A,
  about: About<A>,
) =>
  ctx.db.insert(auditRows).values({
    medicalCenterId,
    at: ctx.now(),
    userId: ctx.session?.userId,
    requestId: ctx.requestId,
    address: ctx.address,
    action,
    ...about,
  });

/**
 * The audit row of a login, in the centre of the profile that it is to act as; the transaction speaks for that centre
 * from then on.
 */
export async function trackSession(
  ctx: Ctx,
  action: Extract<AuditAction, `session.${string}`>,
  userId: number,
  profile: { id: number; medicalCenterId: number },
  details?: Record<string, unknown>,
) {
  const { id: profileId, medicalCenterId } = profile;
  await bind(ctx.db, userId, medicalCenterId);
  await ctx.db.insert(auditRows).values({
    medicalCenterId,
    at: ctx.now(),
    profileId,
    userId,
    requestId: ctx.requestId,
    address: ctx.address,
    action,
    details,
  });
}

/** The audit row of a session's event, in its centre, if it has one. Runs in the caller's transaction. */
export async function trackOwn(
  ctx: Ctx,
  action: Extract<AuditAction, `session.${string}`>,
  { userId, profileId }: { userId: number; profileId: number | null },
) {
  if (profileId === null) return;
  await bind(ctx.db, userId, null);
  const [place] = await ctx.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, profileId), eq(profiles.userId, userId)));
  if (place) await trackSession(ctx, action, userId, place);
}

import type DataLoader from "dataloader";
import { sql } from "drizzle-orm";
import type { Actor } from "#rules/permissions.ts";
import type { Plans } from "#rules/subscriptions/plans.ts";
import type { Db } from "./db/client.ts";
import type { Replica } from "./db/replica.ts";
import type { auditRows } from "./db/tables/audit-rows.ts";
import type { Anchors } from "./outside/anchors.ts";
import type { AuditCopy } from "./outside/audit-copy.ts";
import type { Mailer } from "./outside/mail.ts";
import type { Scanner } from "./outside/files/scanner.ts";
import type { CompanyRegister } from "./outside/company-register.ts";
import type { SmsGateway } from "./outside/sms.ts";
import type { Storage } from "./outside/storage/storage.ts";
import type { Summariser } from "./outside/summariser.ts";
import type { RunningResolvers } from "./running-resolvers.ts";
import type { Settings } from "../settings/settings.ts";

/** The services that the process gives to every request. */
export type Services = {
  db: Db;
  /** The standby that serves reading, where the installation has one. */
  replica: Replica | null;
  settings: Settings;
  now: () => Date;
  hasher: Hasher;
  mailer: Mailer;
  sms: SmsGateway;
  storage: Storage;
  /** The anchors of the audit log, outside of the database. */
  anchors: Anchors;
  /** The copy of sealed audit rows outside of the database, where the installation has one. */
  auditCopy: AuditCopy | null;
  /** The model that sums reports up, where the installation has one. */
  summariser: Summariser | null;
  companyRegister: CompanyRegister;
  /** The plans of subscriptions, where the installation has some. */
  plans: Plans | null;
  /** The virus scanner that uploads go through, where the installation has one. */
  scanner: Scanner | null;
};

/** A signed-in person's profile in a medical centre. */
export type ActingProfile = Actor & { id: number; medicalCenterId: number };

/** The caller, as far as it has been looked up. */
export type Known = {
  session?: Promise<Ctx["session"]>;
  profile?: ActingProfile | null;
  /** The profile is withheld for lack of a second factor. */
  withheld?: boolean;
  /** From when on it will be. */
  secondFactorDue?: Date | null;
  /** Cards that this request has opened: seen by the caller, and counted. */
  openedCards?: Set<number>;
  /** There is no session, since it is locked at its shared desk. */
  locked?: boolean;
  /** The token that the session got in this request. */
  renewedToken?: string;
};

export type Ctx = Services & {
  /** In a request of a signed-in person this is the request's own transaction, bound to its medical centre. */
  db: Db;
  inTransaction: boolean;
  requestId: string;
  address: string;
  userAgent: string;
  /** The token of the request, even of a session that has ended (a form is kept by it, and logging out). */
  token: string | null;
  /** The token of the shared desk that the request's browser is, if it is one. */
  desk: string | null;
  /** The centre of the path, for a request from its own website (endpoint/website-schema.ts). */
  slug?: string;
  session: {
    id: number;
    userId: number;
    profileId: number | null;
    desk?: { id: number; lockMinutes: number } | null;
    /** When it ends if nothing more is done in it. */ endsAt?: Date;
  } | null;
  known: Known;
  profile: ActingProfile | null;
  idempotencyKey: string | null;
  /** The audit rows of this request's reads: they stay also where its write is refused and rolled back. */
  reads: (typeof auditRows.$inferInsert)[];
  /** In a request by GraphQL, which ends when these have ended. */
  resolvers?: RunningResolvers;
  /** The batch loaders of this request, by transaction (see batch.ts). */
  loaders: WeakMap<Db, Map<unknown, DataLoader<never, unknown>>>;
};

/** A context with a known profile: the one for verbs of a medical centre (see allow.ts). */
export type ProfileCtx = Ctx & { profile: ActingProfile; session: NonNullable<Ctx["session"]> };

/** A context bound to a medical centre: with a profile of it, or without a user, for its patients on the web. */
export type CenterCtx = Omit<Ctx, "profile"> & { profile: { medicalCenterId: number } };
/** Whether somebody of the centre acts, and not a patient on the web. */
export const isByPerson = (ctx: CenterCtx): ctx is ProfileCtx => "id" in ctx.profile;
/** The part of it by which rows of the centre are read and written. */
export type InCenter = Pick<CenterCtx, "db" | "now" | "profile">;

/**
 * Runs `work` in one transaction bound to the context's user and medical centre, as row-level security requires; inside
 * a transaction it joins that one.
 */
export function transaction<C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.inTransaction) return work(ctx);
  return ctx.db.transaction(async (db) => {
    await bind(db as Db, ctx.session?.userId ?? null, ctx.profile?.medicalCenterId ?? null);
    return work({ ...ctx, db: db as Db, inTransaction: true });
  });
}

/** Binds the rest of the transaction to a user and a centre, for row-level security. */
export const bind = (db: Db, userId: number | null, medicalCenterId: number | null) =>
  db.execute(
    sql`select set_config('motus.user', ${userId?.toString() ?? ""}, true), set_config('motus.medical_center', ${medicalCenterId?.toString() ?? ""}, true)`,
  );

/** The two slow functions; a test passes its own to count how often they run. */
export interface Hasher {
  hash(text: string): Promise<string>;
  verify(hash: string, text: string): Promise<boolean>;
}

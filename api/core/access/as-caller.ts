import { bind, type Ctx, type Services } from "../context.ts";
import { findSession, readSessionProfile } from "./authenticate.ts";

export type Caller = { token: string | null; address: string; requestId: string };

/** Runs `work` in one transaction as the caller of a request that does not come through GraphQL. */
export async function asCaller<T>(
  services: Services,
  { token, address, requestId }: Caller,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const session = token ? await findSession(services, token) : null;
  return services.db.transaction(async (db) => {
    await bind(db, session?.userId ?? null, null);
    const { profile } = await readSessionProfile({ db, now: services.now, session });
    await bind(db, session?.userId ?? null, profile?.medicalCenterId ?? null);
    return work({
      ...services,
      db,
      inTransaction: true,
      session,
      profile,
      address,
      requestId,
      token,
      desk: null,
      userAgent: "",
      known: {},
      idempotencyKey: null,
      reads: [],
      loaders: new WeakMap(),
    });
  });
}

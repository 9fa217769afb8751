import type { Locale } from "#rules/codes.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { piecesOf } from "../files/pieces-of.ts";
import { FileMissing } from "../core/outside/storage/storage.ts";
import type { Run, Storing } from "../core/transactions-of.ts";

/** One file of a copy. */
export type Part = { name: string; input: string | AsyncIterable<Uint8Array> };

/** The files of a kind in their order; those that nobody reads are not made. */
export type Parts = (making: Making) => AsyncIterable<Part>;

export type Orderer = { id: number; userId: number } & Pick<ProfileCtx["profile"], "profession">;

/** A copy that is being made. */
export type Making = {
  ctx: Ctx;
  medicalCenterId: number;
  center: string;
  /** Of its words. */
  language: Locale;
  orderer: Orderer;
  /** Transactions that write, and those that read a centre's rows at one moment. */
  run: Run;
  snapshot: Run;
  /** Aborted when no more is read of the copy, so that nothing stays open. */
  unwanted: AbortSignal;
  /** Names of files whose bytes the storage lacks. */
  missing: string[];
  onDone: (count: number) => Promise<void>;
};

/**
 * A transaction as the administrator sees it who ordered the copy. Nothing is written by it, and it has no session of
 * its own.
 */
export const asOrderer = ({ ctx, orderer }: Making, { db, profile }: Storing): ProfileCtx => ({
  ...ctx,
  db,
  inTransaction: true,
  session: { id: 0, userId: orderer.userId, profileId: orderer.id },
  profile: {
    id: orderer.id,
    role: "ROLE_ADMIN",
    profession: orderer.profession,
    medicalCenterId: profile.medicalCenterId,
  },
});

/** A stored file; none where the storage lacks its bytes, which is noted. */
export async function storedPart({ ctx, unwanted, missing }: Making, name: string, uuid: string): Promise<Part[]> {
  try {
    const { stream } = await ctx.storage.get(uuid);
    return [{ name, input: piecesOf(stream, unwanted) }];
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    missing.push(name);
    return [];
  }
}

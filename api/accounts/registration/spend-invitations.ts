import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { accountTokens } from "../../core/db/tables/account-tokens.ts";

/** Ends the open invitations of a profile: their links stop working. */
export const spendInvitations = ({ db, now }: ProfileCtx, profileId: number) =>
  db
    .update(accountTokens)
    .set({ usedAt: now() })
    .where(
      and(eq(accountTokens.profileId, profileId), eq(accountTokens.kind, "INVITATION"), isNull(accountTokens.usedAt)),
    );

import { and, eq, isNull } from "drizzle-orm";
import { AcceptanceInput } from "#rules/inputs/accounts/account.ts";
import { tokenHash } from "../../core/access/authenticate.ts";
import { bind, transaction, type Ctx } from "../../core/context.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { accountTokens } from "../../core/db/tables/account-tokens.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { chooseProfile } from "../sessions/choose-profile.ts";
import type { ProfileInCenter } from "./find-invitation.ts";
import { myProfiles } from "../my-profiles.ts";
import { lockCurrentUser } from "../lock-current-user.ts";
import { nameUser } from "./name-user.ts";
import { notifyOfAdministrator } from "../../mail/notify-of-administrator.ts";
import { spendToken } from "./usable-token.ts";

type Acceptance = { token: string; input: object };

/** Accepts an invitation to a centre; only the user of the invited address can. A repeated request acts once. */
export const acceptInvitation = (ctx: Ctx, { token, input }: Acceptance): Promise<ProfileInCenter> =>
  transaction(ctx, async (ctx) => {
    const user = await lockCurrentUser(ctx);
    const person = parse(AcceptanceInput, input);
    const [invitation] = await ctx.db
      .select()
      .from(accountTokens)
      .where(and(eq(accountTokens.tokenHash, tokenHash(token)), eq(accountTokens.kind, "INVITATION")));
    if (invitation?.email !== user.email) throw new Fault("tokenInvalid");
    const taken = (await myProfiles(ctx)).find(({ profile }) => profile.id === invitation.profileId);
    if (taken) return taken;
    await spendToken(ctx, invitation.id);
    await bind(ctx.db, user.id, invitation.medicalCenterId);
    const [profile] = await ctx.db
      .update(profiles)
      .set({ ...person, userId: user.id, registeredAt: ctx.now() })
      .where(and(eq(profiles.id, invitation.profileId!), isNull(profiles.userId), isNull(profiles.deactivatedAt)))
      .returning();
    if (!profile) throw new Fault("tokenInvalid");
    await nameUser(ctx, user, person);
    await track({ ...ctx, profile, session: ctx.session! }, "profile.accepted", { entityId: profile.id });
    await notifyOfAdministrator(ctx, profile, "accepted");
    return chooseProfile(ctx, profile.id);
  });

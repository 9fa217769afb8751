import { UserConfigInput } from "#rules/inputs/accounts/account.ts";
import { transaction, type Ctx } from "../core/context.ts";
import { userConfigs } from "../core/db/tables/user-configs.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";

/** Replaces the signed-in user's settings of this name. */
export const writeUserConfig = (ctx: Ctx, input: { name: string; data: string }) =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    const { name, data } = parse(UserConfigInput, input);
    const [config] = await ctx.db
      .insert(userConfigs)
      .values({ userId: ctx.session.userId, name, data })
      .onConflictDoUpdate({ target: [userConfigs.userId, userConfigs.name], set: { data } })
      .returning();
    return config!;
  });

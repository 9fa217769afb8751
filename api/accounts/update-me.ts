import { MeInput } from "#rules/inputs/accounts/account.ts";
import { transaction, type Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { users } from "../core/db/tables/users.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";

type Input = { name: string; surname: string; phone?: string | null; locale?: string | null; version: number };

/** Changes the own name, telephone and language. */
export const updateMe = (ctx: Ctx, input: Input) =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    const { version, ...change } = parse(MeInput, input);
    const changed = await changeOne(ctx.db, users, { id: ctx.session.userId, version }, change);
    if (!changed) throw new Fault("stale");
    return changed;
  });

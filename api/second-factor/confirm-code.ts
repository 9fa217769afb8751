import { CodeInput } from "#rules/inputs/second-factor.ts";
import { noteConfirmation } from "../accounts/note-confirmation.ts";
import type { Ctx } from "../context.ts";
import { parse } from "../parse.ts";
import { readSecondFactor } from "./read.ts";
import { withCode } from "./with-code.ts";

/** Takes a code for what asks for one anew (note-confirmation.ts); of a recovery code it answers how many are left. */
export const confirmCode = async (ctx: Ctx, given: { code: string }): Promise<number | null> =>
  withCode(ctx, parse(CodeInput, given).code, async (ctx, { recovery }) => {
    await noteConfirmation(ctx, "CODE");
    return recovery ? (await readSecondFactor(ctx)).recoveryCodesLeft : null;
  });

import { CodeInput } from "#rules/inputs/accounts/second-factor.ts";
import { noteConfirmation } from "../reauthentication/note-confirmation.ts";
import type { Ctx } from "../../core/context.ts";
import { parse } from "../../core/parse.ts";
import { readSecondFactor } from "./read.ts";
import { withCode } from "./with-code.ts";

/**
 * Consumes a code for an operation that requires a fresh one (note-confirmation.ts); for a recovery code it answers the
 * number left.
 */
export const confirmCode = async (ctx: Ctx, given: { code: string }): Promise<number | null> =>
  withCode(ctx, parse(CodeInput, given).code, async (ctx, { recovery }) => {
    await noteConfirmation(ctx, "CODE");
    return recovery ? (await readSecondFactor(ctx)).recoveryCodesLeft : null;
  });

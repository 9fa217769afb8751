import { z } from "zod";
import { error, password } from "../text.ts";

/** A code as it is typed: of an authenticator, with blanks or without, or a recovery code. */
const code = () => z.string(error("required")).trim().min(1, error("required")).max(40, error("tooLong"));

export const CodeInput = z.object({ code: code() });
/** The fields that changing an existing second factor requires. */
export const ProofInput = z.object({ password: password(), code: code() });

/** The form of the second step; a tick is sent as `on`. */
export const SecondStepForm = z.object({ code: code(), rememberDevice: z.literal("on").optional() });
export const SecondStepInput = z.object({
  token: z.string().max(200, error("tooLong")),
  code: code(),
  rememberDevice: z.boolean().nullish(),
});

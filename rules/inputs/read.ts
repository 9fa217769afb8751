import { z } from "zod";
import type { ErrorName } from "#rules/errors.ts";
import { error, optionalText } from "./text.ts";

/** A text parsed by `read`; null when there is none. `read` may answer the name of a fault. */
export const read = <T>(read: (typed: string) => { value: T } | ErrorName, max = 40) =>
  z.preprocess(
    (value) => (typeof value === "number" ? String(value) : value),
    optionalText(max).transform((typed, context): T | null => {
      if (typed === null) return null;
      const answer = read(typed);
      if (typeof answer === "object") return answer.value;
      context.addIssue({ code: "custom", message: error(answer) });
      return z.NEVER;
    }),
  );

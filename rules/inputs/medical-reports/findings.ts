import { z } from "zod";
import type { ErrorName } from "#rules/errors.ts";
import {
  findingKey,
  findingKinds,
  findingSides,
  isMeasured,
  readFinding,
  sidesOf,
  type FindingKind,
} from "#rules/findings/findings.ts";
import { error, text } from "../text.ts";

/** As much as is measured in one examination, and more. */
export const MOST_FINDINGS = 100;

const wrong: Record<FindingKind, ErrorName> = {
  ROM: "rangeInvalid",
  STRENGTH: "gradeInvalid",
  VAS: "painInvalid",
  GIRTH: "girthInvalid",
};

const FindingInput = z
  .object({
    kind: z.enum(findingKinds, error("choiceInvalid")),
    what: text(80),
    side: z
      .enum(findingSides, error("choiceInvalid"))
      .nullish()
      .transform((side) => side ?? null),
    value: text(40),
  })
  .transform(({ kind, what, side, value }, ctx) => {
    const fault = (path: string, message: ErrorName) => {
      ctx.addIssue({ code: "custom", path: [path], message: error(message) });
      return z.NEVER;
    };
    if (!isMeasured(kind, what)) return fault("what", "choiceInvalid");
    const sides = sidesOf(kind, what);
    if (sides === "one" && side === null) return fault("side", "required");
    const kept = readFinding(kind, value);
    return kept === null
      ? fault("value", wrong[kind])
      : { kind, what, side: sides === "none" ? null : side, value: kept };
  });

/** The findings of an examination, each measurement once; none are null. */
export const FindingsInput = z
  .array(FindingInput)
  .max(MOST_FINDINGS, error("tooMany"))
  .superRefine((all, ctx) => {
    const known = new Set<string>();
    for (const [at, finding] of all.entries()) {
      const key = findingKey(finding);
      if (known.has(key)) ctx.addIssue({ code: "custom", path: [at, "what"], message: error("measuredTwice") });
      known.add(key);
    }
  })
  .nullish()
  .transform((all) => (all?.length ? all : null));
export type FindingsInput = z.output<typeof FindingsInput>;

import { z } from "zod";
import { findingKinds } from "#rules/findings/findings.ts";
import { error } from "../text.ts";

/** Rows of a kind: as many as anybody fills in. */
export const MOST_ROWS = 25;

const Row = z
  .object({ what: z.string().optional(), side: z.string().optional(), value: z.string().optional() })
  .optional();
const names = findingKinds.flatMap((kind) =>
  Array.from({ length: MOST_ROWS }, (_, at) => ({ kind, name: `${kind}${at + 1}` })),
);
const rows: Record<string, typeof Row> = Object.fromEntries(names.map(({ name }) => [name, Row]));

/**
 * The fields of the findings' form, turned into the input of `medicalReportUpdate`, with the row each came from. A row
 * without a value is ignored.
 */
export const findingsForm = z
  .object(rows as { ROM1: typeof Row })
  .transform((typed: Record<string, z.output<typeof Row>>, ctx) =>
    names.flatMap(({ kind, name }) => {
      const { what, side, value } = typed[name] ?? {};
      if (!value) return [];
      if (!what) {
        ctx.addIssue({ code: "custom", path: [name, "what"], message: error("required") });
        return [];
      }
      return [{ name, kind, what, side: side || null, value }];
    }),
  );

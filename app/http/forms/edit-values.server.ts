import type { Args } from "../request/context.ts";
import { basisOf, type Shown } from "./follow-stale.server.ts";
import { keptForm } from "./keep-form.server.ts";

/** The version and the initial values that a change is based on. */
export type Based = Record<"version" | "was", string>;

/**
 * The initial values of a form that edits a record: what was typed before the session ended, else the record's own,
 * some of them replaced by `proposed`. With the version of the record, and the basis (`was`) by which `followStale`
 * tells the touched fields from the rest.
 */
export async function editValues<Values extends object, Proposed extends object>(
  args: Args,
  { shown, version }: Shown<Values>,
  proposed?: Proposed,
): Promise<Values & Proposed & Based> {
  const own = { ...shown, ...proposed, version: String(version), was: basisOf(shown) };
  return ((await keptForm(args)) ?? own) as Values & Proposed & Based;
}

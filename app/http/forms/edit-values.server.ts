import type { Args } from "../request/context.ts";
import { basisOf, type Shown } from "./follow-stale.server.ts";
import { keptForm } from "./keep-form.server.ts";

/**
 * The initial values of a form that edits a record: what was typed before the session ended, else the values that are
 * shown, or others that are proposed in their place. With the version of the record, and the basis (`was`) by which
 * `followStale` tells what was touched.
 */
export async function editValues<Values extends object, Proposed extends object = Values>(
  args: Args,
  { shown, version }: Shown<Values>,
  proposed: Proposed = shown as unknown as Proposed,
): Promise<Proposed & Record<"version" | "was", string>> {
  const kept = (await keptForm(args)) as (Proposed & Record<"version" | "was", string>) | undefined;
  return kept ?? { ...proposed, version: String(version), was: basisOf(shown) };
}

import type { Plans } from "#rules/subscriptions/plans.ts";
import type { Db } from "../db/client.ts";
import { hasDemo } from "../../seed/demo.ts";
import type { Settings } from "../../settings/settings.ts";
import { readPlans } from "../../subscriptions/read-plans.ts";

const DEMO_PLANS = "api/seed/contents/plans.json";
type Given = Pick<Settings, "MOTUS_PLANS" | "MOTUS_DEMO">;

/** The plans that the installation names. A wrong file is refused, before a database is opened. */
export const plansNamed = ({ MOTUS_PLANS: file }: Given): Plans | null => (file ? readPlans(file) : null);

/** The same, or those of the demo clinic where it names none and has that clinic. */
export async function plansOf(given: Given, db: Db): Promise<Plans | null> {
  const named = plansNamed(given);
  if (named || !given.MOTUS_DEMO) return named;
  return (await hasDemo(db)) ? readPlans(DEMO_PLANS) : null;
}

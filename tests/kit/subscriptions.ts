import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";

/** Settings of an installation with plans. */
export const withPlans = { MOTUS_PLANS: "tests/fixtures/plans.json" };

/** Orders a plan for both centres of the cast, by the month from a day on. */
export async function subscribe(
  owner: Pool,
  { type = "TEAM", usersLimit = 20, from = "2026-03-01" }: { type?: string; usersLimit?: number; from?: string } = {},
) {
  const paid = type !== "UNSUBSCRIBED";
  await owner.query(
    `insert into subscriptions (medical_center_id, begins_on, type, frequency, users_limit, periods_from)
     select id, $1::date, $2::subscription_type, $3::payment_frequency, $4::int, $1::date from unnest($5::int[]) as id`,
    [from, type, paid ? "MONTHLY" : null, paid ? usersLimit : null, [ids.center, ids.foreignCenter]],
  );
}

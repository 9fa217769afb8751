import type { Pool } from "pg";
import { expect } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import type { testApi } from "./api.ts";

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

export const shape = `id subscriptionType paymentFrequency usersLimit users finalPrice fullPrice nextPrice activeFrom periodFrom periodTo
  discountCode discountUntil unsubscribed version planned { subscriptionType usersLimit finalPrice activeFrom }`;
type Bearer = Role | { token: string };
export const TODAY = "2026-03-16";
export const team = (usersLimit: number, more: object = {}) => ({ subscriptionType: "TEAM", usersLimit, ...more });

/** Plans that administrators order through the API. */
export function plansOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  const read = async (who: Bearer = "admin") =>
    (await api.call(who, `{ subscription { ${shape} plans { subscriptionType } } }`)).data.subscription;
  const order = async (input: object, who: Bearer = "admin", version?: number) =>
    api.call(
      who,
      `mutation ($input: SubscriptionInput!, $version: Int!) { subscriptionUpdate(input: $input, version: $version) { ${shape} } }`,
      {
        input: { paymentFrequency: "MONTHLY", ...input },
        version: version ?? (await read(who)).version,
      },
    );
  const ordered = async (input: object, who: Bearer = "admin") => {
    const { data, errors } = await order(input, who);
    expect(errors).toBeUndefined();
    return data.subscriptionUpdate;
  };
  /** Goes to an hour of a day, with all sessions open and confirmed. */
  async function goTo(day: string) {
    api.clock.now = new Date(`${day}T09:00:00Z`);
    await owner.query("update sessions set authenticated_at = $1, last_seen_at = $1, created_at = $1", [api.clock.now]);
  }
  const clear = () => owner.query("truncate subscriptions, discount_code_uses, rate_limits");
  return { read, order, ordered, goTo, clear };
}
type Answer = Awaited<ReturnType<ReturnType<typeof plansOf>["order"]>>;
export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
/** The fields of a refusal: the name of each, and its code. */
export const fieldOf = ({ errors }: Answer) =>
  errors?.[0]?.extensions.fields?.map(({ path, code }: { path: string[]; code: string }) => [path.at(-1), code]);

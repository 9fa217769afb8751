import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { bind, type ProfileCtx } from "#api/core/context.ts";
import type { Db } from "#api/core/db/client.ts";
import { readSettings } from "#api/settings/settings.ts";
import { ids, now } from "#tests/cast/people.ts";

type Plan = { "Node Type": string; "Relation Name"?: string; "Index Name"?: string; Plans?: Plan[] };

/** `Index Scan events events_by_begin`, the node before those under it. */
const nodesOf = (plan: Plan): string[] => [
  [plan["Node Type"], plan["Relation Name"], plan["Index Name"]].filter(Boolean).join(" "),
  ...(plan.Plans ?? []).flatMap(nodesOf),
];

/**
 * Answers a read of the cast's administrator, bound by row-level security, and the plan of each statement that it
 * sends: `select` alone, each with its text and nodes. `planner` holds for those plans, such as `enable_sort = off`.
 */
export async function plansOf<Found>(
  pool: pg.Pool,
  read: (ctx: ProfileCtx) => Promise<Found>,
  planner: readonly string[] = [],
) {
  const client = await pool.connect();
  const sent: { text: string; values: unknown[] }[] = [];
  const db = drizzle(client, { logger: { logQuery: (text, values) => sent.push({ text, values }) } }) as Db;
  try {
    await client.query("begin");
    await bind(db, ids.profiles.admin, ids.center);
    sent.length = 0;
    const found = await read({
      db,
      now: () => now,
      settings: readSettings({}),
      profile: { id: ids.profiles.admin, medicalCenterId: ids.center, role: "ROLE_ADMIN", profession: "DOCTOR" },
      session: { id: 1, userId: 1, profileId: ids.profiles.admin },
      requestId: "plan",
      inTransaction: true,
      known: {},
      reads: [],
      loaders: new WeakMap(),
    } as unknown as ProfileCtx);
    for (const setting of planner) await client.query(`set local ${setting}`);
    const plans: { text: string; nodes: string[] }[] = [];
    for (const { text, values } of [...sent].filter(({ text }) => /^(select|with)\b/.test(text))) {
      const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
      plans.push({ text, nodes: nodesOf(rows[0]!["QUERY PLAN"][0].Plan) });
    }
    return { found, plans, nodes: plans.flatMap(({ nodes }) => nodes) };
  } finally {
    await client.query("rollback");
    client.release();
  }
}

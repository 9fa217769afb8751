import { sql } from "drizzle-orm";
import type { Db } from "../../core/db/client.ts";

export type Queue = {
  /** Jobs that are due and have no worker. */
  waiting: number;
  running: number;
  /** Jobs of a later time, those that are tried again among them. */
  scheduled: number;
  /** Jobs that are not tried again, and those of them that failed within a day. */
  failed: number;
  failedLately: number;
  /** The longest that a waiting job has been due, in seconds. */
  oldestSeconds: number;
};

/** The queue of the installation. Needs a connection that sees every job. */
export async function readQueue(db: Db): Promise<Queue> {
  const { rows } = await db.execute<Queue>(sql`
    with jobs as (
      select run_at, updated_at, locked_at is not null as runs, attempts >= max_attempts as ended from graphile_worker.jobs
    )
    select count(*) filter (where due) as waiting,
      count(*) filter (where runs) as running,
      count(*) filter (where not runs and not ended and run_at > now()) as scheduled,
      count(*) filter (where not runs and ended) as failed,
      count(*) filter (where not runs and ended and updated_at > now() - interval '1 day') as "failedLately",
      coalesce(extract(epoch from now() - min(run_at) filter (where due)), 0)::float8 as "oldestSeconds"
    from (select *, not runs and not ended and run_at <= now() as due from jobs) as all_jobs`);
  return rows[0]!;
}

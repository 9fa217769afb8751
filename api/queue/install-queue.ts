import { runMigrations } from "graphile-worker";
import type { ClientConfig } from "pg";
import { queueConnections } from "./queue-connections.ts";
import { queueLogger, type QueueLog } from "./queue-log.ts";

/**
 * Wakes a worker when a job that went one at a time has ended and the next one waits: the worker that looked at once
 * found it still locked, and would look again only after the pause of an idle queue.
 */
const wakeForNext = `
create or replace function public.wake_for_next_job() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp
as $$ begin
  if exists (select from graphile_worker._private_jobs where job_queue_id = new.id and is_available and run_at <= now()) then
    perform pg_notify('jobs:insert', '{"count":1}');
  end if;
  return null;
end $$;
revoke all on function public.wake_for_next_job from public;
create or replace trigger wake_for_next_job after update of locked_by on graphile_worker._private_job_queues
  for each row when (new.locked_by is null) execute function public.wake_for_next_job();
`;

/**
 * The application's role reaches nothing of the queue but this one function, which runs as the owner: it can add a job
 * in its own transaction, and can neither read, change nor remove any.
 */
export const queueSql = `
drop function if exists public.enqueue_job(text, jsonb, timestamptz, text, integer);
create or replace function public.enqueue_job(
  name text, payload jsonb, run_at timestamptz default null, job_key text default null, max_attempts integer default null, queue_name text default null
) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  select graphile_worker.add_job(
    identifier => name, payload => payload::json, queue_name => queue_name, run_at => run_at, job_key => job_key, max_attempts => max_attempts
  )
$$;
revoke all on function public.enqueue_job from public;
grant execute on function public.enqueue_job to motus_app;
`;

/** Creates the queue or brings it up to date; runs as the owner after the migrations, and any number of times. */
export async function installQueue(owner: ClientConfig, log: QueueLog): Promise<void> {
  const pgPool = queueConnections(owner, 1, log);
  try {
    await runMigrations({ pgPool, logger: queueLogger(log) });
    await pgPool.query(queueSql);
    await pgPool.query(wakeForNext);
  } finally {
    await pgPool.end();
  }
}

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
 * At most so many jobs of one name run at the same time for all centres, whatever the number of processes; a worker
 * that looks for a job locks the row of each lane.
 */
const LANES = 8;
/** A queue's priority is a smallint; later jobs of a centre go by their time. */
const LAST_TURN = 32_767;

/**
 * Finds the last turn of a centre among the jobs of a lane. Made once: the lock of a statement that finds the index
 * there would wait for every request that adds a job.
 */
const indexTurns = `
do $$ begin
  if to_regclass('graphile_worker.jobs_by_turn') is null then
    create index jobs_by_turn on graphile_worker._private_jobs (job_queue_id, (payload->>'medicalCenterId'), priority) where is_available;
  end if;
end $$`;

/**
 * The application's role reaches nothing of the queue but this one function, which runs as the owner: it can add a job
 * in its own transaction, and can neither read, change nor remove any.
 *
 * A job of a centre waits in a lane, of which one runs at a time, for its turn: after the first jobs of the others come
 * their second ones, so a centre with a thousand delays another's one by the job that runs. Those due later have no part
 * in it.
 */
export const queueSql = `
drop function if exists public.enqueue_job(text, jsonb, timestamptz, text, integer);
drop function if exists public.enqueue_job(text, jsonb, timestamptz, text, integer, text);
create or replace function public.enqueue_job(
  name text, payload jsonb, run_at timestamptz default null, job_key text default null, max_attempts integer default null,
  queue_name text default null, of_center boolean default false
) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  with given as (
    select payload->>'medicalCenterId' as center, coalesce(run_at, now()) as due
  ), placed as (
    select center, due, case when of_center then name || ' ' || center::integer % ${LANES} else queue_name end as lane from given
  )
  select graphile_worker.add_job(
    identifier => name, payload => payload::json, queue_name => lane, run_at => due, job_key => job_key, max_attempts => max_attempts,
    priority => case when of_center then least(${LAST_TURN}, coalesce(1 + (
      select jobs.priority from graphile_worker._private_jobs as jobs
      where jobs.job_queue_id = (select id from graphile_worker._private_job_queues as queues where queues.queue_name = lane)
        and jobs.payload->>'medicalCenterId' = center and jobs.is_available and jobs.run_at <= due
      order by jobs.priority desc limit 1
    ), 0)) end
  ) from placed
$$;
revoke all on function public.enqueue_job from public;
grant execute on function public.enqueue_job to motus_app;
`;

/** Creates the queue or brings it up to date; runs as the owner after the migrations, and any number of times. */
export async function installQueue(owner: ClientConfig, log: QueueLog): Promise<void> {
  const pgPool = queueConnections(owner, 1, log);
  try {
    await runMigrations({ pgPool, logger: queueLogger(log) });
    await pgPool.query(indexTurns);
    await pgPool.query(queueSql);
    await pgPool.query(wakeForNext);
  } finally {
    await pgPool.end();
  }
}

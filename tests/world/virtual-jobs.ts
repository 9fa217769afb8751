import type { Pool } from "pg";
import type { Handlers } from "#api/core/queue/queue.ts";
import { MINUTE } from "#rules/time/durations.ts";

type Waiting = { id: string; name: string; payload: unknown };

/** Keeps the times of the world apart from those of the database's clock, by which the product enqueues. */
const APART = "interval '8766000 hours'";
const AWAY = "timestamptz '2900-01-01'";

/** The queue by the clock of the world: what the product enqueues waits for as long as it is to wait, in the world's time. */
export class VirtualJobs {
  /** Time between two looks for reminders, in milliseconds. */
  pause = 15 * MINUTE;

  constructor(
    private readonly owner: Pool,
    private readonly handlers: Handlers,
  ) {}

  /** Turns the times of newly enqueued jobs into those of the world, by whole minutes. */
  private absorb(now: Date) {
    return this.owner.query(
      `update graphile_worker._private_jobs j
       set run_at = $1::timestamptz + ${APART} + case
         when t.identifier = 'remindVisits' and j.run_at > now() + interval '1 second' then $2::float8 * interval '1 ms'
         else round(greatest(extract(epoch from j.run_at - now()), 0) / 60) * interval '1 minute' end
       from graphile_worker._private_tasks t where t.id = j.task_id and j.run_at < ${AWAY}`,
      [now, this.pause],
    );
  }

  /** The time of the next job. */
  async next(): Promise<Date | null> {
    const { rows } = await this.owner.query(
      `select min(run_at) - ${APART} as at from graphile_worker._private_jobs where run_at > ${AWAY}`,
    );
    return rows[0].at;
  }

  /** Does what is due, the earliest first; one that fails is done again while `again` says so. */
  async runDue(now: Date, again: () => boolean) {
    for (;;) {
      await this.absorb(now);
      const [job] = await this.take(now);
      if (!job) return;
      const failure = await this.handlers[job.name]!(job.payload, { id: job.id, attempt: 1, lastAttempt: false }).then(
        () => null,
        (error: Error) => error,
      );
      const mayFail = again();
      if (failure && !mayFail) throw failure;
      await this.owner.query(
        failure
          ? "update graphile_worker._private_jobs set locked_at = null, attempts = attempts + 1 where id = $1"
          : "delete from graphile_worker._private_jobs where id = $1",
        [job.id],
      );
    }
  }

  private async take(now: Date): Promise<Waiting[]> {
    const { rows } = await this.owner.query<Waiting>(
      `update graphile_worker._private_jobs j set locked_at = now()
       from graphile_worker._private_tasks t
       where t.id = j.task_id and j.id = (
         select id from graphile_worker._private_jobs where run_at <= $1::timestamptz + ${APART} and locked_at is null order by run_at, id limit 1)
       returning j.id, t.identifier as name, j.payload`,
      [now],
    );
    return rows;
  }
}

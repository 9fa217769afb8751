import { jobContext } from "#api/core/jobs/job-context.ts";
import type { testApi } from "../api.ts";

type Api = Pick<Awaited<ReturnType<typeof testApi>>, "clock" | "queries" | "services">;

/** The number of statements that a job of each minute sends at this moment. */
export async function statementsAt(
  { clock, queries, services }: Api,
  moment: string,
  job: (ctx: ReturnType<typeof jobContext>) => Promise<unknown>,
): Promise<number> {
  clock.now = new Date(moment);
  queries.length = 0;
  await job(jobContext(services));
  return queries.length;
}

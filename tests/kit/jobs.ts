import { jobHandlers } from "#api/core/jobs/handlers.ts";
import { startQueue } from "#api/core/queue/queue.ts";
import type { testApi } from "./api.ts";

type Api = Pick<Awaited<ReturnType<typeof testApi>>, "database" | "services" | "mails">;

/** The names of the jobs that wait, in their order. */
export async function waitingJobs({ database }: Api): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>(
    "select task_identifier as name from graphile_worker.jobs order by id",
  );
  return rows.map(({ name }) => name);
}

/** Runs all due jobs, and those they enqueue; answers the mails sent by them. */
export async function runJobs(api: Api) {
  const before = api.mails.length;
  const queue = await startQueue({
    login: api.database.queue,
    handlers: jobHandlers(api.services),
    concurrency: 1,
    log: () => {},
  });
  await queue.drain();
  await queue.stop();
  return api.mails.slice(before);
}

/** The token of the link in a mail. */
export const tokenIn = (mail: { text: string } | undefined) =>
  /\/(?:token-check|prihlasovaci-email)\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

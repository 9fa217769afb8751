import { Logger, type Job } from "graphile-worker";

/** What the queue says. It never holds a payload or a message of a failed job: both may name a patient. */
export type QueueLog = (entry: {
  event: "jobFailed" | "jobUnknown" | "queueTrouble";
  name?: string;
  id?: string;
  attempt?: number;
  lastAttempt?: boolean;
  error?: string;
}) => void;

/** Lets through failures of jobs, without what they said, and trouble of the queue itself. */
export const queueLogger = (log: QueueLog) =>
  new Logger(() => (level, message, meta) => {
    const { job, error } = (meta ?? {}) as { job?: Job; error?: Error & { code?: string | number } };
    if (String(level) !== "error") return;
    if (!job) return log({ event: "queueTrouble", error: message });
    log({
      event: "jobFailed",
      name: job.task_identifier,
      id: String(job.id),
      attempt: job.attempts,
      lastAttempt: job.attempts >= job.max_attempts,
      error: [error?.name ?? "unreleased", error?.code].filter(Boolean).join(" "),
    });
  });

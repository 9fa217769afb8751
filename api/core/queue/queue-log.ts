import { Logger, type Job } from "graphile-worker";

/** Log events of the queue, without payloads or messages of failed jobs: both may name a patient. */
export type QueueLog = (entry: {
  event: "jobFailed" | "jobUnknown" | "queueError";
  name?: string;
  id?: string;
  attempt?: number;
  lastAttempt?: boolean;
  error?: string;
}) => void;

/** Logs failures of jobs, without their messages, and errors of the queue itself. */
export const queueLogger = (log: QueueLog) =>
  new Logger(() => (level, message, meta) => {
    const { job, error } = (meta ?? {}) as { job?: Job; error?: Error & { code?: string | number } };
    if (String(level) !== "error") return;
    if (!job) return log({ event: "queueError", error: message });
    log({
      event: "jobFailed",
      name: job.task_identifier,
      id: String(job.id),
      attempt: job.attempts,
      lastAttempt: job.attempts >= job.max_attempts,
      error: [error?.name ?? "unreleased", error?.code].filter(Boolean).join(" "),
    });
  });

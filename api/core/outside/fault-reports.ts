import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

type Line = Record<string, unknown>;
type Address = { url: string; key: string };
type StackFrame = { function: string; filename: string; lineno: number; colno: number; in_app: boolean };

/** More in a minute are left out: a fault that repeats says no more, and the log has each. */
const MOST_A_MINUTE = 30;
const MOST_AT_ONCE = 5;
const MOST_STACK_FRAMES = 50;
const PATIENCE_MS = 5_000;
const MINUTE_MS = 60_000;

/** Faults of the log: errors, and jobs that are not tried again. */
const isFault = ({ level, event, lastAttempt }: Line) =>
  level === "error" || event === "queueError" || event === "jobUnknown" || (event === "jobFailed" && lastAttempt);

/**
 * Sends faults of the log to a service that takes the envelopes of Sentry. An event has the name of the fault, the id
 * of the request and the positions in the code, and no message: that may hold a value, and the log has it under the id.
 * It never delays or fails a request; faults that are too many or are not taken are left out.
 */
export function faultReports({ url, key }: Address, log: (line: Line) => void) {
  const sending = new Set<Promise<void>>();
  let minute = { since: -MINUTE_MS, sent: 0, failed: false };

  async function send(event: object & { event_id: string }) {
    const payload = JSON.stringify(event);
    const head = { event_id: event.event_id, sent_at: new Date().toISOString() };
    const item = { type: "event", content_type: "application/json", length: Buffer.byteLength(payload) };
    const answer = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=motus/1, sentry_key=${key}`,
      },
      body: [JSON.stringify(head), JSON.stringify(item), payload, ""].join("\n"),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(String(answer.status));
  }

  function report(line: Line) {
    if (!isFault(line)) return;
    const now = performance.now();
    if (now - minute.since >= MINUTE_MS) minute = { since: now, sent: 0, failed: false };
    if (minute.sent >= MOST_A_MINUTE || sending.size >= MOST_AT_ONCE) return;
    minute.sent++;
    const one = send(eventOf(line))
      .catch(() => {
        if (!minute.failed) log({ level: "warn", event: "faultNotReported" });
        minute.failed = true;
      })
      .finally(() => sending.delete(one));
    sending.add(one);
  }

  return {
    report,
    /** Waits a while for events that are on their way. */
    sent: async () => {
      await Promise.race([Promise.all(sending), sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

/** The event of a line: of its values only names that the code gives, and the id of the request. */
function eventOf({ event, name, id, error }: Line) {
  const [before = "", ...rest] = typeof error === "string" ? error.split(/\n(?=    at )/) : [];
  const frames = rest.slice(0, MOST_STACK_FRAMES).flatMap(stackFrameOf).reverse();
  const type = before.match(/^(?:[A-Z]\w*(?:Error|Fault|Refused)|error)\b/gm)?.at(-1) ?? "Error";
  const tags = {
    ...(typeof event === "string" && { event }),
    ...(event === "jobFailed" && { job: String(name) }),
    ...(typeof id === "string" && event === undefined && { request: id }),
  };
  const title = [event ?? type, tags.job].filter(Boolean).join(" ");
  return {
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: Date.now() / 1000,
    platform: "node",
    level: "error",
    logger: "motus",
    tags,
    ...(frames.length > 0
      ? { exception: { values: [{ type, value: title, stacktrace: { frames } }] } }
      : { message: { formatted: title } }),
  };
}

/** The position that a line of a stack names, within the program's folder. */
function stackFrameOf(line: string): StackFrame[] {
  const [, named, file, row, column] =
    /^ *at (?:async )?(?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
  if (!file || !/^node:|\.[cm]?[jt]sx?$/.test(file)) return [];
  const filename = file.startsWith("node:") ? file : path.relative(process.cwd(), file);
  const in_app = !/^node:|node_modules/.test(filename);
  return [{ function: named ?? "?", filename, lineno: Number(row), colno: Number(column), in_app }];
}

import { expect, test } from "vitest";
import { sentryServer } from "#tests/kit/servers/sentry-server.ts";
import { sentryAddress } from "../../settings/sentry-address.ts";
import { faultReports } from "./fault-reports.ts";

const { dsn, envelopes, answer } = await sentryServer();
const address = sentryAddress(dsn)!;

test("a fault is sent as an envelope with the positions in the code, and without its message", async () => {
  const { report, sent } = faultReports(address, () => {});
  const error = `select "email" from "users" where "id" = $1
TypeError: Cannot read 'Jana Nováková' of jana@lipa.example
    at open (file://${process.cwd()}/api/patients/read.ts:12:7)
    at async file://${process.cwd()}/node_modules/hono/dist/hono.js:3:1
    at Object.<anonymous> (node:internal/x:1:2)`;
  report({ level: "error", id: "4F2A", error });
  await sent();
  const [{ path, headers, head, item, event, body }] = envelopes.splice(0) as [(typeof envelopes)[number]];
  expect(path).toBe("/sub/api/42/envelope/");
  expect(headers).toMatchObject({
    "content-type": "application/x-sentry-envelope",
    "x-sentry-auth": expect.stringMatching(/^Sentry sentry_version=7, .*sentry_key=publickey$/),
  });
  expect(head).toEqual({ event_id: event.event_id, sent_at: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(item).toEqual({
    type: "event",
    content_type: "application/json",
    length: Buffer.byteLength(JSON.stringify(event)),
  });
  expect(event).toEqual({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    timestamp: expect.any(Number),
    platform: "node",
    level: "error",
    logger: "motus",
    tags: { request: "4F2A" },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "TypeError",
          stacktrace: {
            frames: [
              { function: "Object.<anonymous>", filename: "node:internal/x", lineno: 1, colno: 2, in_app: false },
              { function: "?", filename: "node_modules/hono/dist/hono.js", lineno: 3, colno: 1, in_app: false },
              { function: "open", filename: "api/patients/read.ts", lineno: 12, colno: 7, in_app: true },
            ],
          },
        },
      ],
    },
  });
  expect(body).not.toMatch(/Jana|jana@|select/);
});

test("lines that are no faults are not sent, and of jobs only those that are not tried again", async () => {
  const { report, sent } = faultReports(address, () => {});
  report({ level: "info", event: "backupMade", file: "/backups/1" });
  report({ level: "warn", event: "refused", name: "forbidden", address: "203.0.113.7" });
  report({ event: "jobFailed", name: "sendMail", id: "7", attempt: 1, lastAttempt: false, error: "MailRefused 550" });
  report({ event: "jobFailed", name: "sendMail", id: "7", attempt: 10, lastAttempt: true, error: "MailRefused 550" });
  report({ level: "error", event: "backupFailed", error: "/backups has 3 MB left" });
  await sent();
  expect(envelopes.splice(0).map(({ event: { tags, message } }) => ({ tags, message }))).toEqual([
    { tags: { event: "jobFailed", job: "sendMail" }, message: { formatted: "jobFailed sendMail" } },
    { tags: { event: "backupFailed" }, message: { formatted: "backupFailed" } },
  ]);
});

test("a service that refuses is reported once a minute in the log, and fails nothing", async () => {
  const lines: object[] = [];
  const { report, sent } = faultReports(address, (line) => lines.push(line));
  answer.status = 429;
  for (const event of ["one", "two"]) report({ level: "error", event });
  await sent();
  answer.status = 200;
  expect(lines).toEqual([{ level: "warn", event: "faultNotReported" }]);
  const nowhere = faultReports({ url: "http://127.0.0.1:9/api/1/envelope/", key: "k" }, (line) => lines.push(line));
  nowhere.report({ level: "error", event: "three" });
  await nowhere.sent();
  expect(lines).toHaveLength(2);
  envelopes.length = 0;
});

test("faults that are too many at once, or in a minute, are left out", async () => {
  const { report, sent } = faultReports(address, () => {});
  for (let n = 0; n < 100; n++) report({ level: "error", event: `at once ${n}` });
  await sent();
  expect(envelopes.splice(0)).toHaveLength(5);
  for (let n = 0; n < 100; n++) {
    report({ level: "error", event: `in turn ${n}` });
    await sent();
  }
  expect(envelopes).toHaveLength(25);
  envelopes.length = 0;
});

import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { readSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

test("an unset variable has a default; an empty value counts as unset", () => {
  const settings = readSettings({ MOTUS_DATA: dataFolder(), PORT: "" });
  expect(settings).toMatchObject({ PORT: 3000, MOTUS_DEMO: true, url: "http://localhost:3000" });
});

test("with an https: address the demo clinic is off unless it is switched on", () => {
  const demo = (env: Record<string, string>) => readSettings({ MOTUS_DATA: dataFolder(), ...env }).MOTUS_DEMO;
  const MOTUS_URL = "https://motus.example";
  expect([
    demo({ MOTUS_URL }),
    demo({ MOTUS_URL, MOTUS_DEMO: "on" }),
    demo({ MOTUS_URL: "http://motus.example" }),
    demo({ MOTUS_DEMO: "off" }),
  ]).toEqual([false, true, true, false]);
});

test("a wrong setting is named with its valid values, all of them at once", () => {
  const read = () =>
    readSettings({ MOTUS_DATA: dataFolder(), PORT: "many", MOTUS_DEMO: "perhaps", DATABASE_URL: "mysql://x" });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(
    /PORT: expects a whole number[\s\S]*DATABASE_URL: expects postgres:[\s\S]*MOTUS_DEMO: expects on or off/,
  );
});

test("the number of processes is the given one, or that of the cores", () => {
  const processes = (value: string) => () =>
    readSettings({ MOTUS_DATA: dataFolder(), MOTUS_PROCESSES: value }).MOTUS_PROCESSES;
  expect([processes("")(), processes("3")(), processes("cores")()]).toEqual([
    1,
    3,
    Math.min(availableParallelism(), 8),
  ]);
  expect(processes("all")).toThrow("MOTUS_PROCESSES: expects a whole number, or cores");
  expect(processes("9")).toThrow("MOTUS_PROCESSES: expects at most 8");
});

test("the gateway of SMS is asked over TLS, with a number and a text", () => {
  const read = (env: object) => () => readSettings({ MOTUS_DATA: dataFolder(), ...env });
  const sms = "https://sms.example/?to={to}&text={text}";
  expect(read({ MOTUS_SMS_URL: sms })()).toMatchObject({ MOTUS_SMS_URL: sms, MOTUS_SMS_TYPE: "application/json" });
  expect(read({ MOTUS_SMS_URL: "https://sms.example/", MOTUS_SMS_BODY: `["{to}","{text}"]` })).not.toThrow();
  expect(read({ MOTUS_SMS_URL: "https://sms.example/?to={to}" })).toThrow(/MOTUS_SMS_URL: expects {to} and {text}/);
  expect(read({ MOTUS_SMS_URL: sms.replace("https", "http") })).toThrow(/MOTUS_SMS_URL: expects https:/);
  expect(read({ MOTUS_SMS_SUCCESS: "(ok" })).toThrow("MOTUS_SMS_SUCCESS: expects a regular expression");
});

test("a model is asked over https, or on this machine, and is named", () => {
  const read = (env: object) => () => readSettings({ MOTUS_DATA: dataFolder(), ...env });
  expect(read({ MOTUS_AI_URL: "http://ai.example/v1", MOTUS_AI_MODEL: "m" })).toThrow(/MOTUS_AI_URL: expects https:/);
  expect(read({ MOTUS_AI_URL: "https://ai.example/v1" })).toThrow(/MOTUS_AI_MODEL/);
  expect(read({ MOTUS_AI_URL: "http://127.0.0.1:8080/v1", MOTUS_AI_MODEL: "m" })()).toMatchObject({
    MOTUS_AI_MODEL: "m",
  });
});

test("a database, a bucket and an API on other machines are reached over TLS, or over a line declared private", () => {
  const bucket = { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  const read = (env: object) => () => readSettings({ MOTUS_DATA: dataFolder(), ...bucket, ...env });
  const open = {
    DATABASE_URL: "postgres://motus:x@db.example/motus",
    S3_ENDPOINT: "http://s3.example",
    API_URL: "http://api.example",
  };
  expect(read(open)).toThrow(
    /DATABASE_URL: expects TLS \(\?sslmode=verify-full\)[^]*S3_ENDPOINT: expects TLS \(https:\)[^]*API_URL: expects TLS/,
  );
  for (const DATABASE_URL of [`${open.DATABASE_URL}?sslmode=disable`, "postgres:///motus?host=db.example"])
    expect(read({ DATABASE_URL })).toThrow("DATABASE_URL: expects TLS");
  expect(read({ ...open, MOTUS_PRIVATE_NETWORK: "on" })).not.toThrow();
  expect(
    read({
      DATABASE_URL: `${open.DATABASE_URL}?sslmode=verify-full`,
      S3_ENDPOINT: "https://s3.example",
      API_URL: "https://api.example",
    }),
  ).not.toThrow();
  for (const DATABASE_URL of [
    "postgres://motus@%2Frun%2Fpostgresql/motus",
    "postgres:///motus?host=/run/postgresql",
    "postgres://motus@[::1]:5432/motus",
  ])
    expect(read({ DATABASE_URL, S3_ENDPOINT: "http://127.0.0.1:9000" })).not.toThrow();
});

test("a pooler is named without a login, next to the direct address, and is reached over TLS like that", () => {
  const read = (env: object) => () => readSettings({ MOTUS_DATA: dataFolder(), ...env });
  const DATABASE_URL = "postgres://motus:x@db.example/motus?sslmode=verify-full";
  expect(read({ DATABASE_REPLICA_URL: "postgres://127.0.0.1/motus" })).toThrow("DATABASE_REPLICA_URL: expects an");
  const refused = "DATABASE_POOL_URL: expects an address without a login";
  expect(read({ DATABASE_POOL_URL: "postgres://127.0.0.1:6432/motus" })).toThrow(refused);
  expect(read({ DATABASE_URL, DATABASE_POOL_URL: "postgres://motus:x@127.0.0.1:6432/motus" })).toThrow(refused);
  const open = "postgres://pool.example:6432/motus";
  expect(read({ DATABASE_URL, DATABASE_POOL_URL: open })).toThrow("DATABASE_POOL_URL: expects TLS (?sslmode=");
  expect(read({ DATABASE_URL, DATABASE_POOL_URL: `${open}?sslmode=no-verify` })).toThrow(
    "DATABASE_POOL_URL: expects the other side's certificate to be verified",
  );
  expect(read({ DATABASE_URL, DATABASE_POOL_URL: `${open}?sslmode=verify-full` })).not.toThrow();
});

test("no setting switches the verification of certificates off, and a scanner on another machine needs a line declared private", () => {
  const read = (env: object) => () => readSettings({ MOTUS_DATA: dataFolder(), ...env });
  expect(read({ NODE_TLS_REJECT_UNAUTHORIZED: "0" })).toThrow("NODE_TLS_REJECT_UNAUTHORIZED: expects 1 or nothing");
  const database = "postgres://motus:x@db.example/motus";
  for (const query of [
    "sslmode=no-verify",
    "sslmode=require&uselibpqcompat=true",
    "sslmode=verify-ca&uselibpqcompat=true",
  ])
    expect(read({ DATABASE_URL: `${database}?${query}`, MOTUS_PRIVATE_NETWORK: "on" })).toThrow(
      "DATABASE_URL: expects the other side's certificate to be verified",
    );
  expect(read({ SMTP_URL: "smtp://mail.example?tls.rejectUnauthorized=false" })).toThrow(
    "SMTP_URL: expects the other side's certificate",
  );
  expect(
    read({
      DATABASE_URL: `${database}?sslmode=verify-full&uselibpqcompat=true`,
      SMTP_URL: "smtps://mail.example?requireTLS=false",
      NODE_TLS_REJECT_UNAUTHORIZED: "1",
    }),
  ).not.toThrow();
  expect(read({ MOTUS_CLAMD: "clamd.example:3310" })).toThrow("MOTUS_CLAMD: expects this machine");
  expect(read({ MOTUS_CLAMD: "clamd" })).toThrow("MOTUS_CLAMD: expects host:port");
  for (const MOTUS_CLAMD of ["127.0.0.1:3310", "[::1]:3310", "/run/clamav/clamd.ctl"])
    expect(read({ MOTUS_CLAMD })).not.toThrow();
});

test("a port that is open to other machines needs TLS in front of it, or a line declared private", () => {
  const read = (env: Record<string, string>) => () => readSettings({ MOTUS_DATA: dataFolder(), ...env });
  for (const HOST of ["0.0.0.0", "::", "192.168.1.10", "motus.example", "127.evil.example"]) {
    expect(read({ HOST })).toThrow("HOST: expects this machine");
    expect(read({ HOST, MOTUS_URL: "http://motus.example" })).toThrow("HOST: expects this machine");
    expect(read({ HOST, MOTUS_URL: "https://motus.example" })).not.toThrow();
    expect(read({ HOST, MOTUS_PRIVATE_NETWORK: "on" })).not.toThrow();
  }
  for (const HOST of ["127.0.0.1", "localhost", "::1", ""]) expect(read({ HOST })).not.toThrow();
});

test("the operator's settings are checked: an address, a token of some length, a DSN that crosses no network in the clear", () => {
  const folder = dataFolder();
  const read = (env: Record<string, string>) => () => readSettings({ MOTUS_DATA: folder, ...env });
  expect(read({ MOTUS_OPERATOR_EMAIL: "nowhere" })).toThrow("MOTUS_OPERATOR_EMAIL: expects an address such as");
  expect(read({ MOTUS_METRICS_TOKEN: "short" })).toThrow("MOTUS_METRICS_TOKEN: expects at least 20 characters");
  for (const dsn of [
    "https://sentry.example.org/1",
    "https://key@sentry.example.org/",
    "ftp://key@sentry.example.org/1",
    "x",
  ])
    expect(read({ MOTUS_SENTRY_DSN: dsn })).toThrow("MOTUS_SENTRY_DSN: expects a DSN such as");
  expect(read({ MOTUS_SENTRY_DSN: "http://key@sentry.example.org/1" })).toThrow("MOTUS_SENTRY_DSN: expects https:");
  expect(read({ MOTUS_SENTRY_DSN: "https://key@sentry.example.org/1" })).not.toThrow();
});

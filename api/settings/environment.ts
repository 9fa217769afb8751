import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";
import { sentryAddress } from "./sentry-address.ts";

const onOff = z.enum(["on", "off"], { error: "on or off" }).transform((value) => value === "on");

const flag = (fallback: boolean) => onOff.default(fallback);

const count = (fallback: number, from: number, to: number, error = "a whole number") =>
  z.coerce
    .number({ error })
    .int("a whole number")
    .min(from, `at least ${from}`)
    .max(to, `at most ${to}`)
    .default(fallback);

/** More would be more connections than a PostgreSQL takes by default. */
const MOST_PROCESSES = 8;

const processes = z.preprocess(
  (given) => (given === "cores" ? Math.min(availableParallelism(), MOST_PROCESSES) : given),
  count(1, 1, MOST_PROCESSES, "a whole number, or cores"),
);

const address = z.url("an address such as https://example.org").optional();

const pattern = z.string().transform((text, ctx) => {
  try {
    return new RegExp(text);
  } catch {
    ctx.addIssue({ code: "custom", message: "a regular expression" });
    return z.NEVER;
  }
});

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

export const Environment = z.object({
  NODE_ENV: z.string().default("production").describe("`development` serves the sources, for `npm run dev`"),
  NODE_TLS_REJECT_UNAUTHORIZED: z
    .literal("1", "1 or nothing: a certificate of one's own is trusted by NODE_EXTRA_CA_CERTS")
    .optional()
    .describe(
      "Node's switch for the verification of certificates: `0` is refused, as are `sslmode=no-verify` and `tls.rejectUnauthorized=false` in addresses",
    ),
  PORT: count(3000, 0, 65_535).describe("the port that the server listens on"),
  HOST: z
    .string()
    .default("127.0.0.1")
    .describe(
      "the address that it listens on; open to other machines only where `MOTUS_URL` is `https:` or `MOTUS_PRIVATE_NETWORK` is `on`, since it speaks plain HTTP",
    ),
  MOTUS_DATA: z
    .string()
    .min(1)
    .default("./data")
    .describe(
      "the data folder: database, files, outbox, secrets (sealed data, such as second factors, open with no others)",
    ),
  MOTUS_URL: address.describe(
    "the address people use, by default `http://localhost:$PORT`; `https:` switches on secure cookies and HSTS. Where it is set, a request for any other host is answered by 421, but for `/healthz` and `/readyz`",
  ),
  MOTUS_PROCESSES: processes.describe("how many processes serve on this machine, up to 8, or `cores` for one each"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "postgres://user:password@host:port/database" })
    .optional()
    .describe(
      "a PostgreSQL server of 15 or later instead of the embedded one: with the login of the database's owner (`postgres://user:password@host/database`), which is used at the start alone; or without a login (`postgres://host/database`), where only commands are given the owner's",
    ),
  DATABASE_POOL_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "postgres://host:port/database" })
    .optional()
    .describe(
      "the same database by a pooler in transaction mode (`postgres://host:6432/database`, without a login), which requests go by; everything else goes by `DATABASE_URL`, which must lead there directly (`operations.md`)",
    ),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "postgres://host:port/database" })
    .optional()
    .describe(
      "a standby of that server for reading: statistics, files of lists, centres' copies, the night's backup and check. It is asked only while it has everything that was acknowledged before; late or gone, `DATABASE_URL` serves these too. Its logins are those of the primary: none is in the address",
    ),
  API_URL: address.describe(
    "pages ask the API of another process instead of their own; that one takes them for a proxy (`MOTUS_TRUSTED_PROXIES` of 1 or more there)",
  ),
  MOTUS_PRIVATE_NETWORK: flag(false).describe(
    "`on` lets database, bucket and API on other machines be reached without TLS, and the server be reached from other machines without a proxy that speaks it, on a line without strangers; otherwise they need `?sslmode=verify-full` or `https:`",
  ),
  MOTUS_DEMO: onOff
    .optional()
    .describe(
      "by default `on`, and `off` where `MOTUS_URL` is `https:`; `off` starts empty: the first registration creates a medical centre",
    ),
  MOTUS_DEMO_PASSWORD: z
    .string()
    .min(10, "at least 10 characters")
    .optional()
    .describe("password of the demo logins; by default generated and printed"),
  MOTUS_REGISTRATION: flag(true).describe(
    "`off` closes registration but for invited people. While it is open, a new medical centre sends 20 messages on its first day and 20 more each day for a month (0083)",
  ),
  MOTUS_PLANS: z
    .string()
    .min(1)
    .transform((file) => path.resolve(file))
    .optional()
    .describe(
      "a file (JSON) with the plans, prices and codes of subscriptions (`operations.md`); read at the start. Without one there are no subscriptions, but for the demo clinic",
    ),
  MOTUS_SAMPLER: flag(false).describe("`on` shows every component in every state at `/vzornik`"),
  MOTUS_AUDIT_ANCHORS: z
    .string()
    .min(1)
    .optional()
    .describe(
      "the file that says, hour by hour, where the audit log's chains end, by default `audit-anchors.jsonl` in the data folder. Keep it on a disk of another machine: a writer of the database must not be able to change it",
    ),
  MOTUS_AUDIT_COPY: z
    .string()
    .min(1)
    .transform((file) => path.resolve(file))
    .optional()
    .describe(
      "a file that every sealed audit row is appended to, within a minute, as a line of JSON with its centre, position and hash; best on a disk of another machine, or one that a shipper of logs reads and moves away. Its position is in `….reached`",
    ),
  MOTUS_SECRETS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe("the file with the installation's secrets, for a vault; by default `secrets.json` in the data folder"),
  MOTUS_LEAKED_PASSWORDS: z
    .string()
    .transform((file) => path.resolve(file))
    .refine(isFile, "a file that is there")
    .optional()
    .describe(
      "a file of leaked passwords that new ones are checked against: lines `SHA-1:count` sorted by hash, as [haveibeenpwned.com](https://haveibeenpwned.com/Passwords) offers them for use offline (some 40 GB; it is searched on the disk)",
    ),
  MOTUS_TRUSTED_PROXIES: count(0, 0, 5).describe(
    "number of your proxies in front; the caller's address and the host are those that the outermost saw, by `X-Forwarded-For` and `X-Forwarded-Host`, or by `Host` where it is passed on",
  ),
  MOTUS_SESSION_IDLE_MINUTES: count(30, 2, 1_440).describe(
    "minutes without use after which a session ends by itself; at a shared desk it locks instead",
  ),
  MOTUS_SESSION_HOURS: count(12, 1, 168).describe("hours after which a session ends in any case"),
  MOTUS_MAIL_FROM: z.string().default("Motus <motus@localhost>").describe("the sender of mails"),
  MOTUS_OPERATOR_EMAIL: z
    .email("an address such as operator@example.org")
    .optional()
    .describe(
      "the address that mails about the installation go to: backups, evidence, disks and the queue. Without it they go to the administrators where there is one centre, and to no address where there are several",
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "smtp://user:password@host:port" })
    .optional()
    .describe(
      "mail server; without one mails stay in the outbox of the data folder. TLS is required for other machines unless the URL says `?requireTLS=false`, and for this one if it says `?requireTLS=true`; only where it is required does tomorrow's sheet with patients' names go to staff",
    ),
  MOTUS_SMS_URL: z
    .url({ protocol: /^https?$/, error: "an address such as https://example.org/sms?to={to}&text={text}" })
    .optional()
    .describe(
      "the HTTP gateway of SMS. `{to}`, `{text}` and `{key}` in address and body are filled in for each message; the key is in the header `Idempotency-Key` too, the same when a message is sent again. Without an address SMS stay in the outbox of the data folder; with one it shows what the gateway said to each SMS",
    ),
  MOTUS_SMS_BODY: z.string().optional().describe("the body, where the gateway takes a POST"),
  MOTUS_SMS_TYPE: z.string().default("application/json").describe("its content type"),
  MOTUS_SMS_AUTHORIZATION: z.string().optional().describe("the header `Authorization` for the gateway"),
  MOTUS_SMS_SUCCESS: pattern
    .optional()
    .describe(
      'a regular expression, such as `"status": ?"(ok|queued)"`, for gateways that answer 200 with an error in the body: an answer whose first 2,000 bytes do not match it is a final refusal',
    ),
  S3_ENDPOINT: address.describe("file storage in a bucket of this installation alone; without it the data folder"),
  S3_BUCKET: z.string().optional().describe("name of the bucket"),
  S3_REGION: z.string().default("eu-central-1").describe("its region"),
  S3_ACCESS_KEY_ID: z.string().optional().describe("its key"),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("the key's secret"),
  MOTUS_AI_URL: z
    .url({ protocol: /^https?$/, error: "an address such as https://example.org/v1" })
    .optional()
    .describe(
      "a model that sums reports up, by any endpoint that speaks the chat protocol of OpenAI (`https://…/v1`); asked only for centres whose administrator agreed. Without one a summary is an extract",
    ),
  MOTUS_AI_MODEL: z.string().max(100, "at most 100 characters").optional().describe("the model's name"),
  MOTUS_AI_KEY: z.string().optional().describe("its key"),
  MOTUS_ARES_URL: z
    .url({ protocol: /^https?$/, error: "an address such as https://example.org/rest" })
    .transform((url) => url.replace(/\/$/, ""))
    .default("https://ares.gov.cz/ekonomicke-subjekty-v-be/rest")
    .describe(
      "the register of the Czech ministry of finance by which administrators look a company up by its number. Where it does not answer within 3 s, the data is filled in by hand",
    ),
  MOTUS_CLAMD: z
    .string()
    .regex(/^(\/.+|[\w.-]+:\d+|\[[\da-f:]+\]:\d+)$/i, "host:port of clamd, or the path of its socket")
    .optional()
    .describe(
      "`host:port` of a [clamd](https://docs.clamav.net/), or the path of its socket (`/run/clamav/clamd.ctl`): each upload is scanned before it is stored. Infected files are refused, and all uploads while it does not answer. Its `StreamMaxLength` has to be 50 MB or more",
    ),
  MOTUS_METRICS_TOKEN: z
    .string()
    .min(20, "at least 20 characters")
    .optional()
    .describe(
      "the token by which `/metrics` answers (`Authorization: Bearer`), in the OpenMetrics format; without one there is no such address",
    ),
  MOTUS_SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: "a DSN such as https://key@sentry.example.org/1" })
    .refine((dsn) => sentryAddress(dsn) !== null, "a DSN such as https://key@sentry.example.org/1")
    .optional()
    .describe(
      "where faults of the server go as events, to any service that takes the envelopes of Sentry: without messages, bodies, headers, addresses or people",
    ),
  MOTUS_BACKUP_DIR: z
    .string()
    .min(1)
    .transform((folder) => path.resolve(folder))
    .optional()
    .describe("a folder into which a backup is made every night, best a disk of another machine"),
  MOTUS_BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 02:30")
    .default("02:30")
    .describe("the time of that backup"),
  MOTUS_BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{50,}$/, "a public key of age, age1…")
    .optional()
    .describe("the public key (`age1…`) backups are encrypted for; without it they are not encrypted"),
  MOTUS_BACKUP_IDENTITY: z
    .string()
    .optional()
    .describe(
      "the file with the private key (`AGE-SECRET-KEY-1…`), or the key itself, where a backup is restored; the server does not need it",
    ),
  MOTUS_LINK_BOOKING: address.describe(
    "address where patients book, in place of the centre's own page; a link that is not set is not drawn",
  ),
  MOTUS_LINK_HELP: address.describe("address of the help"),
  MOTUS_LINK_FEEDBACK: address.describe("address for feedback"),
  MOTUS_LINK_PRIVACY: address.describe("address of the information on personal data"),
  MOTUS_LINK_TERMS: address.describe("address of the terms of use"),
  MOTUS_LINK_SWITCHBOARD: z.string().optional().describe("telephone number of the switchboard"),
});

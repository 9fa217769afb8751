import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";

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
  NODE_ENV: z.string().default("production"),
  NODE_TLS_REJECT_UNAUTHORIZED: z
    .literal("1", "1 or nothing: a certificate of one's own is trusted by NODE_EXTRA_CA_CERTS")
    .optional(),
  PORT: count(3000, 0, 65_535),
  HOST: z.string().default("127.0.0.1"),
  MOTUS_DATA: z.string().min(1).default("./data"),
  MOTUS_URL: address,
  MOTUS_PROCESSES: processes,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "postgres://user:password@host:port/database" }).optional(),
  API_URL: address,
  MOTUS_PRIVATE_NETWORK: flag(false),
  MOTUS_DEMO: onOff.optional(),
  MOTUS_DEMO_PASSWORD: z.string().min(10, "at least 10 characters").optional(),
  MOTUS_REGISTRATION: flag(true),
  MOTUS_SAMPLER: flag(false),
  MOTUS_AUDIT_ANCHORS: z.string().min(1).optional(),
  MOTUS_AUDIT_COPY: z
    .string()
    .min(1)
    .transform((file) => path.resolve(file))
    .optional(),
  MOTUS_SECRETS_FILE: z.string().min(1).optional(),
  MOTUS_LEAKED_PASSWORDS: z
    .string()
    .transform((file) => path.resolve(file))
    .refine(isFile, "a file that is there")
    .optional(),
  MOTUS_TRUSTED_PROXIES: count(0, 0, 5),
  MOTUS_SESSION_IDLE_MINUTES: count(30, 2, 1_440),
  MOTUS_SESSION_HOURS: count(12, 1, 168),
  MOTUS_MAIL_FROM: z.string().default("Motus <motus@localhost>"),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "smtp://user:password@host:port" }).optional(),
  MOTUS_SMS_URL: z
    .url({ protocol: /^https?$/, error: "an address such as https://example.org/sms?to={to}&text={text}" })
    .optional(),
  MOTUS_SMS_BODY: z.string().optional(),
  MOTUS_SMS_TYPE: z.string().default("application/json"),
  MOTUS_SMS_AUTHORIZATION: z.string().optional(),
  MOTUS_SMS_SUCCESS: pattern.optional(),
  S3_ENDPOINT: address,
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("eu-central-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MOTUS_AI_URL: z.url({ protocol: /^https?$/, error: "an address such as https://example.org/v1" }).optional(),
  MOTUS_AI_MODEL: z.string().max(100, "at most 100 characters").optional(),
  MOTUS_AI_KEY: z.string().optional(),
  MOTUS_ARES_URL: z
    .url({ protocol: /^https?$/, error: "an address such as https://example.org/rest" })
    .transform((url) => url.replace(/\/$/, ""))
    .default("https://ares.gov.cz/ekonomicke-subjekty-v-be/rest"),
  MOTUS_CLAMD: z
    .string()
    .regex(/^(\/.+|[\w.-]+:\d+|\[[\da-f:]+\]:\d+)$/i, "host:port of clamd, or the path of its socket")
    .optional(),
  MOTUS_BACKUP_DIR: z
    .string()
    .min(1)
    .transform((folder) => path.resolve(folder))
    .optional(),
  MOTUS_BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 02:30")
    .default("02:30"),
  MOTUS_BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{50,}$/, "a public key of age, age1…")
    .optional(),
  MOTUS_BACKUP_IDENTITY: z.string().optional(),
  MOTUS_LINK_BOOKING: address,
  MOTUS_LINK_HELP: address,
  MOTUS_LINK_FEEDBACK: address,
  MOTUS_LINK_PRIVACY: address,
  MOTUS_LINK_TERMS: address,
  MOTUS_LINK_SWITCHBOARD: z.string().optional(),
});

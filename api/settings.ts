import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";
import { readSecrets, secretsIn, type FormerSecrets, type Secrets } from "./secrets-file.ts";

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

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

const Environment = z.object({
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
  MOTUS_SESSION_IDLE_MINUTES: count(30, 1, 1_440),
  MOTUS_SESSION_HOURS: count(12, 1, 168),
  MOTUS_MAIL_FROM: z.string().default("Motus <motus@localhost>"),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "smtp://user:password@host:port" }).optional(),
  S3_ENDPOINT: address,
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("eu-central-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MOTUS_AI_URL: z.url({ protocol: /^https?$/, error: "an address such as https://example.org/v1" }).optional(),
  MOTUS_AI_MODEL: z.string().max(100, "at most 100 characters").optional(),
  MOTUS_AI_KEY: z.string().optional(),
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

type Given = z.output<typeof Environment> & {
  MOTUS_DEMO: boolean;
  dataDir: string;
  auditAnchors: string;
  secretsFile: string;
  url: string;
};
export type Settings = Given & { secrets: Secrets; formerSecrets: FormerSecrets };

export class SettingsError extends Error {
  override name = "SettingsError";
}

/** Reads the settings from the environment; on a fault throws one error that names each variable and what it takes. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = readGiven(env);
  const refusal = refusalOf(given.dataDir);
  if (refusal) throw new SettingsError(`MOTUS_DATA: ${refusal}`);
  return { ...given, ...secretsOf(given.MOTUS_SECRETS_FILE ? "MOTUS_SECRETS_FILE" : "MOTUS_DATA", given.secretsFile) };
}

/** The settings of an installation that is there: no secrets are made, since the data folder may be mistyped. */
export function readInstalled(env: Record<string, string | undefined>): Settings {
  const { dataDir, secretsFile } = readGiven(env);
  if (!existsSync(secretsFile))
    throw new SettingsError(
      `MOTUS_DATA: there are no secrets in ${dataDir}; set it to the data folder that Motus is started with.`,
    );
  return readSettings(env);
}

/** The settings without the secrets: nothing is made in the data folder. */
export function readGiven(env: Record<string, string | undefined>): Given {
  const given = { ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")), ...fromFiles(env) };
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: expects ${issue.message}`);
    throw new SettingsError(`Settings are wrong:\n${faults.join("\n")}`);
  }
  const settings = parsed.data;
  if (settings.S3_ENDPOINT && !(settings.S3_BUCKET && settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY))
    throw new SettingsError(
      "Settings are wrong:\n  S3_ENDPOINT: expects S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it",
    );
  if (settings.MOTUS_AI_URL && !settings.MOTUS_AI_MODEL)
    throw new SettingsError("Settings are wrong:\n  MOTUS_AI_URL: expects MOTUS_AI_MODEL beside it");
  if (settings.MOTUS_AI_URL && !isConfidential(settings.MOTUS_AI_URL))
    throw new SettingsError("Settings are wrong:\n  MOTUS_AI_URL: expects https:, or this machine");
  const unverified = (["DATABASE_URL", "SMTP_URL"] as const).find(
    (name) => settings[name] && switchesVerificationOff(settings[name]),
  );
  if (unverified)
    throw new SettingsError(
      `Settings are wrong:\n  ${unverified}: expects the other side's certificate to be verified: a certificate of one's own is trusted by NODE_EXTRA_CA_CERTS`,
    );
  const open = (["DATABASE_URL", "S3_ENDPOINT", "API_URL"] as const).filter(
    (name) => settings[name] && !isConfidential(settings[name]),
  );
  if (open.length > 0 && !settings.MOTUS_PRIVATE_NETWORK)
    throw new SettingsError(
      `Settings are wrong:\n${open.map((name) => `  ${name}: expects TLS (${name === "DATABASE_URL" ? "?sslmode=verify-full" : "https:"}), this machine, or MOTUS_PRIVATE_NETWORK=on where nobody else is on the line`).join("\n")}`,
    );
  if (
    settings.MOTUS_CLAMD &&
    !ownMachine.test(settings.MOTUS_CLAMD.replace(/:\d+$/, "")) &&
    !settings.MOTUS_PRIVATE_NETWORK
  )
    throw new SettingsError(
      "Settings are wrong:\n  MOTUS_CLAMD: expects this machine, or MOTUS_PRIVATE_NETWORK=on where nobody else is on the line, since clamd speaks no TLS",
    );
  if (!ownMachine.test(settings.HOST) && !settings.MOTUS_URL?.startsWith("https:") && !settings.MOTUS_PRIVATE_NETWORK)
    throw new SettingsError(
      "Settings are wrong:\n  HOST: expects this machine (127.0.0.1), or MOTUS_URL with https: for a proxy that speaks TLS, or MOTUS_PRIVATE_NETWORK=on where nobody else is on the line",
    );
  const dataDir = path.resolve(settings.MOTUS_DATA);
  return {
    ...settings,
    // Logins that everybody may know stand open on nobody's site by mistake.
    MOTUS_DEMO: settings.MOTUS_DEMO ?? !settings.MOTUS_URL?.startsWith("https:"),
    dataDir,
    auditAnchors: path.resolve(settings.MOTUS_AUDIT_ANCHORS ?? anchorsIn(dataDir)),
    secretsFile: path.resolve(settings.MOTUS_SECRETS_FILE ?? secretsIn(dataDir)),
    url: settings.MOTUS_URL?.replace(/\/$/, "") ?? `http://localhost:${settings.PORT}`,
  };
}

/** Settings that are secret, or hold one: a vault hands them over in files, where no list of processes shows them. */
const fromFile = [
  "DATABASE_URL",
  "SMTP_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "MOTUS_AI_KEY",
  "MOTUS_DEMO_PASSWORD",
  "MOTUS_BACKUP_IDENTITY",
];

/** The settings whose files are named by `<NAME>_FILE`, without the line's end that editors leave. */
function fromFiles(env: Record<string, string | undefined>) {
  const named = fromFile.filter((name) => env[`${name}_FILE`]);
  return Object.fromEntries(
    named.map((name) => {
      if (env[name])
        throw new SettingsError(`Settings are wrong:\n  ${name}: expects itself or ${name}_FILE, not both`);
      try {
        return [name, readFileSync(env[`${name}_FILE`]!, "utf8").trim()];
      } catch (error) {
        throw new SettingsError(
          `Settings are wrong:\n  ${name}_FILE: expects a file that can be read (${(error as NodeJS.ErrnoException).code})`,
        );
      }
    }),
  );
}

/** A host that no network leads to, or a socket. */
const ownMachine = /^(|localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|\/.*)$/;

/** Whether what goes to an address crosses no network in the open: over TLS, within this machine, or through a socket. */
function isConfidential(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  const host = decodeURIComponent(searchParams.get("host") ?? hostname);
  return (
    protocol === "https:" ||
    /^(require|verify-ca|verify-full)$/.test(searchParams.get("sslmode") ?? "") ||
    ownMachine.test(host)
  );
}

/** Whether an address asks its client (pg, nodemailer) to take any certificate, or that of any host. */
function switchesVerificationOff(address: string): boolean {
  const { searchParams } = new URL(address);
  const lax =
    searchParams.get("uselibpqcompat") === "true" &&
    /^(prefer|require|verify-ca)$/.test(searchParams.get("sslmode") ?? "");
  return (
    lax ||
    searchParams.get("sslmode") === "no-verify" ||
    /^(false|0)$/.test(searchParams.get("tls.rejectUnauthorized") ?? "")
  );
}

export const anchorsIn = (dataDir: string) => path.join(dataDir, "audit-anchors.jsonl");

/** Why nothing can be put into a folder, which is made where there is none, and what to do. One that is only full says nothing: people read on. */
export function refusalOf(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmdirSync(mkdtempSync(path.join(folder, "writable-")));
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC" || code === "EDQUOT") return undefined;
    return `${folder} cannot be written (${code}): let the user that Motus runs as write there, or set another folder.`;
  }
}

function secretsOf(setting: string, file: string) {
  try {
    return readSecrets(file);
  } catch (error) {
    // Of text that is no JSON the words of the error show a part.
    const reason = (error as NodeJS.ErrnoException).code ?? "it is damaged";
    throw new SettingsError(
      `${setting}: ${file} cannot be used (${reason}): let the user that Motus runs as read and write it, or take the one of a backup. What it seals opens with no other.`,
    );
  }
}

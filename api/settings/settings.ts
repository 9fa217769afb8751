import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { readSecrets, secretsIn, type FormerSecrets, type Secrets } from "./secrets-file.ts";
import { Environment } from "./environment.ts";
import { refusalOf } from "./folder-refusal.ts";
import { SettingsError } from "./settings-error.ts";
import { fromFiles } from "./from-files.ts";
import { isConfidential, switchesVerificationOff, ownMachine } from "./confidential.ts";

type Given = z.output<typeof Environment> & {
  MOTUS_DEMO: boolean;
  dataDir: string;
  auditAnchors: string;
  secretsFile: string;
  url: string;
};

export type Settings = Given & { secrets: Secrets; formerSecrets: FormerSecrets };

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
      "Settings are wrong:\n  S3_ENDPOINT: expects S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too",
    );
  for (const name of ["DATABASE_POOL_URL", "DATABASE_REPLICA_URL"] as const) {
    const further = settings[name];
    if (further && (!settings.DATABASE_URL || new URL(further).username))
      throw new SettingsError(
        `Settings are wrong:\n  ${name}: expects an address without a login, and DATABASE_URL that leads to the server directly`,
      );
  }
  if (settings.MOTUS_AI_URL && !settings.MOTUS_AI_MODEL)
    throw new SettingsError("Settings are wrong:\n  MOTUS_AI_URL: expects MOTUS_AI_MODEL too");
  if (settings.MOTUS_AI_URL && !isConfidential(settings.MOTUS_AI_URL))
    throw new SettingsError("Settings are wrong:\n  MOTUS_AI_URL: expects https:, or this machine");
  if (settings.MOTUS_SENTRY_DSN && !isConfidential(settings.MOTUS_SENTRY_DSN))
    throw new SettingsError("Settings are wrong:\n  MOTUS_SENTRY_DSN: expects https:, or this machine");
  const sms = settings.MOTUS_SMS_URL;
  if (sms && !["{to}", "{text}"].every((name) => `${sms}${settings.MOTUS_SMS_BODY ?? ""}`.includes(name)))
    throw new SettingsError("Settings are wrong:\n  MOTUS_SMS_URL: expects {to} and {text} in it or in MOTUS_SMS_BODY");
  if (sms && !isConfidential(sms))
    throw new SettingsError("Settings are wrong:\n  MOTUS_SMS_URL: expects https:, or this machine");
  const unverified = (["DATABASE_URL", "DATABASE_POOL_URL", "DATABASE_REPLICA_URL", "SMTP_URL"] as const).find(
    (name) => settings[name] && switchesVerificationOff(settings[name]),
  );
  if (unverified)
    throw new SettingsError(
      `Settings are wrong:\n  ${unverified}: expects the other side's certificate to be verified: a certificate of one's own is trusted by NODE_EXTRA_CA_CERTS`,
    );
  const open = (
    ["DATABASE_URL", "DATABASE_POOL_URL", "DATABASE_REPLICA_URL", "S3_ENDPOINT", "API_URL"] as const
  ).filter((name) => settings[name] && !isConfidential(settings[name]));
  if (open.length > 0 && !settings.MOTUS_PRIVATE_NETWORK)
    throw new SettingsError(
      `Settings are wrong:\n${open.map((name) => `  ${name}: expects TLS (${name.startsWith("DATABASE_") ? "?sslmode=verify-full" : "https:"}), this machine, or MOTUS_PRIVATE_NETWORK=on where nobody else is on the line`).join("\n")}`,
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
    // Publicly known logins are never on for a site by mistake.
    MOTUS_DEMO: settings.MOTUS_DEMO ?? !settings.MOTUS_URL?.startsWith("https:"),
    dataDir,
    auditAnchors: path.resolve(settings.MOTUS_AUDIT_ANCHORS ?? anchorsIn(dataDir)),
    secretsFile: path.resolve(settings.MOTUS_SECRETS_FILE ?? secretsIn(dataDir)),
    url: settings.MOTUS_URL?.replace(/\/$/, "") ?? `http://localhost:${settings.PORT}`,
  };
}

export const anchorsIn = (dataDir: string) => path.join(dataDir, "audit-anchors.jsonl");

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

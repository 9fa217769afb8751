import { readFileSync } from "node:fs";
import { SettingsError } from "./settings-error.ts";

/** Settings that are secret, or hold one: a vault hands them over in files, where no list of processes shows them. */
export const inFiles = [
  "DATABASE_URL",
  "SMTP_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "MOTUS_AI_KEY",
  "MOTUS_SMS_AUTHORIZATION",
  "MOTUS_METRICS_TOKEN",
  "MOTUS_SENTRY_DSN",
  "MOTUS_DEMO_PASSWORD",
  "MOTUS_BACKUP_IDENTITY",
];

/** The settings whose files are named by `<NAME>_FILE`, without the line's end that editors leave. */
export function fromFiles(env: Record<string, string | undefined>) {
  const named = inFiles.filter((name) => env[`${name}_FILE`]);
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

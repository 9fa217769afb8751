import { formatDateTime } from "#rules/format.ts";
import { addDays } from "#rules/time/dates.ts";
import { DAY, HOUR } from "#rules/time/durations.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { BackupFault } from "../../backup/backup-fault.ts";
import { backUpInto, newestBackup } from "../../backup/back-up-into.ts";
import { backupMails } from "../../backup/mails.ts";
import type { Services } from "../context.ts";
import { readWhole } from "../db/replica.ts";
import type { Reader } from "../db/roles.ts";
import { notifyOperator } from "../../operator/notify-operator.ts";
import { jobContext } from "./job-context.ts";
import { enqueue, type Handler } from "../queue/queue.ts";

type BackupServices = Pick<Services, "db" | "settings" | "now">;

/** A younger one is of this night: it was requested twice, or the clock was set back in between. */
const A_NIGHT = 6 * HOUR;

/**
 * A backup every night, where the settings name a folder; the next night is scheduled first, whatever the result of
 * this one. If it lacks files, or failed for the last time, the operator gets a mail: the log is not read every
 * morning.
 */
export const backUpJob =
  (services: Services, reader: Reader, log: (line: Record<string, unknown>) => void): Handler =>
  async (_payload, { lastAttempt }) => {
    const { settings, storage, now } = services;
    const folder = settings.MOTUS_BACKUP_DIR;
    if (!folder) return;
    await enqueueNight(services, untilNight(now(), settings.MOTUS_BACKUP_TIME));
    if ((await ageOfNewest(folder, now())) < A_NIGHT) return;
    const { file, files, missing, differing } = await readWhole(services, reader, (loginOfMoment) =>
      backUpInto({ folder, settings, reader, loginOfMoment, storage, now: now() }),
    ).catch(async (error: unknown) => {
      // A message of the database may name a patient.
      const reason = error instanceof BackupFault ? error.message : ((error as { code?: string }).code ?? "unknown");
      log({ level: "error", event: "backupFailed", error: reason });
      const last = await newestBackup(folder);
      if (lastAttempt)
        await notifyOperator(jobContext(services), reader, (language) =>
          backupMails[language].failed({ reason, last: last ? formatDateTime(last.at, language) : null }),
        );
      throw error;
    });
    const faulty = missing.length + differing.length;
    log({
      level: faulty ? "error" : "info",
      event: faulty ? "backupIncomplete" : "backupMade",
      file,
      files: files.count,
      missing: missing.length,
      differing: differing.length,
    });
    if (faulty)
      await notifyOperator(jobContext(services), reader, (language) => backupMails[language].incomplete(faulty));
  };

/** The night that comes, or now where the last one was slept through. */
export async function awaitNight(services: BackupServices) {
  const { settings, now } = services;
  if (!settings.MOTUS_BACKUP_DIR) return;
  const slept = (await ageOfNewest(settings.MOTUS_BACKUP_DIR, now())) > DAY;
  await enqueueNight(services, slept ? 0 : untilNight(now(), settings.MOTUS_BACKUP_TIME));
}

async function ageOfNewest(folder: string, now: Date): Promise<number> {
  const newest = await newestBackup(folder);
  const age = newest ? now.getTime() - newest.at.getTime() : Infinity;
  return age < -A_NIGHT ? Infinity : age; // made while the clock was ahead: nights are not left out until it comes there again
}

const enqueueNight = ({ db }: BackupServices, after: number) =>
  enqueue(db, "backUp", {}, { key: "backUp", after, maxAttempts: 3, oneAtATime: "installation" });

/** So many milliseconds until it is that time of day again. */
export function untilNight(now: Date, time: string): number {
  const today = instantOf(localDate(now), time);
  const next = today > now ? today : instantOf(addDays(localDate(now), 1), time);
  return next.getTime() - now.getTime();
}

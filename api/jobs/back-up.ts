import type { ClientConfig } from "pg";
import { addDays, instantOf, localDate } from "#rules/time.ts";
import { BackupFault } from "../backup/backup-fault.ts";
import { backUpInto, newestBackup } from "../backup/back-up-into.ts";
import type { Services } from "../context.ts";
import { enqueue, type Handler } from "./queue.ts";

type Place = Pick<Services, "db" | "settings" | "storage" | "now">;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A backup every night, where the settings name a folder for them; the next night is asked for first, whatever becomes of this one. */
export const backUpJob = (services: Place, owner: ClientConfig, log: (line: Record<string, unknown>) => void): Handler => async () => {
  const { settings, storage, now } = services;
  const folder = settings.MOTUS_BACKUP_DIR;
  if (!folder) return;
  await enqueueNight(services, nextNight(now(), settings.MOTUS_BACKUP_TIME));
  if ((await ageOfNewest(folder, now())) < HOUR) return; // a process that started while it was being made asked for it too
  try {
    const { file, files, missing, differing } = await backUpInto({ folder, settings, owner, storage, now: now() });
    const whole = missing.length + differing.length === 0;
    log({ level: whole ? "info" : "error", event: whole ? "backupMade" : "backupIncomplete", file, files: files.count, missing: missing.length, differing: differing.length });
  } catch (error) {
    // What a database says of a failure may name a patient.
    log({ level: "error", event: "backupFailed", error: error instanceof BackupFault ? error.message : ((error as { code?: string }).code ?? "unknown") });
    throw error;
  }
};

/** The night that comes, or now where the last one was slept through. */
export async function awaitNight(services: Omit<Place, "storage">) {
  const { settings, now } = services;
  if (!settings.MOTUS_BACKUP_DIR) return;
  const slept = (await ageOfNewest(settings.MOTUS_BACKUP_DIR, now())) > DAY;
  await enqueueNight(services, slept ? now() : nextNight(now(), settings.MOTUS_BACKUP_TIME));
}

async function ageOfNewest(folder: string, now: Date): Promise<number> {
  const newest = await newestBackup(folder);
  return newest ? now.getTime() - newest.at.getTime() : Infinity;
}

const enqueueNight = ({ db }: Pick<Place, "db">, runAt: Date) => enqueue(db, "backUp", {}, { key: "backUp", runAt, maxAttempts: 3, oneAtATime: true });

function nextNight(now: Date, time: string): Date {
  const today = instantOf(localDate(now), time);
  return today > now ? today : instantOf(addDays(localDate(now), 1), time);
}

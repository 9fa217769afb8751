import type { ClientConfig } from "pg";
import { addDays, instantOf, localDate } from "#rules/time.ts";
import { BackupFault } from "../backup/backup-fault.ts";
import { backUpInto, newestBackup } from "../backup/back-up-into.ts";
import type { Services } from "../context.ts";
import { enqueue, type Handler } from "./queue.ts";

type Place = Pick<Services, "db" | "settings" | "storage" | "now">;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** One that is younger is of this night: it was asked for twice, or the clock was set back meanwhile. */
const A_NIGHT = 6 * HOUR;

/** A backup every night, where the settings name a folder for them; the next night is asked for first, whatever becomes of this one. */
export const backUpJob = (services: Place, owner: ClientConfig, log: (line: Record<string, unknown>) => void): Handler => async () => {
  const { settings, storage, now } = services;
  const folder = settings.MOTUS_BACKUP_DIR;
  if (!folder) return;
  await enqueueNight(services, untilNight(now(), settings.MOTUS_BACKUP_TIME));
  if ((await ageOfNewest(folder, now())) < A_NIGHT) return;
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
  await enqueueNight(services, slept ? 0 : untilNight(now(), settings.MOTUS_BACKUP_TIME));
}

async function ageOfNewest(folder: string, now: Date): Promise<number> {
  const newest = await newestBackup(folder);
  const age = newest ? now.getTime() - newest.at.getTime() : Infinity;
  return age < -A_NIGHT ? Infinity : age; // made while the clock was ahead: nights are not left out until it comes there again
}

const enqueueNight = ({ db }: Pick<Place, "db">, after: number) => enqueue(db, "backUp", {}, { key: "backUp", after, maxAttempts: 3, oneAtATime: true });

function untilNight(now: Date, time: string): number {
  const today = instantOf(localDate(now), time);
  const next = today > now ? today : instantOf(addDays(localDate(now), 1), time);
  return next.getTime() - now.getTime();
}

import { z } from "zod";
import { DAY, MINUTE } from "#rules/time/durations.ts";
import type { Services } from "../context.ts";
import type { Db } from "../db/client.ts";
import type { Reader } from "../db/roles.ts";
import type { Log } from "../faults.ts";
import { faultMail, mailedFaults } from "../../operator/mails.ts";
import { notifyOperator } from "../../operator/notify-operator.ts";
import { findFaults } from "../../operator/status/find-faults.ts";
import { readStatus } from "../../operator/status/read-status.ts";
import { enqueue, type Handler } from "../queue/queue.ts";
import { jobContext } from "./job-context.ts";

const EVERY = 15 * MINUTE;

/** When each fault was mailed, so that one that lasts is mailed once a day. */
const Watched = z.object({ mailed: z.record(z.string(), z.number()).default({}) });
type Mailed = z.output<typeof Watched>["mailed"];

/**
 * Looks at the disk and the queue every quarter of an hour, and mails the operator of what is wrong; the next time is
 * scheduled first. A start forgets what was mailed.
 */
export const watchInstallationJob =
  (services: Services, reader: Reader, log: Log): Handler =>
  async (payload) => {
    const { db, settings, now } = services;
    const { mailed } = Watched.parse(payload);
    await enqueueWatch(db, mailed);
    const faults = findFaults(await readStatus(reader, settings), now());
    const lasting = mailedFaults.filter((fault) => faults.includes(fault));
    const isDue = (fault: string) => now().getTime() - (mailed[fault] ?? 0) >= DAY;
    const due = lasting.filter(isDue);
    const at = (fault: string) => (isDue(fault) ? now().getTime() : mailed[fault]!);
    await enqueueWatch(db, Object.fromEntries(lasting.map((fault) => [fault, at(fault)])));
    if (due.length === 0) return;
    log({ level: "error", event: "installationFaulty", faults: due });
    await notifyOperator(jobContext(services), reader, (language) => faultMail(language, due));
  };

/** The first look some time after the start. */
export const awaitWatch = (db: Db) => enqueueWatch(db, {});

const enqueueWatch = (db: Db, mailed: Mailed) =>
  enqueue(db, "watchInstallation", { mailed }, { key: "watchInstallation", after: EVERY, maxAttempts: 1 });

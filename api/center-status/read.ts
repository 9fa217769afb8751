import { sql, type SQL } from "drizzle-orm";
import { COUNTED_DAYS, centerWorks, type CenterWork } from "#rules/center-status/works.ts";
import { DAY, earlier } from "#rules/time/durations.ts";
import { allow } from "../core/access/allow.ts";
import { backupFolder, newestBackup } from "../backup/back-up-into.ts";
import type { Ctx } from "../core/context.ts";
import { readCheck, type Check } from "../evidence/read-check.ts";

/** Work of a kind that is due and not done, and that failed; each with the time of the oldest. */
export type WorkState = {
  work: CenterWork;
  waiting: number;
  waitingSince: Date | null;
  failed: number;
  failedSince: Date | null;
};
export type CenterStatus = { works: WorkState[]; check: Check | null; backupAt: Date | null };

/** The centre's own work that waits or failed, its latest check of evidence, and the installation's last backup. */
export async function readCenterStatus(ctx: Ctx): Promise<CenterStatus> {
  allow(ctx, "centerStatus:read");
  const { now, db, profile } = ctx;
  const since = sql`${earlier(now(), COUNTED_DAYS * DAY).toISOString()}::timestamptz`;
  const selects = Object.entries(sources(now(), since)).map(
    ([work, { from, waits, due, failed, at }]) => sql`
      select ${work}::text as work, count(*) filter (where ${waits}) as waiting, min(${due}) filter (where ${waits}) as "waitingSince",
        count(*) filter (where ${failed}) as failed, min(${at}) filter (where ${failed}) as "failedSince"
      from ${from} where medical_center_id = ${profile.medicalCenterId} and ((${waits}) or (${failed}))`,
  );
  const { rows } = await db.execute<Row>(sql.join(selects, sql` union all `));
  const folder = backupFolder(ctx.settings);
  return {
    works: centerWorks.map((work) => toState(rows.find((row) => row.work === work)!)),
    check: await readCheck(ctx),
    backupAt: (folder && (await newestBackup(folder))?.at) || null,
  };
}

type Row = { [K in keyof WorkState]: WorkState[K] extends Date | null ? string | null : WorkState[K] };

const toState = ({ waitingSince, failedSince, ...row }: Row): WorkState => ({
  ...row,
  waitingSince: waitingSince === null ? null : new Date(waitingSince),
  failedSince: failedSince === null ? null : new Date(failedSince),
});

type Source = Record<"from" | "waits" | "due" | "failed" | "at", SQL>;

/** Rows of each work: reminders of later visits do not wait, and messages to patients are not counted as mails too. */
function sources(now: Date, since: SQL): Record<CenterWork, Source> {
  const made = (asked: SQL, done: SQL, from: SQL): Source => ({
    from,
    waits: sql`${done} is null and failed_at is null`,
    due: asked,
    failed: sql`failed_at >= ${since}`,
    at: sql`failed_at`,
  });
  return {
    NOTICES: {
      from: sql`notices`,
      waits: sql`state = 'WAITING' and send_at <= ${now.toISOString()}::timestamptz`,
      due: sql`send_at`,
      failed: sql`state = 'REFUSED' and settled_at >= ${since}`,
      at: sql`settled_at`,
    },
    MAILS: {
      from: sql`(select * from mails where created_at >= ${since} and sent_at is null and not exists (select from notices where uuid = mails.id)) as unsent`,
      waits: sql`failed_at is null`,
      due: sql`created_at`,
      failed: sql`failed_at is not null`,
      at: sql`failed_at`,
    },
    EXPORTS: made(sql`asked_at`, sql`generated_at`, sql`invoice_exports`),
    COPIES: made(sql`ordered_at`, sql`made_at`, sql`center_copies`),
    IMPORTS: {
      from: sql`(select * from imports where created_at >= ${since}) as latest`,
      waits: sql`state not in ('WRITTEN', 'UNDONE', 'FAILED')`,
      due: sql`created_at`,
      failed: sql`state = 'FAILED'`,
      at: sql`created_at`,
    },
  };
}
